import Model
import YAMLReading

/// The specifications that XcodeGen makes projects of, with what they include.
struct XcodeGenSpecs {
  /// Paths of those that are no part of another one, sorted.
  let roots: [String]
  private let files: [String: SourceText]
  /// What files of build settings say, on which a specification may base its own.
  private let settings: BuildSettings

  init(_ files: [SourceText], settings: BuildSettings) {
    self.settings = settings
    self.files = Dictionary(
      files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    roots = files.map(\.path).filter {
      ["project.yml", "project.yaml"].contains($0.split(separator: "/").last)
    }.sorted()
  }

  /// What a specification says; nothing for a file of that name which is none.
  func read(
    _ root: String
  ) -> (targets: [BuildTarget], principals: [PrincipalClass], problems: [Problem]) {
    var seen: Set<String> = []
    var problems: [Problem] = []
    guard let node = load(root, &seen, &problems), node["targets"] != nil else {
      return ([], [], [])
    }
    var settings = settings
    settings.read(node)
    let targets = XcodeGenTargets(
      spec: node, conditions: settings.conditions(), description: root)
    return (targets.all(), targets.principals(), problems)
  }

  /// A specification merged over what it includes, with paths relative to the input.
  private func load(
    _ path: String, _ seen: inout Set<String>, _ problems: inout [Problem]
  ) -> YAMLNode? {
    guard let file = files[path], seen.insert(path).inserted else { return nil }
    let (node, mistakes) = readYAML(file)
    guard let node else { return nil }
    if node["targets"] != nil, !mistakes.isEmpty {
      problems.append(
        Problem(
          .warning, "the project can be read only in part: \(mistakes[0].message)",
          at: mistakes[0].location))
    }
    var whole: YAMLNode?
    for include in includes(of: node, in: folder(of: path)) {
      if files[include] == nil {
        problems.append(
          Problem(
            .note, "\(include) is included and was not read: its targets are not known",
            at: .start(of: path)))
      }
      guard let included = load(include, &seen, &problems) else { continue }
      whole = whole.map { merged($0, included) } ?? included
    }
    let own = node.rebased(to: folder(of: path))
    return whole.map { merged($0, own) } ?? own
  }

  private func includes(of node: YAMLNode, in folder: String) -> [String] {
    guard let list = node["include"] else { return [] }
    let entries = list.items.isEmpty ? [list] : list.items
    return entries.compactMap { $0.text ?? $0["path"]?.text }.map { joinedPath(folder, $0) }
  }
}

/// What one value says, and another one over it: mappings by key, lists after each other.
func merged(_ base: YAMLNode, _ over: YAMLNode) -> YAMLNode {
  switch (base, over) {
  case (.mapping, .mapping(_, let place)):
    var entries = base.entries
    for entry in over.entries {
      if let known = entries.firstIndex(where: { $0.key == entry.key }) {
        entries[known] = YAMLEntry(
          key: entry.key, keyLocation: entry.keyLocation,
          value: merged(entries[known].value, entry.value))
      } else {
        entries.append(entry)
      }
    }
    return .mapping(entries, place)
  case (.sequence, .sequence(_, let place)): return .sequence(base.items + over.items, place)
  default: return over
  }
}

extension YAMLNode {
  /// The same with paths of sources below a folder.
  fileprivate func rebased(to folder: String) -> YAMLNode {
    changing(["targets", "targetTemplates"]) { targets in
      guard case .mapping(let entries, let place) = targets else { return targets }
      return .mapping(
        entries.map { entry in
          YAMLEntry(
            key: entry.key, keyLocation: entry.keyLocation,
            value: entry.value.changing(["sources"]) { $0.sources(below: folder) })
        }, place)
    }
  }

  /// Always a list, of mappings with a path.
  private func sources(below folder: String) -> YAMLNode {
    switch self {
    case .sequence(_, let place): return .sequence(items.map { $0.source(below: folder) }, place)
    case .scalar, .mapping, .unreadable: return .sequence([source(below: folder)], location)
    }
  }

  private func source(below folder: String) -> YAMLNode {
    if let text {
      let path = YAMLNode.scalar(joinedPath(folder, text), isPlain: false, location)
      return .mapping([YAMLEntry(key: "path", keyLocation: location, value: path)], location)
    }
    return changing(["path"]) { path in
      .scalar(joinedPath(folder, path.text ?? ""), isPlain: false, path.location)
    }
  }

  private func changing(_ keys: Set<String>, _ change: (YAMLNode) -> YAMLNode) -> YAMLNode {
    guard case .mapping(let entries, let place) = self else { return self }
    return .mapping(
      entries.map { entry in
        guard keys.contains(entry.key) else { return entry }
        return YAMLEntry(
          key: entry.key, keyLocation: entry.keyLocation, value: change(entry.value))
      }, place)
  }
}
