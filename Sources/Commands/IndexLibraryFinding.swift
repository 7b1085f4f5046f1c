import Foundation

/// The library of a toolchain that reads index stores; `nil` when no toolchain has it. A toolchain
/// that `LIFEGRAPH_TOOLCHAIN` names is the only one to look in.
func findIndexLibrary(environment: [String: String], cleanup: Cleanup) -> String? {
  let folders: [String]
  if let named = environment["LIFEGRAPH_TOOLCHAIN"], !named.isEmpty {
    folders = [path("usr", in: named), named]
  } else {
    folders =
      foldersOfSwift(inPath: environment["PATH"] ?? "") + folderOfXcode(cleanup)
      + foldersOfLoadedLibraries()
  }
  for folder in folders {
    for name in ["libIndexStore.so", "libIndexStore.dylib"] {
      let candidate = path("lib/\(name)", in: folder)
      if access(candidate, R_OK) == 0 { return candidate }
    }
  }
  return nil
}

private func foldersOfSwift(inPath list: String) -> [String] {
  list.split(separator: ":").compactMap { folder in
    let swift = path("swift", in: String(folder))
    guard access(swift, X_OK) == 0 else { return nil }
    return resolvedPath(swift).map { parent(of: parent(of: $0)) }
  }
}

/// On a Mac, `swift` on the path only asks this program where the real one is.
private func folderOfXcode(_ cleanup: Cleanup) -> [String] {
  let program = "/usr/bin/xcrun"
  guard access(program, X_OK) == 0 else { return [] }
  let answer = run(
    ChildProcess(
      executable: program, arguments: ["--find", "swift"], environment: ["PATH": "/usr/bin:/bin"],
      seconds: 20, outputLimit: 10_000), input: [], cleanup: cleanup)
  guard answer.end == .exited(0) else { return [] }
  let found = String(decoding: answer.output, as: UTF8.self)
    .trimmingCharacters(in: .whitespacesAndNewlines)
  return resolvedPath(found).map { [parent(of: parent(of: $0))] } ?? []
}

/// The toolchain whose parser this program runs with, where the system tells it.
private func foldersOfLoadedLibraries() -> [String] {
  do throws(FileReadingError) {
    let maps = try readFile("/proc/self/maps", limit: FileLimit.source, followingLinks: true)
    return String(decoding: maps, as: UTF8.self).split(separator: "\n").compactMap { line in
      guard let start = line.firstIndex(of: "/"),
        let end = line.range(of: "/lib/swift/host/")?.lowerBound, start < end
      else { return nil }
      return String(line[start..<end])
    }
  } catch {
    // Only Linux has it.
    return []
  }
}
