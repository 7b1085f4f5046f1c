import Foundation

/// One name in a folder.
struct FolderEntry {
  enum Kind {
    case file, folder, link
    /// A pipe, socket or device.
    case other
  }

  /// As the system stores it, which need not be UTF-8.
  let name: [UInt8]
  let kind: Kind

  /// `nil` when the name is no UTF-8.
  var text: String? { String(validating: name, as: UTF8.self) }
}

/// The entries of a folder, sorted by bytes. A link in place of the folder is not followed.
/// (Foundation mangles names that are not UTF-8, so the system is asked itself.)
func listFolder(_ path: String) -> Result<[FolderEntry], SystemError> {
  let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else { return .failure(SystemError(code: errno)) }
  guard let folder = fdopendir(descriptor) else {
    let code = errno
    close(descriptor)
    return .failure(SystemError(code: code))
  }
  defer { closedir(folder) }
  var entries: [FolderEntry] = []
  while true {
    errno = 0
    guard let entry = readdir(folder) else {
      return errno == 0
        ? .success(entries.sorted { $0.name.lexicographicallyPrecedes($1.name) })
        : .failure(SystemError(code: errno))
    }
    let name = bytes(ofName: &entry.pointee.d_name)
    if name == [UInt8(ascii: ".")] || name == [UInt8(ascii: "."), UInt8(ascii: ".")] { continue }
    let type = Int(entry.pointee.d_type)
    entries.append(FolderEntry(name: name, kind: kind(type) ?? kind(of: name, in: descriptor)))
  }
}

private func bytes<Name>(ofName name: inout Name) -> [UInt8] {
  withUnsafeBytes(of: &name) { Array($0.prefix { $0 != 0 }) }
}

private func kind(_ type: Int) -> FolderEntry.Kind? {
  switch type {
  case Int(DT_REG): .file
  case Int(DT_DIR): .folder
  case Int(DT_LNK): .link
  // Some file systems do not say it here.
  case Int(DT_UNKNOWN): nil
  default: .other
  }
}

private func kind(of name: [UInt8], in folder: Int32) -> FolderEntry.Kind {
  var status = stat()
  let terminated = name.map { CChar(bitPattern: $0) } + [0]
  let result = fstatat(folder, terminated, &status, AT_SYMLINK_NOFOLLOW)
  guard result == 0 else { return .other }
  return switch status.st_mode & S_IFMT {
  case S_IFREG: .file
  case S_IFDIR: .folder
  case S_IFLNK: .link
  default: .other
  }
}
