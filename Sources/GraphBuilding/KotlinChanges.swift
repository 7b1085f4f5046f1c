import Model

/// What methods of Kotlin's and Java's collections, of flows and of atomic values do to the variable
/// that they are called on; `nil` for all others.
func kotlinChange(by method: String) -> WrittenValue? { changes[method] }

private let changes: NameTable<WrittenValue> = [
  "clear": .empty, "evictAll": .empty, "removeAllViews": .empty, "resetReplayCache": .empty,
  "remove": .removal, "removeAt": .removal, "removeIf": .removal, "removeAll": .removal,
  "removeFirst": .removal, "removeLast": .removal, "removeFirstOrNull": .removal,
  "removeLastOrNull": .removal, "poll": .removal, "pop": .removal, "retainAll": .removal,
  "minusAssign": .removal,
  "add": .addition, "addAll": .addition, "addFirst": .addition, "addLast": .addition,
  "put": .addition, "putAll": .addition, "putIfAbsent": .addition, "getOrPut": .addition,
  "computeIfAbsent": .addition, "offer": .addition, "push": .addition, "plusAssign": .addition,
  "compute": .change, "merge": .change, "replaceAll": .change, "update": .change,
  "getAndUpdate": .change, "updateAndGet": .change, "compareAndSet": .change,
  "incrementAndGet": .change, "getAndIncrement": .change, "decrementAndGet": .change,
  "getAndDecrement": .change, "addAndGet": .change, "sort": .change, "shuffle": .change,
]
/// Methods that put another value into a flow or a holder of one.
let kotlinReplacingMethods: NameSet = [
  "emit", "tryEmit", "postValue", "setValue", "set", "lazySet", "getAndSet", "update",
  // Of RxRelay and RxJava.
  "accept", "onNext",
]
