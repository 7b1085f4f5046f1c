import Foundation

/// A file to be written.
struct OutputFile {
  let name: String
  let bytes: [UInt8]

  init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }
}

/// Writes all files into the folder, which is made when it is missing: all of them or none. First
/// every text goes to the disk beside its place, then the finished files take their places.
func writeFiles(_ files: [OutputFile], in folder: String, cleanup: Cleanup) throws(OutputError) {
  let made = try makeFolder(folder)
  do throws(OutputError) {
    try replaceFiles(files.map { (path($0.name, in: folder), $0.bytes) }, cleanup: cleanup)
  } catch {
    for folder in made.reversed() { rmdir(folder) }
    throw error
  }
}

/// Writes one file, whole or not at all. What is no regular file (`/dev/null`, a pipe) gets the
/// bytes directly, since nothing may take its place.
func writeFile(_ bytes: [UInt8], to file: String, cleanup: Cleanup) throws(OutputError) {
  var status = stat()
  if stat(file, &status) == 0, ![S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) {
    return try writeDirectly(bytes, to: file)
  }
  try replaceFiles([(file, bytes)], cleanup: cleanup)
}

private func writeDirectly(_ bytes: [UInt8], to file: String) throws(OutputError) {
  let descriptor = open(file, O_WRONLY | O_CLOEXEC | O_NOCTTY)
  guard descriptor >= 0 else { throw .notWritten(file: file, cause: systemMessage(errno)) }
  defer { close(descriptor) }
  if let code = writeAll(bytes, to: descriptor), code != EPIPE {
    throw .notWritten(file: file, cause: systemMessage(code))
  }
}

/// The folders that had to be made, outermost first.
private func makeFolder(_ folder: String) throws(OutputError) -> [String] {
  var made: [String] = []
  let names = folder.split(separator: "/", omittingEmptySubsequences: true)
  var current = folder.hasPrefix("/") ? "/" : ""
  for name in names {
    current = current.isEmpty ? String(name) : path(String(name), in: current)
    if mkdir(current, 0o777) == 0 {
      made.append(current)
    } else if errno != EEXIST, errno != EISDIR {
      let code = errno
      var status = stat()
      // On a read-only file system, the folders that exist already are no problem.
      if stat(current, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { continue }
      for folder in made.reversed() { rmdir(folder) }
      throw .notWritten(file: folder, cause: systemMessage(code))
    }
  }
  return made
}

/// A file that is written and has not taken its place.
struct UnfinishedFile {
  let shown: String
  let temporary: String
  /// Without links: a link is kept, and the file it leads to is replaced.
  let target: String
}

private func replaceFiles(_ files: [(path: String, bytes: [UInt8])], cleanup: Cleanup)
  throws(OutputError)
{
  var unfinished: [UnfinishedFile] = []
  do throws(OutputError) {
    for file in files {
      unfinished.append(try writeBeside(file.path, bytes: file.bytes, cleanup: cleanup))
    }
    try takePlaces(unfinished, cleanup: cleanup)
  } catch {
    for file in unfinished { cleanup.remove(file: file.temporary) }
    throw error
  }
}

private func writeBeside(_ file: String, bytes: [UInt8], cleanup: Cleanup) throws(OutputError)
  -> UnfinishedFile
{
  var status = stat()
  let exists = stat(file, &status) == 0
  if exists, status.st_mode & S_IFMT == S_IFDIR { throw .isFolder(file: file) }
  if exists, status.st_mode & S_IFMT != S_IFREG {
    throw .notWritten(file: file, cause: "what is there is no regular file")
  }
  let target = exists ? resolvedPath(file) ?? file : file
  let slash = target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex
  let temporary = "\(target[..<slash]).\(target[slash...].prefix(100)).\(getpid()).unfinished"
  // It may be left from a run that was killed and had the same number.
  unlink(temporary)
  cleanup.add(file: temporary)
  let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
  guard descriptor >= 0 else {
    let code = errno
    cleanup.remove(file: temporary)
    throw .notWritten(file: file, cause: systemMessage(code))
  }
  var code = writeAll(bytes, to: descriptor)
  if code == nil, exists, fchmod(descriptor, status.st_mode & 0o7777) != 0 { code = errno }
  // Some file systems cannot do it and say so.
  if code == nil, fsync(descriptor) != 0, errno != EINVAL { code = errno }
  if close(descriptor) != 0, code == nil { code = errno }
  if let code {
    cleanup.remove(file: temporary)
    throw .notWritten(file: file, cause: systemMessage(code))
  }
  return UnfinishedFile(shown: file, temporary: temporary, target: target)
}

/// Renames all; when one fails, those before it get their old files back.
func takePlaces(_ files: [UnfinishedFile], cleanup: Cleanup) throws(OutputError) {
  let failure: (file: UnfinishedFile, code: Int32)? = cleanup.withoutInterruption { finished in
    var backups: [(old: String?, target: String)] = []
    defer { for case (let old?, _) in backups { unlink(old) } }
    for file in files {
      let old = file.temporary + ".old"
      unlink(old)
      // Of several files one can fail after others took their places: a second name keeps the old.
      let isKept = files.count > 1 && link(file.target, old) == 0
      backups.append((isKept ? old : nil, file.target))
      if rename(file.temporary, file.target) != 0 {
        let code = errno
        for (old, target) in backups.dropLast().reversed() {
          if let old { rename(old, target) } else { unlink(target) }
        }
        return (file, code)
      }
      finished(file.temporary)
    }
    return nil
  }
  if let failure {
    throw .notWritten(file: failure.file.shown, cause: systemMessage(failure.code))
  }
  for folder in Set(files.map { folder(of: $0.target) }) { syncFolder(folder) }
}

private func folder(of file: String) -> String {
  guard let slash = file.lastIndex(of: "/") else { return "." }
  return slash == file.startIndex ? "/" : String(file[..<slash])
}

/// Puts the new names on the disk. The files are whole in any case, so a failure changes nothing.
private func syncFolder(_ folder: String) {
  let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  guard descriptor >= 0 else { return }
  fsync(descriptor)
  close(descriptor)
}
