import Model
import Rules
import Testing

@Suite("How one component gets at another")
struct ConnectionTests {
  private func id(_ name: String) -> ComponentID { ComponentID(module: "M", name: name) }

  private func relation(
    _ from: String, _ kind: Relation.Kind, _ to: String, slot: String? = nil, lines: [Int] = [1],
    change: (inout Relation) -> Void = { _ in }
  ) -> Relation {
    var relation = Relation(
      from: id(from), to: id(to), kind: kind, slot: slot,
      evidence: lines.map {
        Evidence(
          location: Location(
            file: "\(from).swift", line: $0, column: 1, endLine: $0, endColumn: 2))
      })
    change(&relation)
    return relation
  }

  private func graph(_ relations: [Relation]) -> CodeGraph {
    let names = Set(relations.flatMap { [$0.from, $0.to] }).sorted()
    return CodeGraph(
      name: "", scopes: .standard,
      components: names.map { id in
        Component(
          id: id, name: String(id.text.dropFirst(2)), module: "M", kind: .class, language: .swift)
      },
      relations: relations, accessPoints: [], sessionEndings: [], problems: [])
  }

  private func ask(
    _ from: String, _ to: String, _ relations: [Relation],
    following kinds: [Relation.Kind] = Connection.strongKinds, most: Int = 10
  ) -> Connection {
    connection(
      from: id(from), to: id(to), in: graph(relations), following: kinds, most: most)
  }

  private func spelled(_ path: Connection.Path) -> String {
    path.strength.rawValue + ": "
      + path.steps.map { String($0.component.text.dropFirst(2)) }.joined(separator: " ")
  }

  @Test("A path is as strong as its weakest step")
  func strength() {
    let relations = [
      relation("A", .owns, "B"), relation("B", .keeps, "D"), relation("A", .reaches, "C"),
      relation("C", .owns, "D"), relation("A", .uses, "E"), relation("E", .owns, "D"),
    ]
    #expect(ask("A", "D", relations).paths.map(spelled) == ["keeps: A B D", "reaches: A C D"])
    #expect(
      ask("A", "D", relations, following: Connection.allKinds).paths.map(spelled)
        == ["keeps: A B D", "reaches: A C D", "touches: A E D"])
  }

  @Test("All kinds are followed when all are asked for")
  func kinds() {
    #expect(Set(Connection.allKinds) == Set(Relation.Kind.allCases))
    #expect(Connection.allKinds.count == Relation.Kind.allCases.count)
    for kind in Relation.Kind.allCases {
      let answer = ask("A", "B", [relation("A", kind, "B")], following: Connection.allKinds)
      #expect(answer.paths.count == 1)
    }
  }

  @Test("Several relations between two neighbours are one step, the strongest first")
  func parallel() throws {
    let answer = ask(
      "A", "B",
      [
        relation("A", .reaches, "B", slot: "shared", lines: [7, 9]) {
          $0.via = .singleton
          $0.place = .body
        },
        relation("A", .keeps, "B", slot: "held", lines: [1]) {
          $0.isReplaceable = true
          $0.releasedAt = [
            Release(routine: "A.stop", location: nil), Release(routine: "A.end", location: nil),
            Release(routine: "A.stop", location: .start(of: "A.swift")),
          ]
        },
        relation("A", .keeps, "B", slot: "kept", lines: [3]),
      ])
    let path = try #require(answer.paths.first)
    #expect(answer.paths.count == 1)
    #expect(path.steps[0].links.isEmpty)
    #expect(path.steps[1].links.map(\.slot) == ["kept", "held", "shared"])
    #expect(path.steps[1].links.map(\.count) == [1, 1, 2])
    #expect(path.steps[1].links.map(\.releasedIn) == [[], ["A.end", "A.stop"], []])
    #expect(path.steps[1].links.map(\.location?.line) == [3, 1, 7])
    #expect(path.steps[1].links[2].via == .singleton)
  }

  @Test("When there is no path, weaker ones and the other direction are told")
  func noPath() {
    let weak = ask("A", "B", [relation("A", .refers, "B")])
    #expect(weak.paths.isEmpty && weak.hasWeakerPath && !weak.hasReversePath)
    let back = ask("A", "B", [relation("B", .owns, "A")])
    #expect(back.paths.isEmpty && !back.hasWeakerPath && back.hasReversePath)
    let found = ask("A", "B", [relation("A", .owns, "B"), relation("B", .owns, "A")])
    #expect(!found.paths.isEmpty && !found.hasWeakerPath && !found.hasReversePath)
  }

  @Test("From a component to itself lead the rings through it")
  func rings() {
    let relations = [
      relation("A", .owns, "A"), relation("A", .owns, "B"), relation("B", .reaches, "A"),
    ]
    #expect(ask("A", "A", relations).paths.map(spelled) == ["keeps: A A", "reaches: A B A"])
    let none = ask("A", "A", [relation("A", .owns, "B")])
    #expect(none.paths.isEmpty && !none.hasReversePath)
  }

  @Test("The order of the relations changes nothing")
  func shuffled() {
    let relations = [
      relation("A", .owns, "C"), relation("A", .owns, "B"), relation("B", .owns, "D"),
      relation("C", .owns, "D"), relation("A", .reaches, "D"), relation("A", .keeps, "D"),
    ]
    #expect(ask("A", "D", relations) == ask("A", "D", relations.reversed()))
    let two = ask("A", "D", relations, most: 2)
    #expect(two.hasMore && two.paths.map(spelled) == ["keeps: A D", "keeps: A B D"])
  }
}
