import Foundation
import GraphvizLayout
import Rendering
import Testing

@testable import Commands

@Suite("Layout in children that misbehave")
struct LayoutDriverTests {
  private func driver(_ script: String, _ folder: TemporaryFolder) throws -> LayoutDriver {
    LayoutDriver(
      executable: try folder.script(script), environment: ["PATH": "/usr/bin:/bin"],
      checkLayout: Pipeline.example.checkLayout, cleanSVG: Pipeline.example.cleanSVG,
      cleanup: Cleanup(), report: { _ in })
  }

  private func layOut(_ script: String, attempts: Int = 2, seconds: Int = 20) async throws
    -> LaidOutDrawing
  {
    let folder = try TemporaryFolder()
    let drawing = exampleDrawing("overview", attempts: attempts, seconds: seconds)
    let pictures = try await driver(script, folder).layOut([drawing])
    return try #require(pictures["overview"])
  }

  private func expectFallback(_ drawing: LaidOutDrawing, notes: [String]) {
    #expect(!drawing.isLaidOut)
    #expect(drawing.svg == "<svg>fallback</svg>")
    #expect(drawing.notes == ["folded"] + notes)
  }

  @Test("A child that does its work gives the picture, cleaned")
  func success() async throws {
    let drawing = try await layOut(
      "test \"$1 $2 $3 $SWIFT_BACKTRACE\" = '__layout svg 20 enable=no' || exit 9; "
        + "echo '<svg><!-- noise -->'; cat; echo '</svg>'")
    #expect(drawing.isLaidOut)
    #expect(drawing.svg == "<svg>\ndigraph { attempt0 }</svg>\n")
    #expect(drawing.notes == ["folded"])
  }

  @Test("When the best attempt fails, the next one counts, with a note")
  func secondAttempt() async throws {
    let drawing = try await layOut("grep -q attempt1 && echo '<svg>2</svg>'")
    #expect(drawing.isLaidOut)
    #expect(drawing.svg == "<svg>2</svg>\n")
    #expect(drawing.notes == ["folded", "the layout failed"])
  }

  @Test("A crash")
  func crash() async throws {
    let drawing = try await layOut("kill -SEGV $$")
    expectFallback(drawing, notes: ["the layout crashed", "the layout crashed"])
  }

  @Test("An end without end, also of a grandchild that holds the pipes")
  func hang() async throws {
    let drawing = try await layOut("sleep 1000 & sleep 1000", attempts: 1, seconds: 1)
    expectFallback(drawing, notes: ["the layout took more than 1 s"])
  }

  @Test("A child that ends while another keeps its pipes open")
  func orphan() async throws {
    let drawing = try await layOut("sleep 1000 & echo '<svg></svg>'", attempts: 1)
    #expect(drawing.isLaidOut)
  }

  @Test("Signals to stop are not obeyed, and it ends all the same")
  func stubborn() async throws {
    let drawing = try await layOut(
      "trap '' TERM INT HUP; while :; do sleep 1; done", attempts: 1, seconds: 1)
    expectFallback(drawing, notes: ["the layout took more than 1 s"])
  }

  @Test("Success without output")
  func nothing() async throws {
    let drawing = try await layOut("exit 0", attempts: 1)
    expectFallback(drawing, notes: ["the layout gave no picture"])
  }

  @Test("Garbage, and a picture that is cut off")
  func garbage() async throws {
    let drawing = try await layOut(
      "if grep -q attempt0; then head -c 100000 /dev/urandom; else echo '<svg><g>'; fi")
    expectFallback(drawing, notes: ["the picture is cut off", "the picture is cut off"])
  }

  @Test("Output without end")
  func flood() async throws {
    let drawing = try await layOut("cat /dev/zero", attempts: 1)
    expectFallback(drawing, notes: ["the layout's picture is too large"])
  }

  @Test("Messages without end")
  func messageFlood() async throws {
    let drawing = try await layOut("cat /dev/zero >&2", attempts: 1)
    expectFallback(drawing, notes: ["the layout's picture is too large"])
  }

  @Test("A program that is missing, and one that is no program")
  func noProgram() async throws {
    let folder = try TemporaryFolder()
    for executable in [folder["gone"], folder.path] {
      let driver = LayoutDriver(
        executable: executable, environment: [:], checkLayout: Pipeline.example.checkLayout,
        cleanSVG: { $0 }, cleanup: Cleanup(), report: { _ in })
      let pictures = await driver.layOut([exampleDrawing("overview", attempts: 1)])
      expectFallback(
        try #require(pictures["overview"]), notes: ["the layout could not be started"])
    }
  }

  @Test("A large input that is not read, and a large answer before any reading")
  func largeInput() async throws {
    let folder = try TemporaryFolder()
    let dot = String(repeating: "x", count: 3_000_000)
    let drawing = Drawing(
      id: "overview", title: "", notes: [],
      attempts: [LayoutAttempt(dot: dot, seconds: 20, nodeCount: 1, edgeCount: 0)],
      fallbackSVG: "")
    let deaf = try await driver("exec <&-; echo '<svg></svg>'", folder).layOut([drawing])
    #expect(deaf["overview"]?.isLaidOut == true)
    let talkative = try await driver(
      "head -c 3000000 /dev/zero | tr '\\0' y; cat; echo '</svg>'", folder
    ).layOut([drawing])
    #expect(talkative["overview"]?.svg.utf8.count == 6_000_007)
  }

  @Test("Many drawings, of which some fail, all come back")
  func many() async throws {
    let folder = try TemporaryFolder()
    let drawings = (0..<12).map { number in
      Drawing(
        id: "d\(number)", title: "", notes: [],
        attempts: [
          LayoutAttempt(dot: "\(number % 3)", seconds: 20, nodeCount: 1, edgeCount: 0)
        ], fallbackSVG: "")
    }
    let pictures = try await driver(
      "case $(cat) in 0) kill -KILL $$;; 1) exit 1;; esac; echo '<svg></svg>'", folder
    ).layOut(drawings)
    #expect(pictures.count == 12)
    #expect(pictures.values.filter(\.isLaidOut).count == 4)
  }

  @Test("No child is left when the work is done")
  func noZombies() async throws {
    let folder = try TemporaryFolder()
    let file = folder["pids"]
    _ = try await driver("echo $$ >> \(file); exit 1", folder).layOut([exampleDrawing("overview")])
    let identifiers = try folder.text(of: "pids").split(separator: "\n").compactMap { pid_t($0) }
    #expect(identifiers.count == 2)
    for identifier in identifiers { #expect(kill(identifier, 0) == -1) }
  }

  @Test("A picture that is no SVG is taken from the first attempt that is whole")
  func picture() async throws {
    let folder = try TemporaryFolder()
    let good = try driver(
      "grep -q attempt1 && printf '%%PDF-1.4 %s\\n%%%%EOF\\n' \"$2\" || echo '%PDF-'", folder)
    switch await good.picture(exampleDrawing("overview"), format: .pdf) {
    case .success(let bytes):
      #expect(String(decoding: bytes, as: UTF8.self) == "%PDF-1.4 pdf\n%%EOF\n")
    case .failure(let failures): Issue.record("\(failures.reasons)")
    }
    switch await good.picture(exampleDrawing("overview"), format: .png) {
    case .success: Issue.record("a PDF is no PNG")
    case .failure(let failures):
      #expect(failures.reasons.count == 2)
      #expect(failures.reasons.allSatisfy { $0 == "the layout's png is not whole" })
    }
  }
}
