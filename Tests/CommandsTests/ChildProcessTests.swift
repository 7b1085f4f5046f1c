import Foundation
import Testing

@testable import Commands

@Suite("Child processes")
struct ChildProcessTests {
  private func shell(_ line: String, input: [UInt8] = [], seconds: Int = 60) -> ChildResult {
    run(
      ChildProcess(
        executable: "/bin/sh", arguments: ["-c", line], environment: ["PATH": "/usr/bin:/bin"],
        seconds: seconds, outputLimit: 10_000_000),
      input: input, cleanup: Cleanup())
  }

  @Test("An ordinary conversation")
  func ordinary() {
    let result = shell("cat; echo told >&2; exit 7", input: Array("asked".utf8))
    #expect(
      result
        == ChildResult(
          end: .exited(7), output: Array("asked".utf8), errors: Array("told\n".utf8)))
  }

  @Test("An end without end, also of a grandchild that holds the pipes")
  func hang() {
    #expect(shell("sleep 1000 & sleep 1000", seconds: 1).end == .outOfTime)
  }

  @Test("A child that closes everything and stays")
  func silent() {
    #expect(shell("exec <&- >&- 2>&-; sleep 1000", seconds: 1).end == .outOfTime)
  }

  @Test("A child that ends while another keeps its pipes open")
  func orphan() {
    let result = shell("sleep 1000 & echo done")
    #expect(result.end == .exited(0))
    #expect(result.output == Array("done\n".utf8))
  }

  @Test("Signals to stop are not obeyed, and it ends all the same")
  func stubborn() {
    #expect(shell("trap '' TERM INT HUP; while :; do sleep 1; done", seconds: 1).end == .outOfTime)
  }

  @Test("A large input that is not read")
  func deaf() {
    let result = shell(
      "exec <&-; echo done", input: [UInt8](repeating: 0x78, count: 3_000_000))
    #expect(result.end == .exited(0))
    #expect(result.output == Array("done\n".utf8))
  }

  @Test("A large answer before the large input is read")
  func talkative() {
    let result = shell(
      "head -c 3000000 /dev/zero; cat", input: [UInt8](repeating: 0x78, count: 3_000_000))
    #expect(result.end == .exited(0))
    #expect(result.output.count == 6_000_000)
  }

  @Test("Death by a signal")
  func killed() {
    #expect(shell("kill -ABRT $$").end == .killed(signal: SIGABRT))
  }

  @Test("An interruption kills the children that run")
  func interruption() {
    let cleanup = Cleanup()
    let started = cleanup.start {
      var identifier: pid_t = 0
      var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("1000"), nil]
      defer { for argument in arguments { free(argument) } }
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
      let code = posix_spawn(&identifier, "/bin/sleep", nil, &attributes, &arguments, nil)
      return code == 0 ? .success(identifier) : .failure(SystemError(code: code))
    }
    guard case .success(let identifier) = started else {
      Issue.record("the child did not start")
      return
    }
    cleanup.endEverything()
    var status: Int32 = 0
    #expect(waitpid(identifier, &status, 0) == identifier)
    #expect(status & 0x7F == SIGKILL)
  }
}
