import Foundation

/// Writes everything; the system's error number when that failed.
func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
  var offset = 0
  while offset < bytes.count {
    let count = bytes[offset...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count > 0 {
      offset += count
    } else if errno == EAGAIN {
      // Somebody else made the terminal non-blocking; wait until it takes more.
      var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = poll(&waiting, 1, -1)
    } else if errno != EINTR {
      return errno
    }
  }
  return nil
}

/// Everything up to the end, or up to one byte more than the limit, which shows that it is larger.
func readAll(_ descriptor: Int32, limit: Int) -> Result<[UInt8], SystemError> {
  var result: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while result.count <= limit {
    let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
    if count > 0 {
      result += buffer[..<count]
    } else if count == 0 {
      return .success(result)
    } else if errno != EINTR {
      return .failure(SystemError(code: errno))
    }
  }
  return .success(result)
}

/// An error number of the system.
struct SystemError: Error, Equatable {
  let code: Int32
}

/// What the system says about an error number, in lower case as the rest of a sentence.
func systemMessage(_ code: Int32) -> String {
  let text = String(cString: strerror(code))
  return text.prefix(1).lowercased() + text.dropFirst()
}

/// The standard descriptor, or -1 when the program was started with it closed. Its number is taken,
/// so that no file that is opened later gets it and is written to by mistake.
func standardDescriptor(_ number: Int32) -> Int32 {
  var status = stat()
  if fstat(number, &status) != 0 {
    // The lowest free number is this one, since those below are asked for first.
    _ = open("/dev/null", O_RDWR)
    return -1
  }
  // What has no type is a queue of events that the runtime opened in the free place.
  return status.st_mode & S_IFMT == 0 ? -1 : number
}
