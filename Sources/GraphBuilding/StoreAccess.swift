import Model

/// Where values outlive the process.
enum PersistentStore: Int, Hashable, Sendable, Comparable {
  case defaults, keychain, cookies, files, preferences, dataStore, savedState, database

  /// Its name for people.
  var name: String {
    switch self {
    case .defaults: "user defaults"
    case .keychain: "the keychain"
    case .cookies: "the cookies"
    case .files: "files"
    case .preferences: "shared preferences"
    case .dataStore: "the data store"
    case .savedState: "the saved state"
    case .database: "the database"
    }
  }

  var fieldStorage: Field.Storage { self == .database ? .table : .persisted }

  static func < (left: PersistentStore, right: PersistentStore) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// What a value in a store is found by.
enum StoreKey: Hashable, Sendable {
  /// Written out, or a constant with that text.
  case text(String)
  /// A constant whose text is not known, or the variable with the place of a file.
  case constant(Int)
  /// A case of an enum of keys.
  case enumCase(String)
  /// A table of a database.
  case table(String)
  /// A parameter of the function around.
  case parameter(String)
}

/// A value of a store is read, written or removed.
struct StoreAccess {
  enum Action: Hashable {
    case read, write, remove
    /// All values of the store are removed.
    case removeAll
  }

  let store: PersistentStore
  let action: Action
  /// `nil` when the key is put together at run time.
  var key: StoreKey?
  /// What is written.
  var value: WrittenValue
  var origin: ValueOrigin
  /// The name of the method, which tells the type of what it reads.
  let method: String
  var site: CodeSite
}

/// A call of a function of the project that gets a key.
struct KeyedCall {
  let callee: Int
  /// By the position of the argument.
  let keys: [Int: StoreKey]
  /// What the first argument that is no key is.
  let value: WrittenValue
  let origin: ValueOrigin
  let site: CodeSite
}
