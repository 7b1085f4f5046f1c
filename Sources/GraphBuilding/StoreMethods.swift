/// Types of the system and of packages that keep values beyond the process: Foundation's defaults,
/// and cookies, KeychainAccess, KeychainSwift, SwiftKeychainWrapper, Valet, UICKeyChainStore.
let persistentStores: NameTable<PersistentStore> = [
  "UserDefaults": .defaults, "NSUbiquitousKeyValueStore": .defaults, "AppStorageStore": .defaults,
  "Keychain": .keychain, "KeychainSwift": .keychain, "KeychainWrapper": .keychain,
  "Valet": .keychain, "UICKeyChainStore": .keychain, "HTTPCookieStorage": .cookies,
  "WKHTTPCookieStore": .cookies,
  // Android, with Jetpack's data store and its state of a screen.
  "SharedPreferences": .preferences, "SharedPreferences.Editor": .preferences,
  "EncryptedSharedPreferences": .preferences, "Preferences": .dataStore,
  "MutablePreferences": .dataStore, "SavedStateHandle": .savedState,
]

/// What a method of a store does; `nil` for those that touch no single value.
func storeAction(of method: String) -> StoreAccess.Action? {
  if storeReads[method] != nil { return .read }
  if storeWrites.contains(method) { return .write }
  if storeRemovals.contains(method) { return .remove }
  return storeErasures.contains(method) ? .removeAll : nil
}

/// The type of what a method of a store reads; empty when it may be anything.
func storedType(readBy method: String) -> String { storeReads[method] ?? "" }

/// What the functions of the keychain itself do.
let keychainFunctions: NameTable<StoreAccess.Action> = [
  "SecItemAdd": .write, "SecItemUpdate": .write, "SecItemDelete": .remove,
  "SecItemCopyMatching": .read,
]

/// Labels of the argument that is the key.
let storeKeyLabels: NameSet = ["forKey", "key", "forService", "for"]

/// True for the name of a parameter that takes a key.
func isKeyName(_ name: String) -> Bool {
  camelWords(name).contains { ["key", "account", "identifier", "service"].contains($0) }
}

private let storeReads: NameTable<String> = [
  "string": "String?", "bool": "Bool", "integer": "Int", "double": "Double", "float": "Float",
  "data": "Data?", "array": "[Any]?", "stringArray": "[String]?", "dictionary": "[String: Any]?",
  "url": "URL?", "object": "", "value": "", "longLong": "Int64", "get": "String?",
  "getString": "String?", "getData": "Data?", "getBool": "Bool?",
]
private let storeWrites: NameSet = [
  "set", "setValue", "setObject", "setString", "setData", "setCookie", "setCookies",
]
private let storeRemovals: NameSet = [
  "removeObject", "remove", "delete", "removeValue", "deleteCookie",
]
private let storeErasures: NameSet = [
  "removePersistentDomain", "removeAll", "clear", "removeAllKeys", "removeAllObjects",
  "removeAllItems", "removeCookies",
]

/// What a method of Foundation does with a file, and the labels of the argument that says which.
struct FileMethod {
  let action: StoreAccess.Action
  let labels: Set<String>
}

/// By the name of the method; the labels tell them from methods of collections and streams.
let fileMethods: NameTable<FileMethod> = [
  "write": FileMethod(action: .write, labels: ["to", "toFile"]),
  "createFile": FileMethod(action: .write, labels: ["atPath"]),
  "removeItem": FileMethod(action: .remove, labels: ["at", "atPath"]),
  "trashItem": FileMethod(action: .remove, labels: ["at"]),
]
