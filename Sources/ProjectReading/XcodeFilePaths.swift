/// The paths of the files and folders of an Xcode project, relative to the input.
struct XcodeFilePaths {
  private var pathsByObject: [String: String] = [:]

  /// `root` is the folder that the project's paths start at.
  init(objects: [String: PropertyList], root: String) {
    let mainGroups = objects.values.compactMap { $0["mainGroup"]?.text }.sorted()
    var pending = mainGroups.map { (object: $0, folder: root) }
    while let (object, folder) = pending.popLast() {
      guard let entry = objects[object], pathsByObject[object] == nil else { continue }
      let path = self.path(of: entry, in: folder, root: root)
      pathsByObject[object] = path
      guard let path else { continue }
      for child in entry["children"]?.texts ?? [] { pending.append((child, path)) }
    }
  }

  /// The path of a file or group; `nil` for what lies outside of the project.
  func path(of object: String) -> String? { pathsByObject[object] }

  private func path(of entry: PropertyList, in folder: String, root: String) -> String? {
    let own = entry["path"]?.text ?? ""
    switch entry["sourceTree"]?.text {
    case "<group>", nil: return joinedPath(folder, own)
    case "SOURCE_ROOT": return joinedPath(root, own)
    default: return nil
    }
  }
}

/// A path below a folder, without `.` and `..` as far as they lead to somewhere below the input.
func joinedPath(_ folder: String, _ path: String) -> String {
  var parts: [Substring] = []
  for part in folder.split(separator: "/") + path.split(separator: "/") where part != "." {
    if part == "..", let last = parts.last, last != ".." {
      parts.removeLast()
    } else {
      parts.append(part)
    }
  }
  return parts.joined(separator: "/")
}
