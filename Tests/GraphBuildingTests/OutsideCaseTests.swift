import Testing

@Suite struct OutsideCaseTests {
  private func check(
    _ code: String, is expected: String, at place: SourceLocation = #_sourceLocation
  )
    async
  {
    await GraphBuildingTests.check(
      """
      import SDK
      enum Visibility { case shared, hidden }
      \(code)
      final class Room {
        func open() -> History { .shared }
        func load() -> URLSession { .shared }
      }
      """, .accesses, is: expected, at: place)
  }

  @Test(
    "What an extension matches `self` with is a case of an outside enum",
    arguments: [
      "case .shared: return .shared ; case .joined: return .hidden",
      "case .joined, .shared: return .shared ; default: return .hidden",
      "case .shared where isOpen: return .shared ; default: return .hidden",
      "case .shared(let name): print(name) ; return .shared ; default: return .hidden",
    ])
  func matched(cases: String) async {
    await check(
      "extension History { var visibility: Visibility { switch self { \(cases) } } }",
      is: "Room reaches URLSession.shared via system in body")
  }

  @Test(
    "What is matched elsewhere says nothing of it",
    arguments: [
      // Another type of the same case.
      "extension Visibility { var text: String { switch self { case .shared: return \"\" ; default: return \"\" } } }",
      // Another subject.
      "extension History { func text(_ other: Visibility) { switch other { case .shared: break ; default: break } } }",
      // Another case.
      "extension History { func text() { switch self { case .sharedWith: break ; default: break } } }",
    ])
  func elsewhere(code: String) async {
    await check(
      code,
      is: """
        Room reaches History.shared via system in body
        Room reaches URLSession.shared via system in body
        """)
  }
}
