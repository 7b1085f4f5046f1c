import Foundation

/// Largest files that are read, in bytes.
enum FileLimit {
  static let source = 5_000_000
  static let manifest = 10_000_000
  static let project = 50_000_000
  static let report = 512_000_000
}

/// Why a file was not read.
enum FileReadingError: Error, Equatable {
  /// Nothing of that name; it may have vanished since its folder was read.
  case missing
  case system(Int32)
  case isFolder
  /// A pipe, socket or device, which could block forever or never end.
  case isNoFile
  case isTooLarge(bytes: Int, limit: Int)

  /// For a report: a clause without the file's name.
  var reason: String {
    switch self {
    case .missing: "it is gone"
    case .system(let code): systemMessage(code)
    case .isFolder: "it is a folder"
    case .isNoFile: "it is no regular file"
    case .isTooLarge(let bytes, let limit): "\(bytes) bytes are more than the limit of \(limit)"
    }
  }
}

/// The bytes of a regular file. Never blocks on pipes and never opens devices.
func readFile(_ path: String, limit: Int, followingLinks: Bool) throws(FileReadingError) -> [UInt8]
{
  let flags = O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY
  let descriptor = open(path, followingLinks ? flags : flags | O_NOFOLLOW)
  guard descriptor >= 0 else { throw readingError(errno) }
  defer { close(descriptor) }
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw readingError(errno) }
  switch status.st_mode & S_IFMT {
  case S_IFREG: break
  case S_IFDIR: throw .isFolder
  default: throw .isNoFile
  }
  guard status.st_size <= limit else {
    throw .isTooLarge(bytes: Int(status.st_size), limit: limit)
  }
  switch readAll(descriptor, limit: limit) {
  case .success(let bytes) where bytes.count <= limit: return bytes
  // It grew while it was read.
  case .success(let bytes): throw .isTooLarge(bytes: bytes.count, limit: limit)
  case .failure(let error): throw readingError(error.code)
  }
}

private func readingError(_ code: Int32) -> FileReadingError {
  switch code {
  case ENOENT, ENOTDIR: .missing
  case ENXIO, ENODEV: .isNoFile
  default: .system(code)
  }
}
