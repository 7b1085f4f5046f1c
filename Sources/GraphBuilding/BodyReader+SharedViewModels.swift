import Model

/// Requests for view models that outlive the screen which asks, since others ask for the same.
extension BodyReader {
  /// `by activityViewModels()`, `by navGraphViewModels(R.id.checkout)`, `hiltViewModel(entry)` with
  /// the entry of a graph.
  func noteSharedViewModel(_ call: Call, _ result: Value, expected: ValueType?) {
    if isQuiet { return }
    guard case .name(let name, _) = call.callee, site.place.isOfProduct,
      let sharing = sharingRequests[name] ?? sharing(ofOwner: name, call)
    else { return }
    let written = call.typeArguments.first.map { program.valueType($0, at: place) }
    let type = [written, result.type, expected].lazy.compactMap { $0 }
      .compactMap { $0.projectType ?? $0.content.projectType }.first
    guard let type, isViewModel(type) else { return }
    record { $0.sharedViewModels.append(.init(type: type, sharing: sharing)) }
  }

  /// What shares the view model of the owner that a request names.
  private func sharing(ofOwner name: String, _ call: Call) -> String? {
    guard ownerRequests.contains(name) else { return nil }
    for argument in call.arguments {
      switch argument.value {
      case .name(let owner, _) where locals[owner]?.type == .external(backStackEntry, []):
        return ofGraph
      case .closure(let closure):
        if case .result(.call(let owner))? = closure.body.first,
          case .name("requireActivity", _) = owner.callee
        {
          return ofActivity
        }
      default: continue
      }
    }
    return nil
  }

  private func isViewModel(_ type: Int) -> Bool {
    outsideAncestors(of: type, in: program).contains { androidKind($0) == .viewModel }
  }

  /// The entry of a navigation graph by its route: `controller.getBackStackEntry("checkout")`.
  func callNavigation(_ name: String, _ call: Call) -> Value? {
    guard name == "getBackStackEntry" else { return nil }
    readArguments(call.arguments)
    return Value(type: .external(backStackEntry, []), origin: .unknown)
  }
}

private let backStackEntry = "NavBackStackEntry"
private let ofGraph = "that the screens of a navigation graph share"
private let ofActivity = "that the fragments of an activity share"
/// Functions of androidx.fragment, androidx.navigation, androidx.hilt and Koin that ask an owner
/// beyond the screen.
private let sharingRequests: NameTable<String> = [
  "activityViewModels": ofActivity, "activityViewModel": ofActivity,
  "getActivityViewModel": ofActivity, "sharedViewModel": ofActivity,
  "koinActivityViewModel": ofActivity, "navGraphViewModels": ofGraph,
  "hiltNavGraphViewModels": ofGraph, "navGraphViewModel": ofGraph,
  "koinNavGraphViewModel": ofGraph,
]
/// Functions that take the owner of the view model.
private let ownerRequests: NameSet = [
  "viewModels", "viewModel", "hiltViewModel", "koinViewModel", "metroViewModel", "koinNavViewModel",
]
