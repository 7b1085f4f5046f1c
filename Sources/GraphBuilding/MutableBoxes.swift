import Model

/// True for a constant whose content can change all the same.
func isMutableBox(_ type: ValueType) -> Bool {
  guard case .external(let name, let arguments) = type.unwrapped else { return false }
  // A signal that something happened has no content.
  if name == "CurrentValueSubject", let content = arguments.first, content.isNothing {
    return false
  }
  return mutableBoxes.contains(name) || ValueType.lastingSubjects.contains(name)
    || name.hasPrefix("NSMutable") || isConversation(type)
}

extension ValueType {
  fileprivate var isNothing: Bool { self == .external("Void", []) || self == .tuple([]) }
}

private let mutableBoxes: Set<String> = [
  "Mutex", "LockIsolated", "OSAllocatedUnfairLock", "NSCache", "NSHashTable", "NSMapTable",
  "NSCountedSet", "NSPointerArray", "CurrentValueSubject", "Locked", "Atomic", "Protected",
  // Kotlin's coroutines, Compose, Java and Android.
  "MutableStateFlow", "MutableSharedFlow", "MutableState", "MutableLiveData", "MutableIntState",
  "AtomicReference", "AtomicBoolean", "AtomicInteger", "AtomicInt", "AtomicLong", "LruCache",
  "SparseArray", "ThreadLocal",
  "ManagedAtomic", "NIOLockedValueBox", "LockedValueBox", "ThreadSafe", "ManagedCriticalState",
]
