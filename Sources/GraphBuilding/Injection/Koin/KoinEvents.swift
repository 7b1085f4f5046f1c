import Model

/// What modules of Koin hold and who asks them, in the order of the files.
struct KoinEvents {
  /// `single<Api>(named("live")) { LiveApi(get()) }`.
  struct Entry {
    /// A parameter that Koin fills, by its label or else its position.
    struct Filled {
      let label: String?
      let position: Int
      let qualifier: String?
      /// What the request names; `nil` when it asks for what the parameter is.
      let type: KeyType?
      /// True for a request of all that is bound.
      let isForAll: Bool
    }

    let word: KoinEntryWord
    /// What it can be asked for by.
    var keys: [KeyType]
    var qualifier: String?
    let made: ValueType
    /// The scope around it, as written; `nil` outside of one.
    let scope: String?
    /// `nil` when Koin fills all parameters.
    let filled: [Filled]?
    let site: CodeSite
  }

  /// `val api: Api by inject()`.
  struct Request {
    let type: KeyType
    let qualifier: String?
    let site: CodeSite
  }

  var entries: [Entry] = []
  var requests: [Request] = []

  mutating func append(_ other: KoinEvents) {
    entries += other.entries
    requests += other.requests
  }
}

/// Where in a module the code being read stands.
struct KoinPlace {
  /// The scope around, as written.
  var scope: String?
  /// True inside what makes the object of an entry.
  var isInEntry = false
}
