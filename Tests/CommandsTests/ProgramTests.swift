import Foundation
import TestSupport
import Testing

@testable import Commands

/// What only the real program shows: signals, closed descriptors, its own children.
@Suite("The program as a whole")
struct ProgramTests {
  private let program: String

  init() throws {
    program = try builtProgram()
  }

  /// Runs a line of shell in which `$0` is the program.
  private func shell(_ line: String, input: String = "", seconds: Int = 60) -> ChildResult {
    run(
      ChildProcess(
        executable: "/bin/sh", arguments: ["-c", line, program],
        environment: ["PATH": "/usr/bin:/bin"], seconds: seconds, outputLimit: 10_000_000),
      input: Array(input.utf8), cleanup: Cleanup())
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("A reader that goes away is no error, and no message")
  func brokenPipe() {
    let result = shell("{ \"$0\" --help; echo rc=$? >&2; } | :")
    #expect(text(result.errors) == "rc=0\n")
  }

  @Test("Closed outputs are survived, and a result that is lost is an error")
  func closedOutputs() {
    let output = shell("\"$0\" --help >&-; echo rc=$?")
    #expect(text(output.output) == "rc=2\n")
    #expect(text(output.errors).contains("standard output: not written: bad file descriptor"))
    #expect(
      text(shell("\"$0\" --help 2>&- | head -1; \"$0\" nothing 2>&-; echo rc=$?").output).hasSuffix(
        "rc=2\n"))
    #expect(text(shell("\"$0\" check - <&-; echo rc=$?").output) == "rc=3\n")
  }

  @Test("No environment and no folder to write to are needed for a look")
  func bareWorld() {
    let result = shell("cd / && env -i \"$0\" --version; echo rc=$?")
    #expect(text(result.output) == "lifegraph 0.1.0\nrc=0\n")
  }

  @Test("A full disk for standard output is told", .enabled(if: access("/dev/full", W_OK) == 0))
  func fullDisk() {
    let result = shell("\"$0\" --help > /dev/full; echo rc=$?")
    #expect(text(result.output) == "rc=2\n")
    #expect(text(result.errors).contains("standard output: not written: no space left on device"))
  }

  @Test("Runs of their own, each with another order of its tables, give the same bytes")
  func sameBytes() {
    let repository = RepositoryFiles.root
    let inputs = "'\(repository)/Sources/Rules' '\(repository)/samples/travel-before'"
    let scans = (1...3).map { _ in
      shell("\"$0\" check --format json --no-index-store \(inputs) 2>&1; echo rc=$?")
    }
    #expect(scans[0].output.count > 100_000)
    #expect(scans.allSatisfy { $0.output == scans[0].output })
  }

  @Test("An interruption while it waits ends it with 130, silently")
  func interruption() {
    // The shell lets it start without interest in interruptions, so the first may come too early.
    let result = shell(
      "sleep 5 | \"$0\" check - & for i in 1 2 3 4; do sleep 0.5; kill -INT $! 2> /dev/null; done; "
        + "wait $!; echo rc=$?")
    #expect(text(result.output) == "rc=130\n")
    #expect(text(result.errors).isEmpty)
  }

  @Test("The layout command gives pictures, and messages for what is no drawing")
  func layout() {
    let svg = shell("\"$0\" __layout svg 20", input: "digraph { a -> b }")
    #expect(svg.end == .exited(0))
    #expect(text(svg.output).contains("</svg>"))
    let png = shell("\"$0\" __layout png 20", input: "digraph { a -> b }")
    #expect(png.output.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let wrong = shell("\"$0\" __layout svg 20", input: "digraph { a -> ")
    #expect(wrong.end == .exited(3))
    #expect(wrong.output.isEmpty)
    #expect(text(wrong.errors).hasPrefix("lifegraph: error: "))
  }

  @Test("A layout that goes deep has the stack it needs")
  func deepLayout() {
    let chain = "digraph { " + (0..<3000).map { "n\($0) -> n\($0 + 1);" }.joined() + " }"
    let result = shell("\"$0\" __layout svg 100", input: chain, seconds: 100)
    #expect(result.end == .exited(0))
    #expect(text(result.output).contains("</svg>"))
  }
}
