import Analysis
import Model
import Rules
import Testing

@Suite("Why a component lives as long as it does")
struct LifetimeExplanationTests {
  private func explain(_ name: String, in source: String, most: Int = 10) async throws
    -> LifetimeExplanation
  {
    let report = await analyze(
      AnalysisInput(files: [SourceText(path: "App.swift", text: source + "\n")], name: "Project"),
      settings: .standard, rules: [])
    let component = try #require(report.components.first { $0.name == name })
    return try #require(lifetimeExplanation(of: component.id, in: report.graph, most: most))
  }

  private func spelled(_ path: LifetimeExplanation.KeeperPath) -> String {
    "\(path.scope): "
      + path.steps.map { step in
        let relation = step.relation.map { "\($0.rawValue) \(step.slot ?? "") " } ?? ""
        return relation + String(step.component.text.split(separator: "/").last ?? "")
      }.joined(separator: ", ")
  }

  @Test("A global lives long by its own evidence, and its accesses are counted by place")
  func global() async throws {
    let answer = try await explain(
      "Cache",
      in: """
        final class Cache { static let shared = Cache(); var items: [Int] = []; func add() {} }
        struct Reader { func read() { Cache.shared.add(); Cache.shared.add() } }
        struct Writer { func write(_ cache: Cache = .shared) {} }
        """)
    #expect(answer.effectiveScope == "app")
    #expect(answer.evidence.first?.source == .storage)
    #expect(answer.keeperPaths.map(spelled) == ["app: Cache"])
    #expect(answer.keepers.isEmpty)
    #expect(answer.accessPoints.map(\.spelling) == ["Cache.shared"])
    #expect(answer.reachedFrom.map(\.place) == [.body, .defaultArgument])
    #expect(answer.reachedFrom.map(\.count) == [2, 1])
    #expect(answer.reachedFrom.map { $0.components.map(\.text.count).count } == [1, 1])
  }

  private let kept = """
    final class Store { static let shared = Store(); let cart = Cart(); let log = Log() }
    final class Cart { let item = Item() }
    final class Log { let item = Item() }
    final class Item {}
    final class Loose { var item: Item?; func drop() { item = nil }; init(item: Item) { self.item = item } }
    """

  @Test("What others keep long gets a path for each of its keepers, the longest-living first")
  func keepers() async throws {
    let answer = try await explain("Item", in: kept)
    #expect(
      answer.keeperPaths.map(spelled) == [
        "app: Store, owns cart Cart, owns item Item", "app: Store, owns log Log, owns item Item",
      ])
    #expect(answer.keepers.map { $0.effectiveScope } == ["app", "app", nil])
    #expect(answer.keepers.map { $0.releases.map(\.routine) } == [[], [], ["Loose.drop"]])
    #expect(answer.keeperPaths.map(\.mayEndEarlier) == [true, true])
    #expect(!answer.hasMoreKeeperPaths)
  }

  @Test("More keeper paths than asked for are told")
  func more() async throws {
    let one = try await explain("Item", in: kept, most: 1)
    #expect(one.keeperPaths.count == 1 && one.hasMoreKeeperPaths)
    let two = try await explain("Item", in: kept, most: 2)
    #expect(two.keeperPaths.count == 2 && !two.hasMoreKeeperPaths)
  }

  @Test("A ring of keepers does not explain itself")
  func ring() async throws {
    let answer = try await explain(
      "B",
      in: """
        final class A { static let shared = A(); let b = B() }
        final class B { let c = C() }
        final class C { let b: B; init(b: B) { self.b = b } }
        """)
    #expect(answer.keeperPaths.map(spelled) == ["app: A, owns b B"])
    #expect(answer.keepers.count == 2)
  }

  @Test("A static slot gives the life of the process, whoever declares it")
  func staticSlot() async throws {
    let answer = try await explain(
      "Item", in: "final class Item {}\nenum Box { static var items: [Item] = [] }")
    #expect(answer.effectiveScope == "app")
    #expect(answer.keepers.map(\.effectiveScope) == ["app"])
  }

  @Test("Nothing known is no path")
  func unknown() async throws {
    let answer = try await explain("Item", in: "final class Item {}")
    #expect(answer.effectiveScope == nil && answer.keeperPaths.isEmpty && answer.evidence.isEmpty)
    let graph = CodeGraph(
      name: "", scopes: .standard, components: [], relations: [], accessPoints: [],
      sessionEndings: [], problems: [])
    #expect(lifetimeExplanation(of: answer.component, in: graph, most: 10) == nil)
  }
}
