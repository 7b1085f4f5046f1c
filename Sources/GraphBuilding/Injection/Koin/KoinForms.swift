import Model

/// Koin in a program: which files have to do with it, and the words of its modules and requests
/// (https://insert-koin.io/docs/reference/koin-core/definitions). Sees declarations only.
struct KoinForms {
  private let files: Set<Int>

  init(_ program: Program) {
    files = Set(
      program.files.indices.filter { file in
        guard let kotlin = program.files[file].kotlin else { return false }
        return kotlin.stars.contains { $0.hasPrefix(package) }
          || kotlin.imports.values.contains { $0.contains { $0.hasPrefix(package) } }
      })
  }

  /// True for a file that imports something of Koin: in others its words mean something else.
  func isUsed(in file: Int) -> Bool { files.contains(file) }
}

private let package = "org.koin."

/// How long an entry of a module keeps what it makes.
enum KoinEntryWord {
  /// As long as Koin runs.
  case single
  /// As long as the scope around the entry.
  case scoped
  /// Not at all.
  case factory

  /// The word of a function that takes a closure, or a constructor.
  init?(_ name: String) {
    switch name.hasSuffix("Of") ? String(name.dropLast(2)) : name {
    case "single": self = .single
    case "scoped": self = .scoped
    case "factory", "viewModel", "worker", "fragment": self = .factory
    default: return nil
    }
  }
}

/// The scope that a function of Koin opens for what Android makes.
let koinScopeFunctions: NameTable<String> = [
  "activityScope": "ActivityScope", "fragmentScope": "FragmentScope",
  "viewModelScope": "ViewModelScope", "activityRetainedScope": "ActivityRetainedScope",
]

/// Functions that give an object of the type that is asked for.
let koinRequests: NameSet = ["get", "getOrNull", "inject", "injectOrNull", "koinInject"]
/// Functions that give a view model, which Koin makes for the screen that asks.
let koinViewModelRequests: NameSet = [
  "viewModel", "koinViewModel", "activityViewModel", "sharedViewModel", "getViewModel",
  "getActivityViewModel", "koinActivityViewModel", "koinNavViewModel", "navGraphViewModel",
  "koinNavGraphViewModel", "stateViewModel",
]
/// What stands for Koin itself.
let koinDoors: NameSet = [
  "getKoin", "koin", "KoinJavaComponent", "GlobalContext", "KoinPlatform", "KoinPlatformTools",
]
