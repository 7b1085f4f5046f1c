import Analysis

/// Endings of the files that are read as sources.
let sourceExtensions = SourceLanguage.all.flatMap(\.fileExtensions)

/// Endings of the files that can be manifests.
let manifestExtensions = ["yml", "yaml", "json"]

/// The ending of a path's last component, in lower case; empty when it has none.
func pathExtension(_ path: String) -> String {
  let name = path.split(separator: "/").last ?? ""
  guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
  return name[name.index(after: dot)...].lowercased()
}
