import Analysis
import Model
import Rules
import TestSupport
import Testing

@Suite("Cycles of objects")
struct KeepingCyclesTests {
  @Test("Each reference that points back is told, the smallest cycle first, and only once")
  func references() async throws {
    try await check(
      """
      final class Flow {
        var first: First?
        var second: Second?
        func start() { first = First(flow: self) ; second = Second(flow: self) }
      }
      final class First {
        let flow: Flow
        let deep: Deep
        init(flow: Flow) { self.flow = flow ; deep = Deep(flow: flow, first: self) }
      }
      final class Deep {
        let flow: Flow
        let first: First
        init(flow: Flow, first: First) { self.flow = flow ; self.first = first }
      }
      final class Second {
        let flow: Flow
        init(flow: Flow) { self.flow = flow }
      }
      """,
      is: [
        "strong Deep.first: Deep → First → Deep", "strong First.flow: First → Flow → First",
        "strong Second.flow: Second → Flow → Second", "hint Deep.flow: Deep → Flow → First → Deep",
      ])
  }

  @Test("What one weak reference mends is told once")
  func mended() async throws {
    try await check(
      """
      final class Left {
        var right: Right?
        func start() { right = Right() ; right?.left = self }
      }
      final class Right {
        var left: Left?
        func swap(_ left: Left) { left.right = self }
      }
      """,
      is: ["strong Left.right: Left → Right → Left"])
  }

  @Test(
    "A slot that gets the next object never lets go of the last one",
    arguments: [
      ("var step: Step", "step = Step(flow: self)", true),
      ("var step: Step", "step = made()", true),
      ("var step: Step", "step = handed", true),
      ("var step: Step?", "step = Step(flow: self)", true),
      ("var step: Step?", "step = maybe", false),
      ("var step: Step?", "step = nil", false),
      ("var step: Step", "step = Last()", false),
      ("var step: any Screen", "step = Start()", false),
      ("var steps: [Step] = []", "steps = others", false),
    ])
  func replacement(slot: String, code: String, isCycle: Bool) async throws {
    let name = slot.contains("steps") ? "steps.append(first)" : "step = first"
    try await check(
      """
      protocol Screen {}
      final class Flow {
        \(slot)
        init(first: Step) { \(name) ; first.flow = self }
        func made() -> Step { Step() }
        func go(handed: Step, maybe: Step?, others: [Step]) { \(code) }
      }
      class Step: Screen {
        var flow: Flow?
        init(flow: Flow? = nil) { self.flow = flow }
      }
      final class Last: Step {}
      final class Start: Screen {}
      """,
      is: isCycle ? ["strong Step.flow: Step → Flow → Step"] : [])
  }

  @Test("A global on the way hides no cycle of others")
  func globals() async throws {
    try await check(
      """
      final class App {
        static let shared = App()
        var flow: Flow?
        func start() { flow = Flow(app: self) }
      }
      final class Flow {
        let app: App
        var step: Step?
        init(app: App) { self.app = app }
        func start() { step = Step(flow: self) }
      }
      final class Step {
        let flow: Flow
        init(flow: Flow) { self.flow = flow }
      }
      """,
      is: ["strong Step.flow: Step → Flow → Step"])
  }

  @Test("A group full of cycles is told with bounded work, and the same each time")
  func bounded() {
    let ids = (0..<150).map { ComponentID(module: "", name: "N\($0)") }
    var edges: [ComponentID: [Relation]] = [:]
    for keeper in ids {
      edges[keeper] = ids.filter { $0 != keeper }.map { kept in
        var relation = Relation(from: keeper, to: kept, kind: .keeps)
        relation.pointsBack = true
        return relation
      }
    }
    let cycles = keepingCycles(of: edges)
    #expect(cycles.count == 100)
    #expect(cycles.allSatisfy { $0.first?.keeper == $0.last?.kept })
    #expect(cycles == keepingCycles(of: edges))
  }

  /// The findings of the rule as `confidence Keeper.slot: path`, sorted as they are reported.
  private func check(
    _ source: String, is expected: [String], at place: SourceLocation = #_sourceLocation
  ) async throws {
    let rule = try #require(Rule.all.first { $0.id == "ownership-cycle" })
    let report = await analyze(
      AnalysisInput(files: [SourceText(path: "App.swift", text: source)], name: "Project"),
      settings: .with(only: rule))
    let told = report.findings.map { violation in
      let name = violation.component.text.split(separator: "/").last ?? ""
      let path = violation.message.split(separator: ": ").last ?? ""
      return "\(violation.confidence.rawValue) \(name).\(violation.subject ?? ""): \(path)"
    }
    #expect(told.sorted() == expected.sorted(), sourceLocation: place)
  }
}
