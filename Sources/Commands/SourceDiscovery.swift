import Analysis
import Foundation
import Model

/// What is in a folder of sources.
struct SourceDiscovery: Sendable {
  /// A file to be read.
  struct File: Sendable, Hashable {
    /// Where it is on this machine.
    let path: String
    /// Relative to the root.
    let shown: String
  }

  /// Sorted by shown path, each file once.
  var files: [File] = []
  /// Files that describe builds: which say what is compiled together; sorted by shown path.
  var projects: [File] = []
  /// What is there and was not read, sorted by path.
  var gaps: [Report.Coverage.Gap] = []
  /// Number of files in languages that are part of an app and that nobody reads, by language.
  var unreadLanguages: [String: Int] = [:]
  /// True when a folder was not readable, so that nobody knows how much is missing.
  var hasUnknownGap = false
}

/// The sources below a folder, without following links out of it. `root` is a resolved path.
func discoverSources(in root: String, exclusions: Exclusions) -> SourceDiscovery {
  var walk = SourceWalk(root: root, exclusions: exclusions)
  walk.run()
  var result = walk.result
  result.files = Set(result.files).sorted { $0.shown < $1.shown }
  result.projects.sort { $0.shown < $1.shown }
  result.gaps.sort { ($0.path, $0.reason) < ($1.path, $1.reason) }
  return result
}

/// A path below a folder, also below the root of the file system.
func path(_ name: String, in folder: String) -> String {
  folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
}

private struct SourceWalk {
  private struct Folder {
    /// Relative path with a slash at the end; empty for the root.
    let prefix: String
    let ignoreFiles: [Exclusions.IgnoreFile]
  }

  let root: String
  let exclusions: Exclusions
  var result = SourceDiscovery()
  private var pending: [Folder] = []

  init(root: String, exclusions: Exclusions) {
    self.root = root
    self.exclusions = exclusions
  }

  /// Goes down with a list instead of calls, so that depth costs no stack.
  mutating func run() {
    pending = [Folder(prefix: "", ignoreFiles: [])]
    while let folder = pending.popLast() { visit(folder) }
  }

  private mutating func visit(_ folder: Folder) {
    let location = folder.prefix.isEmpty ? root : path(String(folder.prefix.dropLast()), in: root)
    switch listFolder(location) {
    case .success(let entries):
      let ignoreFiles = folder.ignoreFiles + ignoreFile(of: entries, prefix: folder.prefix)
      for entry in entries { visit(entry, prefix: folder.prefix, ignoreFiles: ignoreFiles) }
    case .failure(let error):
      let shown = folder.prefix.isEmpty ? "." : folder.prefix
      skip(shown, "the folder is not readable: \(systemMessage(error.code))")
      result.hasUnknownGap = true
    }
  }

  private mutating func visit(
    _ entry: FolderEntry, prefix: String, ignoreFiles: [Exclusions.IgnoreFile]
  ) {
    guard let name = entry.text else {
      let repaired = String(decoding: entry.name, as: UTF8.self)
      switch entry.kind {
      case .folder:
        skip(prefix + repaired, "the folder's name is not valid UTF-8")
        result.hasUnknownGap = true
      case .file, .link, .other:
        if isSource(repaired) { skip(prefix + repaired, "its name is not valid UTF-8") }
      }
      return
    }
    let shown = prefix + name
    let isFolder = entry.kind == .folder
    let unread = entry.kind == .file ? unreadLanguage(of: name) : nil
    let isProject = entry.kind == .file && AnalysisInput.isProject(shown)
    guard isFolder || entry.kind == .link || isSource(name) || unread != nil || isProject else {
      return
    }
    if exclusions.excludes(shown, isFolder: isFolder, ignoreFiles: ignoreFiles) { return }
    if let unread {
      result.unreadLanguages[unread, default: 0] += 1
      return
    }
    if isProject {
      result.projects.append(.init(path: path(shown, in: root), shown: shown))
      return
    }
    switch entry.kind {
    case .folder: pending.append(Folder(prefix: shown + "/", ignoreFiles: ignoreFiles))
    case .file: result.files.append(.init(path: path(shown, in: root), shown: shown))
    case .link: visitLink(shown)
    case .other: skip(shown, FileReadingError.isNoFile.reason)
    }
  }

  /// A link to a file counts as that file when it is one of this folder's.
  private mutating func visitLink(_ shown: String) {
    guard let target = resolvedPath(path(shown, in: root)) else {
      if isSource(shown) { skip(shown, "the link leads nowhere") }
      return
    }
    var status = stat()
    guard stat(target, &status) == 0 else {
      if isSource(shown) { skip(shown, "the link leads nowhere") }
      return
    }
    let kind = status.st_mode & S_IFMT
    let inside = path("", in: root)
    guard target == root || target.hasPrefix(inside) else {
      if kind == S_IFDIR || isSource(shown) { skip(shown, "the link leads out of the folder") }
      return
    }
    // A folder inside is visited on its own.
    guard kind != S_IFDIR, isSource(shown) else { return }
    let resolved = String(target.dropFirst(inside.count))
    guard kind == S_IFREG, isSource(resolved) else {
      return skip(shown, "the link leads to \(resolved), which is no source file")
    }
    if exclusions.excludesBranch(of: resolved) { return }
    result.files.append(.init(path: target, shown: resolved))
  }

  private func ignoreFile(of entries: [FolderEntry], prefix: String) -> [Exclusions.IgnoreFile] {
    guard entries.contains(where: { $0.text == ".gitignore" && $0.kind == .file }) else {
      return []
    }
    do throws(FileReadingError) {
      let location = path(prefix + ".gitignore", in: root)
      let bytes = try readFile(location, limit: FileLimit.source, followingLinks: false)
      return [Exclusions.IgnoreFile(String(decoding: bytes, as: UTF8.self), folder: prefix)]
    } catch {
      // Nothing is lost: without it more files are read.
      return []
    }
  }

  private mutating func skip(_ shown: String, _ reason: String) {
    result.gaps.append(Report.Coverage.Gap(path: shown, reason: reason))
  }
}

/// A language of apps that is not read, by the ending of a file.
private func unreadLanguage(of name: String) -> String? {
  ["m", "mm"].contains(pathExtension(name)) ? "Objective-C" : nil
}

/// True when the ending is that of a source file.
func isSource(_ path: String) -> Bool { sourceExtensions.contains(pathExtension(path)) }

/// The path without links, `.` and `..`; `nil` when there is no such thing.
func resolvedPath(_ path: String) -> String? {
  guard let resolved = realpath(path, nil) else { return nil }
  defer { free(resolved) }
  return String(validatingCString: resolved)
}
