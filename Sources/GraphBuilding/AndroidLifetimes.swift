import Model

/// How long an object of Kotlin lives as Android and its libraries use it.
struct AndroidLifetimes {
  private let program: Program

  init(_ program: Program) { self.program = program }

  /// The scope that a class of Android gives to those that inherit from it, also through classes of
  /// the project.
  func scope(of type: Int) -> (scope: String, detail: String)? {
    let entry = program.types[type]
    guard entry.isReferenceType, entry.keyword != .object else { return nil }
    for name in outsideAncestors(of: type, in: program).sorted() {
      switch kind(byAncestor: name, of: type) {
      case .application?: return ("app", "the \(name) of the process")
      case .activity?, .fragment?, .view?, .viewModel?: return ("screen", "a \(name)")
      // It runs beside the screens, and may be gone before them or after them.
      case .service?: return ("service", "a \(name), which the system starts and stops")
      case nil: continue
      }
    }
    return nil
  }

  /// True for a class of which Android makes the objects, also again after the end of the process: it
  /// calls a constructor of its own choice.
  func isMadeBySystem(_ type: Int) -> Bool {
    let entry = program.types[type]
    guard entry.isReferenceType, entry.keyword != .object, program.isKotlin(entry.file) else {
      return false
    }
    return outsideAncestors(of: type, in: program).contains { name in
      switch kind(byAncestor: name, of: type) {
      case .application?, .activity?, .fragment?, .view?, .service?: true
      case .viewModel?, nil: false
      }
    }
  }

  /// What a module adds to the builders of Jetpack's navigation are its graphs of screens.
  func scope(ofExtension type: Int) -> (scope: String, detail: String)? {
    let name = program.types[type].name
    return navigationBuilders.contains(name)
      ? ("flow", "the navigation graphs that the module adds to \(name)") : nil
  }

  /// A composable runs, and remembers, as long as the screen that it is a part of.
  func scope(ofFunction function: Int) -> (scope: String, detail: String)? {
    let entry = program.functions[function]
    guard program.isKotlin(entry.file),
      entry.facts.attributes.contains(where: { lastPart(of: $0.name) == "Composable" })
    else { return nil }
    return ("screen", "a composable")
  }

  private func kind(byAncestor name: String, of type: Int) -> AndroidKind? {
    if let kind = androidKind(ofAncestor: name) { return kind }
    // Interfaces of servers and of libraries are called services, too.
    return name.hasSuffix("Service") && isCalledAsService(type) ? .service : nil
  }

  private func isCalledAsService(_ type: Int) -> Bool {
    program.lineage(of: type).contains { ancestor in
      program.types[ancestor].functions.contains {
        let facts = program.functions[$0].facts
        return facts.modifiers.contains("override") && serviceCallbacks.contains(facts.name)
      }
    }
  }

  /// What names say of objects that a navigation library makes: they lead nowhere by themselves.
  func nameScope(of type: Int) -> (scope: String, detail: String)? {
    let entry = program.types[type]
    let isNode = outsideAncestors(of: type, in: program).contains { $0.hasSuffix("Node") }
    guard isNode, entry.simpleName.hasSuffix("Node") else { return nil }
    return (entry.simpleName.hasSuffix("FlowNode") ? "flow" : "screen", "its name")
  }
}

/// What the system calls of a service and of nothing else: android.app.Service, JobService,
/// IntentService, androidx.core.app.JobIntentService.
private let serviceCallbacks: NameSet = [
  "onStartCommand", "onBind", "onUnbind", "onRebind", "onTaskRemoved", "onHandleIntent",
  "onHandleWork", "onStartJob", "onStopJob",
]

/// Of androidx.navigation and androidx.navigation3.
private let navigationBuilders: NameSet = [
  "NavGraphBuilder", "EntryProviderBuilder", "EntryProviderScope",
]
