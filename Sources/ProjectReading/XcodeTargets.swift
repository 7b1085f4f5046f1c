import Model

/// The targets of an Xcode project.
struct XcodeTargets {
  let objects: [String: PropertyList]
  let paths: XcodeFilePaths
  let files: ConfigurationFiles
  /// The file that describes them.
  let description: String
  /// Folders whose content belongs to targets by lying there, each with its exceptions.
  private let synchronizedFolders: [(folder: String, object: PropertyList)]

  init(
    objects: [String: PropertyList], paths: XcodeFilePaths, files: ConfigurationFiles,
    description: String
  ) {
    self.objects = objects
    self.paths = paths
    self.files = files
    self.description = description
    self.synchronizedFolders = objects.keys.sorted().compactMap { id in
      guard let object = objects[id],
        object["isa"]?.text == "PBXFileSystemSynchronizedRootGroup", let path = paths.path(of: id)
      else { return nil }
      return (path, object)
    }
  }

  /// Sorted by name.
  func all() -> [BuildTarget] {
    objects.keys.sorted().compactMap(target).sorted { $0.name < $1.name }
  }

  private func target(_ id: String) -> BuildTarget? {
    guard let object = objects[id], object["isa"]?.text == "PBXNativeTarget",
      let name = object["name"]?.text
    else { return nil }
    var target = BuildTarget(
      name: name, kind: kind(of: object), description: description)
    for phase in object["buildPhases"]?.texts ?? [] {
      guard objects[phase]?["isa"]?.text == "PBXSourcesBuildPhase" else { continue }
      target.files += (objects[phase]?["files"]?.texts ?? []).compactMap { file in
        objects[file]?["fileRef"]?.text.flatMap(paths.path)
      }
    }
    addSynchronizedFolders(to: &target, id: id, object)
    target.files.sort()
    target.dependencies = dependencies(of: object)
    target.isMainActorByDefault = isMainActorByDefault(object)
    return target
  }

  /// A target takes all of its own folders but the exceptions, and of others the exceptions alone.
  private func addSynchronizedFolders(
    to target: inout BuildTarget, id: String, _ object: PropertyList
  ) {
    let own = Set(
      (object["fileSystemSynchronizedGroups"]?.texts ?? []).compactMap(paths.path))
    for (folder, group) in synchronizedFolders {
      let exceptions = (group["exceptions"]?.texts ?? []).compactMap { objects[$0] }
        .filter { $0["target"]?.text == id }
        .flatMap { $0["membershipExceptions"]?.texts ?? [] }
      if own.contains(folder) {
        target.folders.append(
          BuildTarget.Folder(
            path: folder.isEmpty ? "" : folder + "/", excluded: exceptions.sorted(), only: []))
      } else {
        target.files += exceptions.map { joinedPath(folder, $0) }
      }
    }
  }

  private func dependencies(of object: PropertyList) -> [String] {
    let targets = (object["dependencies"]?.texts ?? []).compactMap { dependency -> String? in
      guard let entry = objects[dependency] else { return nil }
      let product = entry["productRef"]?.text.flatMap { objects[$0]?["productName"]?.text }
      return entry["target"]?.text.flatMap { objects[$0]?["name"]?.text } ?? product
    }
    let products = (object["packageProductDependencies"]?.texts ?? []).compactMap {
      objects[$0]?["productName"]?.text
    }
    return Set(targets + products + linkedFrameworks(of: object)).sorted()
  }

  /// A framework may be linked without a dependency that says so.
  private func linkedFrameworks(of object: PropertyList) -> [String] {
    var names: [String] = []
    for phase in object["buildPhases"]?.texts ?? [] {
      guard let phase = objects[phase], phase["isa"]?.text == "PBXFrameworksBuildPhase" else {
        continue
      }
      for file in phase["files"]?.texts ?? [] {
        guard let reference = objects[file]?["fileRef"]?.text,
          let path = objects[reference]?["path"]?.text, path.hasSuffix(".framework")
        else { continue }
        if !path.contains("/") { names.append(String(path.dropLast(".framework".count))) }
      }
    }
    return names
  }

  private func kind(of object: PropertyList) -> BuildTarget.Kind {
    let productType = object["productType"]?.text ?? ""
    let type = productType.split(separator: ".").dropFirst(3).joined(separator: ".")
    return targetKind(productType: type, isForWatch: isForWatch(object))
  }

  private func isForWatch(_ object: PropertyList) -> Bool {
    settings("SDKROOT", of: object).contains("watchos")
  }

  /// What a target does not set is set by the project.
  private func isMainActorByDefault(_ target: PropertyList) -> Bool {
    let own = settings("SWIFT_DEFAULT_ACTOR_ISOLATION", of: target)
    if !own.isEmpty { return own.contains("MainActor") }
    return objects.values.contains { object in
      object["isa"]?.text == "PBXProject"
        && settings("SWIFT_DEFAULT_ACTOR_ISOLATION", of: object).contains("MainActor")
    }
  }

  /// The values of a build setting in all configurations of a target or project that have it, or
  /// whose file of settings has it.
  private func settings(_ name: String, of object: PropertyList) -> [String] {
    let configurations = object["buildConfigurationList"]?.text.flatMap { objects[$0] }
    return (configurations?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
      .flatMap { configuration -> [String] in
        if let own = configuration["buildSettings"]?[name]?.text { return [own] }
        return file(of: configuration).map { files.values(of: name, in: $0) } ?? []
      }
  }

  /// The file of settings that a configuration is based on, which may lie in a synchronized folder.
  private func file(of configuration: PropertyList) -> String? {
    if let reference = configuration["baseConfigurationReference"]?.text {
      return paths.path(of: reference)
    }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"]?.text,
      let folder = paths.path(of: anchor),
      let below = configuration["baseConfigurationReferenceRelativePath"]?.text
    else { return nil }
    return joinedPath(folder, below)
  }
}
