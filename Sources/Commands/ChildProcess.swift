import Foundation

/// What a child process gave.
struct ChildResult: Equatable {
  enum End: Equatable {
    case exited(Int32)
    case killed(signal: Int32)
    case outOfTime
    case tooMuchOutput
    case notStarted(Int32)
  }

  let end: End
  let output: [UInt8]
  let errors: [UInt8]
}

/// A program to be run as a child.
struct ChildProcess: Sendable {
  let executable: String
  let arguments: [String]
  let environment: [String: String]
  let seconds: Int
  /// More than this, on one of its outputs, ends it.
  let outputLimit: Int
}

/// Runs the child to its end, its deadline or its output limit, whichever comes first; blocks. The
/// child may read its input or not, and write as much as it likes.
func run(_ child: ChildProcess, input: [UInt8], cleanup: Cleanup) -> ChildResult {
  // A child that reads no more shall be an error of writing and not the end of this process.
  signal(SIGPIPE, SIG_IGN)
  switch start(child, cleanup: cleanup) {
  case .failure(let error):
    return ChildResult(end: .notStarted(error.code), output: [], errors: [])
  case .success(let started):
    var conversation = ChildConversation(started, input: input, limit: child.outputLimit)
    let early = conversation.run(until: .now + .seconds(child.seconds))
    conversation.closeAll()
    // The whole group: what the child started must not live on with its pipes.
    kill(-started.identifier, SIGKILL)
    var status: Int32 = 0
    cleanup.finish(started.identifier) {
      while waitpid(started.identifier, &status, 0) == -1, errno == EINTR {}
    }
    return ChildResult(
      end: early ?? end(ofStatus: status), output: conversation.output,
      errors: conversation.errors)
  }
}

private func end(ofStatus status: Int32) -> ChildResult.End {
  let signal = status & 0x7F
  return signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal: signal)
}

/// A child that runs, with the parent's ends of its pipes.
struct StartedChild {
  let identifier: pid_t
  let input: Int32
  let output: Int32
  let errors: Int32
}

/// Two children are started at the same time: between making a pipe and marking it as private,
/// no other child may be started, or it would hold the pipe open.
private let startingLock = NSLock()

private func start(_ child: ChildProcess, cleanup: Cleanup) -> Result<StartedChild, SystemError> {
  startingLock.withLock {
    var pipes: [[Int32]] = []
    for _ in 0..<3 {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else {
        let code = errno
        for end in pipes.joined() { close(end) }
        return .failure(SystemError(code: code))
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      pipes.append(ends)
    }
    let childEnds = [pipes[0][0], pipes[1][1], pipes[2][1]]
    let ownEnds = [pipes[0][1], pipes[1][0], pipes[2][0]]
    let result = cleanup.start { spawn(child, descriptors: childEnds) }
    for end in childEnds { close(end) }
    switch result {
    case .failure(let error):
      for end in ownEnds { close(end) }
      return .failure(error)
    case .success(let identifier):
      for end in ownEnds { _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK) }
      return .success(
        StartedChild(
          identifier: identifier, input: ownEnds[0], output: ownEnds[1], errors: ownEnds[2]))
    }
  }
}

private func spawn(_ child: ChildProcess, descriptors: [Int32]) -> Result<pid_t, SystemError> {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
  #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  for (number, descriptor) in descriptors.enumerated() {
    posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
  }
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var defaults = sigset_t()
  sigemptyset(&defaults)
  for number in [SIGPIPE, SIGINT, SIGTERM] { sigaddset(&defaults, number) }
  posix_spawnattr_setsigdefault(&attributes, &defaults)
  // The threads of the pool block most signals, and a child would go on doing so.
  var blocked = sigset_t()
  sigemptyset(&blocked)
  posix_spawnattr_setsigmask(&attributes, &blocked)
  posix_spawnattr_setpgroup(&attributes, 0)
  let flags =
    Int(POSIX_SPAWN_SETPGROUP) | Int(POSIX_SPAWN_SETSIGDEF) | Int(POSIX_SPAWN_SETSIGMASK)
  posix_spawnattr_setflags(&attributes, Int16(flags))

  let variables = child.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  return withCStrings([child.executable] + child.arguments) { arguments in
    withCStrings(variables) { environment in
      var identifier: pid_t = 0
      var code = ETXTBSY
      // A program just written is busy while another process, between its fork and its exec, still
      // has the file open; that is over in a moment.
      for attempt in 0..<50 where code == ETXTBSY {
        if attempt > 0 { usleep(10_000) }
        code = posix_spawn(
          &identifier, child.executable, &actions, &attributes, arguments, environment)
      }
      return code == 0 ? .success(identifier) : .failure(SystemError(code: code))
    }
  }
}

private func withCStrings<Value>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Value
) -> Value {
  var pointers: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
  pointers.append(nil)
  defer { for pointer in pointers { free(pointer) } }
  return pointers.withUnsafeBufferPointer { buffer in
    guard let base = buffer.baseAddress else { preconditionFailure("the array holds a nil") }
    return body(base)
  }
}
