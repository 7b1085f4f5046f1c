import Foundation

/// What goes through the pipes of one child: writing and reading at the same time, so that neither
/// side waits for the other.
struct ChildConversation {
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []
  private let child: StartedChild
  private let input: [UInt8]
  private let limit: Int
  private var written = 0
  private var isInputOpen = true
  private var isOutputOpen = true
  private var areErrorsOpen = true

  init(_ child: StartedChild, input: [UInt8], limit: Int) {
    self.child = child
    self.input = input
    self.limit = limit
  }

  /// Talks until the child has ended; gives why it has to be ended before, if so.
  mutating func run(until deadline: ContinuousClock.Instant) -> ChildResult.End? {
    while true {
      if ContinuousClock.now >= deadline { return .outOfTime }
      // A child can end and leave its pipes to one that it started, so the end is looked for too.
      let hasEnded = hasEnded()
      exchange(milliseconds: hasEnded ? 0 : 20)
      if output.count > limit || errors.count > limit { return .tooMuchOutput }
      if hasEnded { return nil }
    }
  }

  mutating func closeAll() {
    closeInput()
    close(child.output)
    close(child.errors)
  }

  /// Looks without reaping: the number stays the child's until it is killed.
  private func hasEnded() -> Bool {
    var information = siginfo_t()
    let result = waitid(P_PID, id_t(child.identifier), &information, WEXITED | WNOHANG | WNOWAIT)
    return result == 0 ? information.si_signo != 0 : errno != EINTR
  }

  private mutating func exchange(milliseconds: Int32) {
    if written == input.count { closeInput() }
    var waiting = [
      pollfd(fd: isInputOpen ? child.input : -1, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: isOutputOpen ? child.output : -1, events: Int16(POLLIN), revents: 0),
      pollfd(fd: areErrorsOpen ? child.errors : -1, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&waiting, nfds_t(waiting.count), milliseconds) > 0 else { return }
    if waiting[0].revents != 0 { writeSome() }
    if waiting[1].revents != 0 {
      isOutputOpen = Self.readSome(child.output, into: &output, limit: limit)
    }
    if waiting[2].revents != 0 {
      areErrorsOpen = Self.readSome(child.errors, into: &errors, limit: limit)
    }
  }

  private mutating func writeSome() {
    let count = input[written...].withUnsafeBytes { write(child.input, $0.baseAddress, $0.count) }
    if count >= 0 {
      written += count
    } else if errno != EAGAIN, errno != EINTR {
      // The child reads no more; it may still answer.
      closeInput()
    }
  }

  private mutating func closeInput() {
    guard isInputOpen else { return }
    isInputOpen = false
    close(child.input)
  }

  /// Takes what is there, up to a little over the limit; false when nothing more can come.
  private static func readSome(_ descriptor: Int32, into bytes: inout [UInt8], limit: Int) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count <= limit {
      let count = buffer.withUnsafeMutableBytes { read(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes += buffer[..<count]
      } else {
        return count != 0 && (errno == EAGAIN || errno == EINTR)
      }
    }
    return true
  }
}
