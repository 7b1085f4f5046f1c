import Model
import YAMLReading

/// The targets of a specification of XcodeGen that is merged with what it includes.
struct XcodeGenTargets {
  let spec: YAMLNode
  /// Names that an `#if` may ask for.
  let conditions: [String]
  /// The file that describes them.
  let description: String

  /// Sorted by name.
  func all() -> [BuildTarget] {
    definitions().map { target($0.name, $0.definition) }.sorted { $0.name < $1.name }
  }

  /// The classes that the property lists of the targets name where the specification writes them.
  func principals() -> [PrincipalClass] {
    definitions().flatMap { name, definition in
      definition["info"]?["properties"].map { principals($0, depth: 0) } ?? []
    }
  }

  private func definitions() -> [(name: String, definition: YAMLNode)] {
    (spec["targets"]?.entries ?? []).map { entry in
      (entry.key, withTemplates(entry.value, seen: []).replacing("${target_name}", entry.key))
    }
  }

  /// A definition over the templates that it names, which may name others.
  private func withTemplates(_ definition: YAMLNode, seen: Set<String>) -> YAMLNode {
    var whole: YAMLNode?
    for name in (definition["templates"]?.items ?? []).compactMap(\.text)
    where !seen.contains(name) {
      guard let written = spec["targetTemplates"]?[name] else { continue }
      let template = withTemplates(written, seen: seen.union([name]))
      whole = whole.map { merged($0, template) } ?? template
    }
    return whole.map { merged($0, definition) } ?? definition
  }

  private func target(_ name: String, _ definition: YAMLNode) -> BuildTarget {
    let platforms =
      [definition["platform"]?.text].compactMap { $0 }
      + (definition["platform"]?.items ?? []).compactMap(\.text)
    let kind = targetKind(
      productType: definition["type"]?.text ?? "", isForWatch: platforms == ["watchOS"])
    var target = BuildTarget(name: name, kind: kind, description: description)
    for source in definition["sources"]?.items ?? [] { add(source, to: &target) }
    target.files.sort()
    target.conditions = conditions
    target.dependencies = Set(
      (definition["dependencies"]?.items ?? []).flatMap(dependencies)
    ).sorted()
    let isolation = values(of: "SWIFT_DEFAULT_ACTOR_ISOLATION", for: definition)
    target.isMainActorByDefault = isolation.contains("MainActor")
    return target
  }

  private func add(_ source: YAMLNode, to target: inout BuildTarget) {
    guard let path = source["path"]?.text, source["type"]?.text != "folder",
      source["buildPhase"].map({ $0.text == "sources" }) ?? true
    else { return }
    if path.hasSuffix(".swift") {
      target.files.append(path)
    } else {
      target.folders.append(
        BuildTarget.Folder(
          path: path.isEmpty ? "" : path + "/",
          excluded: (source["excludes"]?.items ?? []).compactMap(\.text),
          only: (source["includes"]?.items ?? []).compactMap(\.text)))
    }
  }

  /// The names of what one entry links: a target, products of a package, a framework.
  private func dependencies(_ entry: YAMLNode) -> [String] {
    if let target = entry["target"]?.text {
      // `Project/Target` names one of another project.
      return target.split(separator: "/").suffix(1).map(String.init)
    }
    if let framework = entry["framework"]?.text {
      return framework.split(separator: "/").suffix(1).map { String($0.prefix { $0 != "." }) }
    }
    let products =
      [entry["product"]?.text].compactMap { $0 }
      + (entry["products"]?.items ?? []).compactMap(\.text)
    return products.isEmpty ? [entry["package"]?.text].compactMap { $0 } : products
  }

  /// The values of a build setting in all configurations of a target; where it has none, those of
  /// the project.
  private func values(of setting: String, for definition: YAMLNode) -> [String] {
    let own = definition["settings"].map { values(of: setting, in: $0, depth: 0) } ?? []
    return own.isEmpty
      ? spec["settings"].map { values(of: setting, in: $0, depth: 0) } ?? [] : own
  }

  private func values(of setting: String, in settings: YAMLNode, depth: Int) -> [String] {
    // Groups may name each other.
    if depth > 16 { return [] }
    let configurations = (settings["configs"]?.entries ?? []).map(\.value)
    let groups = (settings["groups"]?.items ?? []).compactMap(\.text)
    return ([settings, settings["base"]] + configurations).compactMap { $0?[setting]?.text }
      + groups.compactMap { spec["settingGroups"]?[$0] }.flatMap {
        values(of: setting, in: $0, depth: depth + 1)
      }
  }

  private func principals(_ properties: YAMLNode, depth: Int) -> [PrincipalClass] {
    if depth > 16 { return [] }
    return properties.items.flatMap { principals($0, depth: depth + 1) }
      + properties.entries.flatMap { entry -> [PrincipalClass] in
        let named = entry.value.text.flatMap {
          PrincipalClass(key: entry.key, value: $0, description: description)
        }
        return named.map { [$0] } ?? principals(entry.value, depth: depth + 1)
      }
  }
}

extension YAMLNode {
  /// The same with a text in place of another one.
  fileprivate func replacing(_ placeholder: String, _ text: String) -> YAMLNode {
    switch self {
    case .scalar(let written, let isPlain, let place):
      return .scalar(written.replacing(placeholder, with: text), isPlain: isPlain, place)
    case .sequence(let items, let place):
      return .sequence(items.map { $0.replacing(placeholder, text) }, place)
    case .mapping(let entries, let place):
      return .mapping(
        entries.map { entry in
          YAMLEntry(
            key: entry.key, keyLocation: entry.keyLocation,
            value: entry.value.replacing(placeholder, text))
        }, place)
    case .unreadable: return self
    }
  }
}
