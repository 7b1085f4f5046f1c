import Foundation
import GraphvizLayout
import Rendering

/// Lays drawings out in child processes, so that a crash or an endless layout of Graphviz takes
/// nothing with it.
struct LayoutDriver: Sendable {
  /// The program that is called with `__layout`, a format and the seconds it has.
  let executable: String
  let environment: [String: String]
  let cleanup: Cleanup
  /// Told how many drawings are done.
  let report: @Sendable (_ done: Int) -> Void

  private static let childrenAtOnce = 2

  /// Every drawing by its id: laid out, or its fallback with notes about what went wrong.
  func layOut(_ drawings: [Drawing]) async -> [String: LaidOutDrawing] {
    await withTaskGroup(of: LaidOutDrawing.self) { group in
      var results: [String: LaidOutDrawing] = [:]
      var waiting = drawings[...]
      for _ in 0..<Self.childrenAtOnce {
        if let drawing = waiting.popFirst() { group.addTask { await layOut(drawing) } }
      }
      while let result = await group.next() {
        results[result.id] = result
        report(results.count)
        if let drawing = waiting.popFirst() { group.addTask { await layOut(drawing) } }
      }
      return results
    }
  }

  /// The bytes of a picture that is no SVG, from the first layout that gives one.
  func picture(_ drawing: Drawing, format: PictureFormat) async -> Result<[UInt8], LayoutFailures> {
    var reasons: [String] = []
    let safest = drawing.attempts.last
    for dot in [drawing.clusteredDOT] + (safest.map { [$0.dot] } ?? []) {
      let result = await runChild(dot, format: format, seconds: 20)
      if let problem = problem(of: result, seconds: 20) {
        reasons.append(problem)
      } else if !isWhole(result.output, format: format) {
        reasons.append("its \(format.rawValue) is not whole")
      } else {
        return .success(result.output)
      }
    }
    return .failure(LayoutFailures(reasons: reasons))
  }

  private func layOut(_ drawing: Drawing) async -> LaidOutDrawing {
    await Rendering.layOut(drawing) { attempt in
      let result = await runChild(attempt.dot, format: .svg, seconds: attempt.seconds)
      if let problem = problem(of: result, seconds: attempt.seconds) { return .failure(problem) }
      return .picture(String(decoding: result.output, as: UTF8.self))
    }
  }

  private func runChild(_ dot: String, format: PictureFormat, seconds: Int) async -> ChildResult {
    var variables = environment
    // A crashing Swift program otherwise starts a debugger that holds the pipes for minutes.
    variables["SWIFT_BACKTRACE"] = "enable=no"
    let child = ChildProcess(
      executable: executable, arguments: ["__layout", format.rawValue, String(seconds)],
      environment: variables, seconds: seconds, outputLimit: 64_000_000)
    // Its own thread, since waiting would hold up those that compute.
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(returning: run(child, input: Array(dot.utf8), cleanup: cleanup))
      }
    }
  }

  /// What the end of the child says. Without the child's own words, which differ by machine.
  private func problem(of result: ChildResult, seconds: Int) -> String? {
    switch result.end {
    case .exited(0): result.output.isEmpty ? "it gave no picture" : nil
    case .exited: "it gave up"
    case .killed: "it crashed"
    case .outOfTime: "it took longer than \(seconds) s"
    case .tooMuchOutput: "its output had no end"
    case .notStarted: "it could not be started"
    }
  }

  private func isWhole(_ bytes: [UInt8], format: PictureFormat) -> Bool {
    switch format {
    case .svg: true
    case .png:
      bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        && bytes.suffix(8).starts(with: Array("IEND".utf8))
    case .pdf:
      bytes.starts(with: Array("%PDF-".utf8))
        && String(decoding: bytes.suffix(16), as: UTF8.self).contains("%%EOF")
    }
  }
}

/// Why no layout gave a picture.
struct LayoutFailures: Error {
  let reasons: [String]
}
