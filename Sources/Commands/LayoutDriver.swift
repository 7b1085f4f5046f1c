import Foundation
import GraphvizLayout
import Rendering

/// Lays drawings out in child processes, so that a crash or an endless layout of Graphviz takes
/// nothing with it.
struct LayoutDriver: Sendable {
  /// The program that is called with `__layout`, a format and the seconds it has.
  let executable: String
  let environment: [String: String]
  /// What is wrong with the SVG of an attempt; `nil` when it is whole.
  let checkLayout: @Sendable (String, LayoutAttempt) -> String?
  let cleanSVG: @Sendable (String) -> String
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

  /// The bytes of a picture that is no SVG, from the first attempt that gives one.
  func picture(_ drawing: Drawing, format: PictureFormat) async -> Result<[UInt8], LayoutFailures> {
    var reasons: [String] = []
    for attempt in drawing.attempts {
      let result = await runChild(attempt, format: format)
      if let problem = problem(of: result, seconds: attempt.seconds) {
        reasons.append(problem)
      } else if !isWhole(result.output, format: format) {
        reasons.append("the layout's \(format.rawValue) is not whole")
      } else {
        return .success(result.output)
      }
    }
    return .failure(LayoutFailures(reasons: reasons))
  }

  private func layOut(_ drawing: Drawing) async -> LaidOutDrawing {
    var notes = drawing.notes
    for attempt in drawing.attempts {
      let result = await runChild(attempt, format: .svg)
      let svg = String(decoding: result.output, as: UTF8.self)
      let problem =
        problem(of: result, seconds: attempt.seconds) ?? checkLayout(svg, attempt)
      guard let problem else {
        return LaidOutDrawing(
          id: drawing.id, title: drawing.title, svg: cleanSVG(svg), notes: notes, isLaidOut: true)
      }
      notes.append(problem)
    }
    return LaidOutDrawing(
      id: drawing.id, title: drawing.title, svg: drawing.fallbackSVG, notes: notes,
      isLaidOut: false)
  }

  private func runChild(_ attempt: LayoutAttempt, format: PictureFormat) async -> ChildResult {
    var variables = environment
    // A crashing Swift program otherwise starts a debugger that holds the pipes for minutes.
    variables["SWIFT_BACKTRACE"] = "enable=no"
    let child = ChildProcess(
      executable: executable, arguments: ["__layout", format.rawValue, String(attempt.seconds)],
      environment: variables, seconds: attempt.seconds, outputLimit: 64_000_000)
    // Its own thread, since waiting would hold up those that compute.
    return await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(
          returning: run(child, input: Array(attempt.dot.utf8), cleanup: cleanup))
      }
    }
  }

  /// What the end of the child says. Without the child's own words, which differ by machine.
  private func problem(of result: ChildResult, seconds: Int) -> String? {
    switch result.end {
    case .exited(0): result.output.isEmpty ? "the layout gave no picture" : nil
    case .exited: "the layout failed"
    case .killed: "the layout crashed"
    case .outOfTime: "the layout took more than \(seconds) s"
    case .tooMuchOutput: "the layout's picture is too large"
    case .notStarted: "the layout could not be started"
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

/// Why no attempt gave a picture.
struct LayoutFailures: Error {
  let reasons: [String]
}
