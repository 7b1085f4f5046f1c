import Model
import Rendering
import TestSupport
import Testing

@testable import Commands

/// The flags of a view, and what is said when they name what is not there.
struct ViewReadingTests {
  private func report() -> Report {
    var sample = SampleReport()
    sample.add("SessionManager", in: "Core", scope: "app")
    sample.add("Cart.List", in: "UI", scope: "screen")
    return sample.report()
  }

  private let rules = [
    RuleEntry(id: "hidden-access", formerly: ["singleton-access"], severity: "warning", title: "")
  ]

  private func options(_ words: [String]) throws -> Options {
    switch try parseCommandLine(["graph"] + words, commands: Command.all) {
    case .run(_, let options): options
    case .help, .version: Options()
    }
  }

  private func view(_ words: String...) throws -> DrawingView {
    try Commands.view(try options(words).view, of: report(), rules: rules)
  }

  private func said(_ words: String...) -> String? {
    do {
      _ = try Commands.view(try options(words).view, of: report(), rules: rules)
      return nil
    } catch let error as UsageError {
      return error.message
    } catch {
      return "\(error)"
    }
  }

  @Test func `Flags combine, repeat, and take several words with commas`() throws {
    let view = try view(
      "--focus", "SessionManager", "--focus=List", "--depth", "2", "--scope", "app,unknown",
      "--module", "Core", "--rule", "singleton-access", "--relation", "owns,hidden", "--relation",
      "captive", "--collapse", "folder", "--hide", "tests, previews")
    #expect(view.focus.map(\.text) == ["Core/SessionManager", "UI/Cart.List"])
    #expect(view.depth == 2)
    #expect(view.scopes == ["app", ""])
    #expect(view.modules == ["Core"])
    #expect(view.rules == ["hidden-access"])
    #expect(view.relations == [.owns, .hidden, .captive])
    #expect(view.collapse == .folder)
    #expect(view.hidden == [.tests, .previews])
  }

  @Test func `How far around nothing is refused`() {
    #expect(said("--depth", "3")?.contains("'--depth' says how far to go around") == true)
    #expect(said("--depth", "3", "--scope", "app") == nil)
  }

  @Test func `Without flags it is the whole, and nothing is hidden on demand`() throws {
    #expect(try view() == .whole)
    #expect(try view("--hide", "none").hidden.isEmpty)
    #expect(try view("--from", "List", "--to", "SessionManager").start?.text == "UI/Cart.List")
  }

  @Test func `What is not there is told with the nearest that is`() {
    #expect(said("--focus", "SesionManager")?.contains("did you mean 'SessionManager'?") == true)
    #expect(said("--to", "Lst")?.contains("did you mean 'List'?") == true)
    #expect(said("--scope", "sesion")?.contains("did you mean 'session'?") == true)
    #expect(
      said("--module", "Cor")?.contains("there is no module 'Cor' (did you mean 'Core'?)") == true)
    #expect(said("--rule", "hidden-acces")?.contains("did you mean 'hidden-access'?") == true)
    #expect(
      said("--relation", "owns,rechs")?.contains("expected one or more of owns, keeps") == true)
    #expect(said("--collapse", "modul")?.contains("did you mean 'module'?") == true)
    #expect(said("--hide", "test")?.contains("did you mean 'tests'?") == true)
    #expect(said("--depth", "-1")?.contains("a whole number from 0 to 100") == true)
    #expect(said("--focus")?.contains("needs a value") == true)
  }

  @Test func `A view of what is no drawing is wrong usage`() async throws {
    let folder = try TemporaryFolder()
    try folder.write("class A {}", to: "A.swift")
    let run = try await runCommandLine([
      "graph", folder.path, "--format", "json", "--scope", "app",
    ])
    #expect(run.code == .usage)
    #expect(run.errors.contains("'json' tells the whole report"))
  }
}
