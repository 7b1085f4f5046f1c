import Model
import TestSupport
import Testing

@testable import Rendering

/// What a drawing shows when someone chooses.
struct DrawingViewTests {
  /// A root owns a session; screens reach and keep; a test and an external type stand beside.
  private static func app() -> SampleReport {
    var sample = SampleReport()
    let root = sample.add("Root", in: "App", scope: "app", role: .compositionRoot)
    let session = sample.add("Session", in: "Core", scope: "session")
    let store = sample.add("Store", in: "Core", scope: "app", isGlobal: true)
    let cart = sample.add("Cart", in: "UI", scope: "screen")
    let list = sample.add("List", in: "UI", scope: "screen")
    let check = sample.add("StoreTest", in: "Tests", role: .test)
    sample.add("Alone", in: "UI")
    sample.relate(root, .owns, session)
    sample.relate(root, .owns, store)
    sample.relate(session, .uses, store)
    sample.relate(cart, .reaches, store, place: .body)
    sample.relate(cart, .keeps, session)
    sample.relate(list, .creates, cart)
    sample.relate(store, .keeps, session)
    sample.relate(check, .uses, store)
    sample.flag(cart, .warning, rule: "hidden-access")
    return sample
  }

  private func drawing(_ change: (inout DrawingView) -> Void) -> Drawing {
    var view = DrawingView.whole
    change(&view)
    return Rendering.drawing(of: Self.app().report(), view: view, limits: .standard)
  }

  private func sketch(_ change: (inout DrawingView) -> Void) -> Sketch {
    drawing(change).attempts[0].sketch
  }

  private func names(_ sketch: Sketch) -> Set<String> {
    Set(sketch.nodes.map { $0.component?.text ?? $0.label[0].text })
  }

  private let cart = ComponentID(module: "UI", name: "Cart")
  private let list = ComponentID(module: "UI", name: "List")
  private let root = ComponentID(module: "App", name: "Root")
  private let store = ComponentID(module: "Core", name: "Store")

  @Test func `The whole is the overview`() {
    #expect(drawing { _ in }.id == "overview")
    #expect(drawing { $0.depth = 2 }.id == "view")
  }

  @Test func `Around a component stands what it touches, as far as the depth says`() {
    #expect(
      names(
        sketch {
          $0.focus = [list]; $0.depth = 1
        }) == ["UI/List", "UI/Cart"])
    let two = sketch {
      $0.focus = [list]; $0.depth = 2
    }
    #expect(names(two) == ["UI/List", "UI/Cart", "Core/Store", "Core/Session"])
    #expect(two.nodes.filter(\.isFocus).map(\.component) == [list])
    #expect(two.subtitle == "around List · 2 steps")
    #expect(
      names(
        sketch {
          $0.focus = [list]; $0.depth = 0
        }) == ["UI/List"])
    #expect(
      names(
        sketch {
          $0.focus = [list, root]; $0.depth = 1
        })
        == ["UI/List", "UI/Cart", "App/Root", "Core/Store", "Core/Session"])
  }

  @Test func `Between two components all shortest ways are drawn and nothing beside them`() {
    let ways = sketch {
      $0.start = list; $0.end = store
    }
    #expect(names(ways) == ["UI/List", "UI/Cart", "Core/Store"])
    #expect(ways.subtitle == "the shortest ways from List to Store")
    #expect(ways.notes.isEmpty == false)
    let kept = sketch {
      $0.start = list; $0.end = store; $0.relations = [.creates, .keeps, .uses]
    }
    #expect(names(kept) == ["UI/List", "UI/Cart", "Core/Session", "Core/Store"])
  }

  @Test func `That no way leads there is said, and also when one leads back`() {
    let none = drawing {
      $0.start = store; $0.end = list
    }
    #expect(none.warnings == ["No way leads from Store to List, but one the other way round."])
    #expect(none.attempts[0].sketch.notes.first == none.warnings[0])
    #expect(none.attempts[0].nodeCount == 2)
  }

  @Test func `One end alone shows all that it leads to, or all that leads there`() {
    #expect(names(sketch { $0.start = cart }) == ["UI/Cart", "Core/Store", "Core/Session"])
    #expect(
      names(
        sketch {
          $0.end = cart; $0.depth = 3
        }) == ["UI/Cart", "UI/List"])
  }

  @Test func `Scopes and modules are shown with what they touch, unless the depth is zero`() {
    let session = sketch { $0.scopes = ["session"] }
    #expect(names(session) == ["Core/Session", "App/Root", "UI/Cart", "Core/Store"])
    #expect(session.subtitle == "scope session")
    #expect(
      names(
        sketch {
          $0.scopes = ["session"]; $0.depth = 0
        }) == ["Core/Session"])
    #expect(
      names(
        sketch {
          $0.modules = ["Core"]; $0.depth = 0
        }) == ["Core/Session", "Core/Store"])
    #expect(
      names(
        sketch {
          $0.modules = ["Core"]; $0.scopes = ["app"]; $0.depth = 0
        }) == ["Core/Store"])
    #expect(
      names(
        sketch {
          $0.scopes = [""]; $0.depth = 0
        }) == ["UI/Alone"])
  }

  @Test func `Beside a named component only chosen ones are shown`() {
    #expect(
      names(
        sketch {
          $0.focus = [cart]; $0.modules = ["Core"]; $0.depth = 1
        })
        == ["UI/Cart", "Core/Store", "Core/Session"])
    #expect(
      names(
        sketch {
          $0.focus = [cart]; $0.scopes = ["session"]; $0.depth = 1
        })
        == ["UI/Cart", "Core/Session"])
  }

  @Test func `A rule shows whom its findings tell of`() {
    let ruled = sketch { $0.rules = ["hidden-access"] }
    #expect(names(ruled) == ["UI/Cart"])
    #expect(ruled.subtitle == "findings of hidden-access")
    #expect(
      names(
        sketch {
          $0.rules = ["hidden-access"]; $0.depth = 1
        }
      ).count == 4)
  }

  @Test func `A relation leaves only what has it, and the faults have words of their own`() {
    let hidden = sketch { $0.relations = [.hidden] }
    #expect(names(hidden) == ["UI/Cart", "Core/Store"])
    #expect(hidden.edges.map(\.style) == [.hidden])
    let captive = sketch { $0.relations = [.captive] }
    #expect(names(captive) == ["App/Root", "Core/Store", "Core/Session"])
    #expect(captive.edges.map(\.style) == [.captive, .captive])
    #expect(captive.subtitle == "only captive")
    #expect(sketch { $0.relations = [.keeps] }.edges.map(\.style) == [.captive, .keeps])
  }

  @Test func `Boxes stand for modules, folders or lanes when someone asks`() {
    #expect(
      names(sketch { $0.collapse = .module })
        == ["App", "Core", "UI"])
    #expect(sketch { $0.collapse = .module }.nodes.count == 5)
    #expect(sketch { $0.collapse = .scope }.nodes.count == 4)
    let focused = sketch {
      $0.collapse = .module; $0.focus = [cart]; $0.depth = 1
    }
    #expect(focused.nodes.contains { $0.component == cart })
    #expect(focused.notes.first?.hasPrefix("A box stands for the components of one module") == true)
  }

  @Test func `What is hidden can be shown`() {
    #expect(!names(sketch { $0.depth = 1 }).contains("Tests/StoreTest"))
    let all = sketch { $0.hidden = [] }
    #expect(names(all).contains("Tests/StoreTest"))
    #expect(all.subtitle.hasPrefix("with external types, generated types"))
    #expect(!names(sketch { $0.hidden = [.tests] }).contains("Tests/StoreTest"))
    let test = ComponentID(module: "Tests", name: "StoreTest")
    #expect(names(sketch { $0.focus = [test] }).contains("Tests/StoreTest"))
  }

  @Test func `An empty view is said in the picture and beside it`() {
    let empty = drawing { $0.scopes = ["flow"] }
    #expect(empty.warnings == ["Nothing to draw: no component fits this view."])
    #expect(empty.fallbackSVG.contains("Nothing to draw"))
    #expect(empty.attempts[0].nodeCount == 0)
    #expect(isWellFormed(empty.fallbackSVG))
  }

  @Test func `Ways end at hubs, and that is said`() {
    var sample = Self.app()
    let logger = sample.add("Logger", in: "Core", scope: "app")
    sample.relate(cart, .uses, logger)
    for number in 0..<12 { sample.relate(sample.add("User\(number)"), .uses, logger) }
    var view = DrawingView.whole
    view.focus = [cart]
    view.depth = 2
    let sketch = Rendering.drawing(of: sample.report(), view: view, limits: .standard).attempts[0]
      .sketch
    #expect(!names(sketch).contains("App/User1"))
    #expect(sketch.notes.contains("Users of Logger not followed: each has more than 8."))
  }
}
