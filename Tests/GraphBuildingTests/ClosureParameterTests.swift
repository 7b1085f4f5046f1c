import Model
import Testing

@Suite("What closures and loops get")
struct ClosureParameterTests {
  private let classes = """
    final class Tracker { static let shared = Tracker() }
    final class Session {
      var tracker: Tracker { Tracker.shared }
      var name = ""
    }
    """

  /// Code that names `name` of a session has to be known as its reader.
  private func checkReader(_ code: String, at place: SourceLocation = #_sourceLocation) async {
    let report = await graph(
      of: files(
        """
        \(classes)
        final class Screen {
          var sessions: [Session] = []
          var byID: [String: Session] = [:]
          func work(_ others: [Session]) { \(code) }
          func change(_ session: Session, _ action: (Session, Int) -> Void) {}
        }
        """))
    let name = report.components.first { $0.name == "Session" }?.fields.first { $0.name == "name" }
    #expect(name?.readers.map(\.component.text) == ["Main/Screen"], sourceLocation: place)
  }

  @Test("Closures that compare get two elements")
  func comparing() async {
    await checkReader("_ = sessions.sorted { $0 === self && $1.name.isEmpty }")
    await checkReader("_ = sessions.min(by: { $1.name < \"\" })")
    await checkReader("sessions.sort { first, second in second.name.isEmpty }")
    await checkReader("_ = sessions.reduce(0) { $0 + $1.name.count }")
  }

  @Test("Pairs of a dictionary, numbered elements and joined lists are taken apart")
  func pairs() async {
    await checkReader("for (id, session) in byID { print(id, session.name) }")
    await checkReader(
      "for (_, (number, session)) in [sessions].enumerated() { print(session.name) }; for (number, session) in sessions.enumerated() { print(session.name) }"
    )
    await checkReader("for pair in byID { print(pair.value.name) }")
    await checkReader("byID.forEach { print($0.value.name) }")
    await checkReader("byID.forEach { id, session in print(session.name) }")
    await checkReader("_ = sessions.enumerated().map { $1.name }")
    await checkReader("_ = sessions.enumerated().map { $0.element.name }")
    await checkReader("for (old, new) in zip(sessions, others) { print(new.name) }")
    await checkReader("_ = byID.values.map { $0.name }")
    await checkReader("_ = [sessions].flatMap { $0 }.map { $0.name }")
    await checkReader(
      "for (_, all) in Dictionary(grouping: sessions, by: { _ in 1 }) { print(all[0].name) }")
    await checkReader("let (first, last) = (sessions[0], 1); print(first.name, last)")
  }

  @Test("A closure handed to a function of the project gets what the function declares")
  func declared() async {
    await checkReader("change(sessions[0]) { session, count in print(session.name, count) }")
    await checkReader("change(sessions[0]) { print($0.name, $1) }")
  }

  @Test("The key of a dictionary is not its value")
  func keys() async {
    let report = await graph(
      of: files(
        """
        \(classes)
        final class Key: Hashable { let name = "" }
        final class Screen {
          var byKey: [Key: Session] = [:]
          func work() { for key in byKey.keys { print(key.name) } }
        }
        """))
    let readers = report.components.flatMap { component in
      component.fields.filter { $0.name == "name" && !$0.readers.isEmpty }.map { _ in component.name
      }
    }
    #expect(readers == ["Key"])
  }
}
