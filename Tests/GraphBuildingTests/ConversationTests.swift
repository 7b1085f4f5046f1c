import Testing

@Suite struct ConversationTests {
  @Test func `A conversation that is never begun anew remembers what every user asks`() async {
    await check(
      """
      final class Assistant {
        private static let session = LanguageModelSession(instructions: "Help.")
        func answer(_ text: String) async throws { _ = try await Self.session.respond(to: text) }
      }
      """, .data,
      is: "Assistant.session: session data, likely remembers whatever it is asked, by whomever")
  }

  @Test(arguments: [
    "var session = LanguageModelSession() ; func renew() { session = LanguageModelSession() }",
    "var session: LanguageModelSession? ; func end() { session = nil }",
    "let session = AVAudioSession()",
  ])
  func `One that is begun anew holds no data of who came before`(members: String) async {
    await check(
      """
      final class Assistant {
        static let shared = Assistant()
        \(members)
        func answer(_ text: String) { session.respond(to: text) }
      }
      """, .data, is: "")
  }

  @Test func `One that is asked nothing holds no data`() async {
    await check(
      """
      final class Assistant {
        static let session = LanguageModelSession()
        func warm() { Self.session.prewarm() }
      }
      """, .data, is: "")
  }
}
