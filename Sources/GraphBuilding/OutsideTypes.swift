/// True for a global of the system or of a third party: `UserDefaults.standard`, and `shared` of
/// any type that the sources do not declare.
func isOutsideGlobal(type: String, member: String) -> Bool {
  if member == "shared" || member == "sharedInstance" { return type != "MainActor" }
  return systemGlobals[type]?.contains(member) ?? false
}

/// The same for globals that are functions: `UNUserNotificationCenter.current()`, and `shared()` of
/// any type that the sources do not declare.
func isOutsideGlobalFunction(type: String, member: String) -> Bool {
  if member == "shared" || member == "sharedInstance" { return true }
  return systemGlobalFunctions[type]?.contains(member) ?? false
}

private let systemGlobals: NameTable<Set<String>> = [
  "Bundle": ["main"],
  "DistributedNotificationCenter": ["default"],
  "FileManager": ["default"],
  "HTTPCookieStorage": ["shared"],
  "NSPasteboard": ["general"],
  "NSUbiquitousKeyValueStore": ["default"],
  "NotificationCenter": ["default"],
  "ProcessInfo": ["processInfo"],
  "UIDevice": ["current"],
  "UIPasteboard": ["general"],
  "UIScreen": ["main"],
  "URLCredentialStorage": ["shared"],
  "UserDefaults": ["standard"],
  "WCSession": ["default"],
]

private let systemGlobalFunctions: NameTable<Set<String>> = [
  "CSSearchableIndex": ["default"],
  "DistributedNotificationCenter": ["default"],
  "MPNowPlayingInfoCenter": ["default"],
  "PHCachingImageManager": ["default"],
  "PHImageManager": ["default"],
  "SKPaymentQueue": ["default"],
  "UNUserNotificationCenter": ["current"],
  "WKContentRuleListStore": ["default"],
  "WKInterfaceDevice": ["current"],
  "WKWebsiteDataStore": ["default"],
]

/// Functions that run a closure at once, or hand it to a queue or a task of which it is the whole.
let runsAtOnce: NameSet = [
  "Task", "detached", "run", "async", "sync", "asyncAfter", "withAnimation", "perform",
  "performAndWait", "forEach", "map", "compactMap", "flatMap", "filter", "withLock", "withValue",
  "withLockUnchecked", "withLockIfAvailable", "withLockIfAvailableUnchecked",
  "withCriticalRegion", "mutate", "modify",
  "assumeIsolated", "reduce", "first", "contains", "addTask", "withTaskGroup", "autoreleasepool",
]

/// Those of them whose closure runs after what follows it in the source.
let runsLater: NameSet = ["Task", "detached", "async", "asyncAfter", "addTask", "perform"]

/// Outside types whose plain construction gives nothing: an empty collection or text.
let emptyValueTypes: NameSet = [
  "Set", "Array", "Dictionary", "String", "Data", "IndexSet", "OrderedSet", "OrderedDictionary",
  "NSMutableDictionary", "NSMutableArray", "NSMutableSet", "NSMutableString", "NSCache",
]

/// Methods of collections that give their closure one element.
let elementwise: NameSet = [
  "map", "compactMap", "flatMap", "forEach", "filter", "first", "last", "contains", "allSatisfy",
  "removeAll", "firstIndex", "lastIndex", "min", "max", "drop", "prefix", "partition", "count",
]
