import Model

/// In which layer a component stands, as far as the sources tell.
struct Layers {
  /// Components that open connections or a database.
  private let openers: Set<ComponentID>

  init(_ graph: CodeGraph) {
    openers = Set(graph.creations.filter { $0.resource != nil }.map(\.maker))
  }

  /// By its role, then by what it is made for, then by what it keeps, opens or is called.
  func layer(of component: Component) -> Layer {
    switch component.role {
    case .compositionRoot: return .root
    case .test, .preview, .sample, .generated, .unbuilt, .system: return .outside
    case .view: return .interface
    case .ordinary, .logger, .configuration, .systemWrapper: break
    }
    if isMadeForInterface(component) { return .interface }
    return openers.contains(component.id) || keepsData(component) || isCalledData(component)
      ? .data : .logic
  }
}

private func isMadeForInterface(_ component: Component) -> Bool {
  component.scopeEvidence.contains { evidence in
    switch evidence.source {
    case .framework, .injection, .manifest, .directive, .settings:
      ["screen", "flow", "window"].contains(evidence.scope)
    case .storage, .subscription, .ownership, .content, .name: false
    }
  }
}

private func keepsData(_ component: Component) -> Bool {
  component.fields.contains { $0.storage != .memory }
}

/// True where the end of its name, or a folder or module that it lies in, says so.
private func isCalledData(_ component: Component) -> Bool {
  if dataEndings.contains(where: component.name.hasSuffix) { return true }
  let folders = component.location?.file.split(separator: "/").dropLast() ?? []
  let parts =
    folders.map(String.init) + component.module.split { ":/ ".contains($0) }.map(String.init)
  return parts.contains { dataFolders.contains($0.lowercased()) }
}

/// The usual words of both platforms for what keeps and fetches data.
private let dataEndings = [
  "Repository", "RepositoryImpl", "Store", "Storage", "Database", "Dao", "DAO", "DataSource",
  "Client", "Api", "API", "Cache", "Keychain", "Preferences",
]
private let dataFolders: Set<String> = [
  "data", "database", "datastore", "db", "network", "networking", "persistence", "storage",
]
