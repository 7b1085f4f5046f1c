import Model

/// True for a constant whose content can change all the same.
func isMutableBox(_ type: ValueType) -> Bool {
  guard case .external(let name, _) = type.unwrapped else { return false }
  return mutableBoxes.contains(name) || name.hasPrefix("NSMutable") || isConversation(type)
}

private let mutableBoxes: Set<String> = [
  "Mutex", "LockIsolated", "OSAllocatedUnfairLock", "NSCache", "NSHashTable", "NSMapTable",
  "NSCountedSet", "NSPointerArray", "CurrentValueSubject", "Locked", "Atomic", "Protected",
  "ManagedAtomic", "NIOLockedValueBox", "LockedValueBox", "ThreadSafe", "ManagedCriticalState",
]
