import Model
import TestSupport
import Testing

/// Objects that hand themselves to a method of what they hold.
@Suite struct OwnHandoverTests {
  private func pointsBack(_ calls: String, _ others: String = "") async throws -> Bool {
    let report = await graph(
      of: files(
        """
        import Combine
        final class Card { var name = ""
          lazy var model: CardModel = { let model = CardModel() ; \(calls) ; return model }()
        }
        final class CardModel { @Published var name = "" ; var bag: Set<AnyCancellable> = []
          func bind(card: Card) { bindName(card: card) }
          func bindName(card: Card) { $name.sink { card.name = $0 }.store(in: &bag) }
        }
        final class Shelf { var last = Card() \(others) }
        """))
    let kept = report.relations.first(where: isOfModel)
    return try #require(kept).pointsBack
  }

  @Test(arguments: ["model.bind(card: self)", "model.bindName(card: self)"])
  func `What a method is handed by its only callers points back at them`(call: String) async throws
  {
    #expect(try await pointsBack(call))
  }

  @Test func `Whoever hands over another may mean another`() async throws {
    #expect(try await !pointsBack("model.bind(card: Card())"))
    #expect(try await !pointsBack("model.bind(card: self) ; model.bind(card: Shelf().last)"))
    #expect(
      try await !pointsBack(
        "model.bind(card: self)", "; func show() { CardModel().bind(card: last) }"))
  }

  @Test func `A method that finds one by itself may mean another`() async throws {
    let find = "extension CardModel { func bindLast() { bindName(card: Shelf().last) } }"
    #expect(try await !pointsBack("model.bind(card: self)", "}\n\(find)\nfinal class End {"))
  }

  @Test func `What nobody hands over is not known`() async throws {
    #expect(try await !pointsBack("_ = model.name"))
  }
}

private func isOfModel(_ relation: Relation) -> Bool {
  relation.kind == .keeps && relation.from.text.hasSuffix("CardModel")
}
