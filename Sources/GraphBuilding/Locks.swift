/// What a Kotlin function holds that is synchronized on its own object, where variables with locks have
/// their numbers.
let ownMonitor = -1

/// Types of the system, and of packages that everyone uses, that let one in at a time.
let locks: NameSet = [
  "NSLock", "NSRecursiveLock", "NSConditionLock", "NSCondition", "OSAllocatedUnfairLock", "Mutex",
  "os_unfair_lock", "os_unfair_lock_s", "os_unfair_lock_t", "pthread_mutex_t", "pthread_rwlock_t",
  "ReentrantLock", "ReentrantReadWriteLock", "Semaphore",
  "LockIsolated", "NIOLock", "UnfairLock", "ManagedCriticalState",
]

/// Methods that take a lock, and those that let go of it.
let takingMethods: NameSet = ["lock", "try", "tryLock", "lockBefore"]
let lettingMethods: NameSet = ["unlock"]
/// Methods of locks and queues that run their closure while others wait.
let runningMethods: NameSet = [
  "withLock", "withLockUnchecked", "withLockIfAvailable", "withLockIfAvailableUnchecked",
  "withLockVoid", "withCriticalRegion", "withCriticalScope", "withCriticalSection", "withValue",
  "sync", "async", "asyncAfter", "asyncAndWait", "synchronized", "synchronize", "locked", "around",
  "protect", "perform", "execute", "atomically", "mutate", "modify", "read", "write",
]
/// Functions of C that take a lock, and those that let go of it.
let takingFunctions: NameSet = [
  "os_unfair_lock_lock", "os_unfair_lock_trylock", "pthread_mutex_lock", "pthread_rwlock_wrlock",
]
let lettingFunctions: NameSet = [
  "os_unfair_lock_unlock", "pthread_mutex_unlock", "pthread_rwlock_unlock",
]
