import Foundation

/// Ends the process in order when it is interrupted: children killed, unfinished files removed,
/// exit code 130.
func watchForInterruption(_ cleanup: Cleanup) {
  // Writing to a pipe without reader then fails with EPIPE, which is handled where it occurs.
  signal(SIGPIPE, SIG_IGN)
  var ends: [Int32] = [0, 0]
  // Without pipe the signals keep their usual effect.
  guard pipe(&ends) == 0 else { return }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  signalPipe = ends[1]
  let readingEnd = ends[0]
  let watcher = Thread {
    var byte: UInt8 = 0
    while read(readingEnd, &byte, 1) == -1, errno == EINTR {}
    cleanup.endEverything()
    _exit(ExitCode.interrupted.rawValue)
  }
  watcher.start()
  for number in [SIGINT, SIGTERM] { signal(number, reportSignal) }
}

/// A signal handler may do next to nothing: it wakes the watcher.
private func reportSignal(_ number: Int32) {
  var byte: UInt8 = 0
  _ = write(signalPipe, &byte, 1)
}

/// Written once, before the handlers are set.
nonisolated(unsafe) private var signalPipe: Int32 = -1
