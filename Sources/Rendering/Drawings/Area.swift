import Model

/// A part of the sources whose components of one lane can share a box.
enum Area: Hashable {
  case everything
  /// Modules with a common beginning: `features` for `features:login` and `features:room`.
  case modules(String)
  case module(String)
  /// A folder of a module; its path is as long as it has to be below that of the module.
  case folder(module: String, path: String)

  /// Which of two areas comes first in a picture.
  var order: String {
    switch self {
    case .modules(let beginning): "\(beginning)\u{0}"
    case .module(let module): module
    case .folder(let module, let path): "\(module)\u{0}\(path)"
    // After all others.
    case .everything: "\u{10FFFF}"
    }
  }
}

extension Area {
  /// A folder by its name without the folders around it; `nil` for what is no folder.
  fileprivate var namedAlone: Area? {
    guard case .folder(let module, let path) = self else { return nil }
    return .folder(module: module, path: path.split(separator: "/").last.map(String.init) ?? "")
  }
}

/// The areas of each component from the largest to the smallest, each within the one before.
struct AreaMap {
  /// By the position of a node in the index.
  let chains: [[Area]]
  /// Folders of the same name elsewhere in their module, as areas of that name alone.
  private let ambiguous: Set<Area>

  /// `modules` are those of the components.
  init(_ components: [Component], modules: [String]) {
    let beginnings = commonBeginnings(of: modules)
    let folders = components.map(folder)
    var shared: [String: [Substring]] = [:]
    for (component, folder) in zip(components, folders) {
      guard let folder else { continue }
      let module = component.module
      shared[module] = shared[module].map { commonBeginning($0, folder) } ?? folder
    }
    let chains = zip(components, folders).map { component, folder in
      let module = component.module
      let above = beginnings[module] ?? []
      let below = folder?.dropFirst(shared[module]?.count ?? 0) ?? []
      return [.everything] + above.map(Area.modules) + [.module(module)]
        + below.indices.map { end in
          .folder(module: module, path: below[...end].joined(separator: "/"))
        }
    }
    self.chains = chains
    var places: [Area: Set<Area>] = [:]
    for area in chains.joined() {
      if let named = area.namedAlone { places[named, default: []].insert(area) }
    }
    ambiguous = Set(places.filter { $0.value.count > 1 }.keys)
  }

  /// What people call a folder: its name, with the folder around it where that is needed.
  func folderName(_ path: String, of module: String) -> String {
    let parts = path.split(separator: "/")
    let alone = Area.folder(module: module, path: path).namedAlone
    return parts.suffix(alone.map(ambiguous.contains) == true ? 2 : 1).joined(separator: "/")
  }
}

/// For each module the beginnings of its name that another module has, too, shortest first.
private func commonBeginnings(of modules: [String]) -> [String: [String]] {
  var members: [String: Int] = [:]
  let beginnings = modules.map { module -> [String] in
    let ends = module.indices.filter { $0 > module.startIndex && ":/.".contains(module[$0]) }
    return ends.map { String(module[..<$0]) }
  }
  for beginning in beginnings.joined() { members[beginning, default: 0] += 1 }
  // A module that is the beginning of others is one of them.
  for module in modules where members[module] != nil { members[module, default: 0] += 1 }
  return Dictionary(
    uniqueKeysWithValues: zip(modules, beginnings).map { module, beginnings in
      let own = members[module] == nil ? beginnings : beginnings + [module]
      return (module, own.filter { (members[$0] ?? 0) > 1 })
    })
}

private func folder(of component: Component) -> [Substring]? {
  component.location.map { $0.file.split(separator: "/").dropLast() }
}

private func commonBeginning(_ left: [Substring], _ right: [Substring]) -> [Substring] {
  zip(left, right).prefix { $0 == $1 }.map(\.0)
}
