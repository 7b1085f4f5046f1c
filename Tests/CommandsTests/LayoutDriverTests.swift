import Analysis
import Foundation
import GraphvizLayout
import Model
import Rendering
import TestSupport
import Testing

@testable import Commands

@Suite("Layout in children that misbehave")
struct LayoutDriverTests {
  private let folder: TemporaryFolder
  private let drawing: Drawing

  init() async throws {
    folder = try TemporaryFolder()
    let manifest = """
      lifegraph: 1
      components:
        Root: { scope: app, owns: [Store] }
        Store: { scope: app }
      """
    let input = AnalysisInput(
      manifests: [SourceText(path: "lifegraph.yml", text: manifest)], sources: [], skipped: [],
      inputs: [], name: "Example")
    drawing = overviewDrawing(of: await analyze(input, settings: .standard))
    for (number, attempt) in drawing.attempts.enumerated() {
      try folder.write(try await Graphviz().svg(fromDOT: attempt.dot), to: "\(number).svg")
    }
  }

  private func driver(_ script: String) throws -> LayoutDriver {
    LayoutDriver(
      executable: try folder.script("cd \(folder.path)\n" + script),
      environment: ["PATH": "/usr/bin:/bin"], cleanup: Cleanup(), report: { _ in })
  }

  private func layOut(_ script: String) async throws -> LaidOutDrawing {
    let pictures = try await driver(script).layOut([drawing])
    return try #require(pictures[drawing.id])
  }

  /// Every attempt fails in the same way, since the child is the same.
  private func expectGrid(_ picture: LaidOutDrawing, _ note: String) {
    #expect(!picture.isLaidOut)
    #expect(picture.svg == drawing.fallbackSVG)
    let failures = picture.notes.dropFirst(drawing.notes.count).dropLast()
    #expect(Array(failures) == drawing.attempts.map { _ in note })
  }

  @Test("A child that does its work gives the picture")
  func success() async throws {
    let seconds = try #require(drawing.attempts.first).seconds
    let picture = try await layOut(
      "test \"$1 $2 $3 $SWIFT_BACKTRACE\" = '__layout svg \(seconds) enable=no' || exit 9; "
        + "cat > dot; cat 0.svg")
    #expect(picture.isLaidOut)
    #expect(picture.notes == drawing.notes)
    #expect(picture.svg.contains("Store"))
    #expect(try folder.text(of: "dot") == drawing.attempts.first?.dot)
  }

  @Test("When the best attempt fails, the next one counts, with a note")
  func secondAttempt() async throws {
    let picture = try await layOut("mkdir second && exit 1; cat 1.svg")
    #expect(picture.isLaidOut)
    #expect(picture.notes.last == "A layout failed: it gave up.")
  }

  @Test("A crash")
  func crash() async throws {
    expectGrid(try await layOut("kill -SEGV $$"), "A layout failed: it crashed.")
  }

  @Test("Success without output")
  func nothing() async throws {
    expectGrid(try await layOut("exit 0"), "A layout failed: it gave no picture.")
  }

  @Test("Garbage, and a picture that is cut off")
  func garbage() async throws {
    for script in ["head -c 100000 /dev/urandom", "head -c 700 0.svg", "echo '<svg></svg>'"] {
      let picture = try await layOut(script)
      #expect(!picture.isLaidOut)
      #expect(picture.svg == drawing.fallbackSVG)
      #expect(picture.notes.contains { $0.hasPrefix("A layout was not used: ") })
    }
  }

  @Test("Output without end")
  func flood() async throws {
    expectGrid(try await layOut("cat /dev/zero"), "A layout failed: its output had no end.")
  }

  @Test("Messages without end")
  func messageFlood() async throws {
    expectGrid(try await layOut("cat /dev/zero >&2"), "A layout failed: its output had no end.")
  }

  @Test("A program that is missing, and one that is no program")
  func noProgram() async throws {
    for executable in [folder["gone"], folder.path] {
      let driver = LayoutDriver(
        executable: executable, environment: [:], cleanup: Cleanup(), report: { _ in })
      let pictures = await driver.layOut([drawing])
      expectGrid(
        try #require(pictures[drawing.id]), "A layout failed: it could not be started.")
    }
  }

  @Test("No child is left when the work is done")
  func noZombies() async throws {
    _ = try await layOut("echo $$ >> pids; exit 1")
    let identifiers = try folder.text(of: "pids").split(separator: "\n").compactMap { pid_t($0) }
    #expect(identifiers.count == drawing.attempts.count)
    for identifier in identifiers { #expect(kill(identifier, 0) == -1) }
  }

  @Test("Many drawings, of which some fail, all come back")
  func many() async throws {
    let report = await analyze(
      AnalysisInput(
        manifests: [],
        sources: (0..<6).map { number in
          SourceText(
            path: "Sources/M\(number)/A.swift",
            text: "class A\(number) { static let shared = A\(number)(); var token = 1 }")
        }, skipped: [], inputs: [], name: "Many"), settings: .standard)
    let drawings = allDrawings(of: report)
    #expect(drawings.count > 6)
    let driver = LayoutDriver(
      executable: try folder.script(
        "case $$ in *[02468]) kill -KILL $$;; esac; exec \(try builtProgram()) \"$@\""),
      environment: ["PATH": "/usr/bin:/bin"], cleanup: Cleanup(), report: { _ in })
    let pictures = await driver.layOut(drawings)
    #expect(pictures.keys.sorted() == drawings.map(\.id).sorted())
    #expect(pictures.values.allSatisfy { $0.svg.contains("</svg>") })
  }

  @Test("A picture that is no SVG is taken from the first layout that is whole")
  func picture() async throws {
    let driver = try driver(
      "mkdir second && echo '%PDF-' || printf '%%PDF-1.4 %s\\n%%%%EOF\\n' \"$2\"")
    switch await driver.picture(drawing, format: .pdf) {
    case .success(let bytes):
      #expect(String(decoding: bytes, as: UTF8.self) == "%PDF-1.4 pdf\n%%EOF\n")
    case .failure(let failures): Issue.record("\(failures.reasons)")
    }
    switch await driver.picture(drawing, format: .png) {
    case .success: Issue.record("a PDF is no PNG")
    case .failure(let failures):
      #expect(failures.reasons == ["its png is not whole", "its png is not whole"])
    }
  }
}
