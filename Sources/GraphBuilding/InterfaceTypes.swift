import Model

/// Which types are shown on a screen: views, controllers and windows.
struct InterfaceTypes {
  /// Classes of the project, with the first of their outside ancestors that says so.
  private let ofProject: [Int: String]

  init(_ program: Program) {
    var found: [Int: String] = [:]
    for (type, entry) in program.types.enumerated() where entry.keyword == .class {
      let isShown = program.isKotlin(entry.file) ? isAndroidInterfaceAncestor : isUserInterface
      found[type] = outsideAncestors(of: type, in: program).filter(isShown).min()
    }
    ofProject = found
  }

  /// The name of the system's class behind what a variable of a type holds, in a language; `nil` when
  /// that is not shown.
  func systemClass(in type: ValueType, of language: Language) -> String? {
    switch type {
    case .project(let type), .bound(let type, _), .parameter(_, let type?):
      ofProject[type]
    case .external(let name, let arguments):
      if language == .kotlin ? isAndroidInterface(name) : isUserInterface(name) {
        name
      } else if ValueType.transparentWrappers.contains(name) {
        arguments.lazy.compactMap { systemClass(in: $0, of: language) }.first
      } else {
        nil
      }
    case .optional(let inner): systemClass(in: inner, of: language)
    case .collection(let elements):
      elements.lazy.compactMap { systemClass(in: $0, of: language) }.first
    case .unknown, .parameter, .function, .metatype, .externalMetatype, .module: nil
    }
  }
}

/// True for a class in which screens are shown one after the other.
func isInterfaceContainer(_ systemClass: String) -> Bool {
  containerEndings.contains { systemClass.hasSuffix($0) }
}

/// True for a view, controller or window of the system, by the way that it names them.
private func isUserInterface(_ name: String) -> Bool {
  guard ["UI", "NS", "WK", "AV", "MK"].contains(where: name.hasPrefix) else { return false }
  return interfaceEndings.contains { name.hasSuffix($0) }
}

private let containerEndings = [
  "Window", "NavigationController", "TabBarController", "SplitViewController", "TabViewController",
]
private let interfaceEndings = [
  "View", "ViewController", "Window", "WindowController", "HostingController",
  "NavigationController", "TabBarController", "AlertController", "SearchController", "Button",
  "Label", "TextField", "Switch", "Slider", "SegmentedControl", "Cell",
]
