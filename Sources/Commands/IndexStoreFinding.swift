import Foundation

/// The index stores that builds of the sources have left: SwiftPM's beside a package, Xcode's among
/// the derived data of a project. Sorted, each once; resolved paths.
func findIndexStores(of texts: InputTexts, home: String?) -> [String] {
  var stores = packageFolders(of: texts).flatMap(packageStores)
  if let home {
    let projects = texts.folders.flatMap(projectsIn)
    stores += projects.isEmpty ? [] : derivedStores(of: Set(projects), home: home)
  }
  return Set(stores.filter(isFolder).compactMap(resolvedPath)).sorted()
}

/// Folders of the packages that were scanned, and of those that the inputs lie in.
private func packageFolders(of texts: InputTexts) -> Set<String> {
  var folders = Set(
    texts.origins.keys.filter { $0.hasSuffix("/Package.swift") }.map { parent(of: $0) })
  for input in texts.folders {
    var folder = input
    while access(path("Package.swift", in: folder), F_OK) != 0, folder != "/" {
      folder = parent(of: folder)
    }
    if folder != "/" { folders.insert(folder) }
  }
  return folders
}

/// Where `swift build` puts its index, and where editors put theirs.
private func packageStores(in package: String) -> [String] {
  let build = path(".build", in: package)
  return [build, path("index-build", in: build)].flatMap { folder in
    names(in: folder).map { "\(folder)/\($0)/debug/index/store" }
      + [path("debug/index/store", in: folder)]
  }
}

private func projectsIn(_ folder: String) -> [String] {
  names(in: folder).filter { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
    .map { path($0, in: folder) }
}

/// Xcode names the project that a folder of derived data belongs to in a property list.
private func derivedStores(of projects: Set<String>, home: String) -> [String] {
  let all = path("Library/Developer/Xcode/DerivedData", in: home)
  return names(in: all).map { path($0, in: all) }.filter { folder in
    workspace(of: folder).map { projects.contains(resolvedPath($0) ?? $0) } ?? false
  }.flatMap { folder in
    ["Index.noindex/DataStore", "Index/DataStore"].map { path($0, in: folder) }
  }
}

private func workspace(of derivedData: String) -> String? {
  do {
    let bytes = try readFile(
      path("info.plist", in: derivedData), limit: FileLimit.source, followingLinks: false)
    let list = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    return (list as? [String: Any])?["WorkspacePath"] as? String
  } catch {
    // Folders for modules and logs have no such list.
    return nil
  }
}

private func names(in folder: String) -> [String] {
  switch listFolder(folder) {
  case .success(let entries): entries.filter { $0.kind == .folder }.compactMap(\.text)
  // What is not there, or not readable, holds no store.
  case .failure: []
  }
}

/// True for a folder, also behind a link.
func isFolder(_ path: String) -> Bool {
  var status = stat()
  return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
}
