import Model

/// Types of the standard library, of Java's and of kotlinx.collections.immutable that hold many of
/// what they name, by the number of their type arguments.
let collectionTypes: [String: Int] = [
  "List": 1, "Set": 1, "Collection": 1, "Iterable": 1, "Sequence": 1, "Array": 1, "Map": 2,
  "ImmutableList": 1, "ImmutableSet": 1, "ImmutableMap": 2, "PersistentList": 1,
  "PersistentSet": 1, "PersistentMap": 2,
  "MutableList": 1, "MutableSet": 1, "MutableCollection": 1, "MutableIterable": 1, "MutableMap": 2,
  "ArrayList": 1, "HashSet": 1, "LinkedHashSet": 1, "TreeSet": 1, "ArrayDeque": 1, "LinkedList": 1,
  "Stack": 1, "Vector": 1, "Queue": 1, "Deque": 1, "PriorityQueue": 1,
  "HashMap": 2, "LinkedHashMap": 2, "TreeMap": 2, "WeakHashMap": 2, "IdentityHashMap": 2,
  "ConcurrentHashMap": 2, "ConcurrentMap": 2, "ConcurrentLinkedQueue": 1,
  "CopyOnWriteArrayList": 1, "CopyOnWriteArraySet": 1, "SnapshotStateList": 1,
  "SnapshotStateMap": 2,
]

/// Those of them whose content changes in place.
private let mutableTypes: Set<String> = [
  "MutableList", "MutableSet", "MutableCollection", "MutableIterable", "MutableMap", "ArrayList",
  "HashSet", "LinkedHashSet", "TreeSet", "ArrayDeque", "LinkedList", "Stack", "Vector", "Queue",
  "Deque", "PriorityQueue", "HashMap", "LinkedHashMap", "TreeMap", "WeakHashMap",
  "IdentityHashMap", "ConcurrentHashMap", "ConcurrentMap", "ConcurrentLinkedQueue",
  "CopyOnWriteArrayList", "CopyOnWriteArraySet", "SnapshotStateList", "SnapshotStateMap",
]

/// Functions of the standard library that make a collection of their arguments.
private let factories: Set<String> = [
  "listOf", "setOf", "mapOf", "arrayOf", "sequenceOf", "emptyList", "emptySet", "emptyMap",
  "emptyArray", "emptySequence", "listOfNotNull", "setOfNotNull", "persistentListOf",
  "persistentSetOf", "persistentMapOf", "sortedSetOf", "sortedMapOf",
]
private let mutableFactories: Set<String> = [
  "mutableListOf", "mutableSetOf", "mutableMapOf", "arrayListOf", "hashSetOf", "linkedSetOf",
  "hashMapOf", "linkedMapOf", "mutableStateListOf", "mutableStateMapOf",
]

/// True for a function or constructor that makes a collection of what it is given one by one.
func makesCollection(_ name: String) -> Bool {
  factories.contains(name) || mutableFactories.contains(name)
}

/// True for a constructor of a collection.
func isCollectionType(_ name: String) -> Bool { collectionTypes[name] != nil }

/// True when what a type names, or a call makes, is a collection that changes in place.
func isMutableCollection(_ name: String) -> Bool {
  mutableTypes.contains(name) || mutableFactories.contains(name)
}
