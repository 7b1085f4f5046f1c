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
      guard let kind = androidKind(name) else { continue }
      switch kind {
      case .application: return ("app", "the \(name) of the process")
      case .activity, .fragment, .view, .viewModel: return ("screen", "a \(name)")
      case .service: return ("screen", "a \(name), which the system starts and stops")
      }
    }
    return nil
  }

  /// What names say of objects that a navigation library makes: they lead nowhere by themselves.
  func nameScope(of type: Int) -> (scope: String, detail: String)? {
    let entry = program.types[type]
    let isNode = outsideAncestors(of: type, in: program).contains { $0.hasSuffix("Node") }
    guard isNode, entry.simpleName.hasSuffix("Node") else { return nil }
    return (entry.simpleName.hasSuffix("FlowNode") ? "flow" : "screen", "its name")
  }
}
