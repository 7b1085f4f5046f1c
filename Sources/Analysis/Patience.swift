import Model

/// How long one file may take. The time is measured by whoever hands it in: nothing here has a
/// clock.
package struct Patience: Sendable {
  /// Returns when a part of the time is over, or at once when the task is cancelled.
  let wait: @Sendable () async -> Void
  /// Parts after which a file is given up.
  let parts: Int
  /// The whole time, for people: `20 s`.
  let text: String

  package init(parts: Int, text: String, wait: @escaping @Sendable () async -> Void) {
    self.wait = wait
    self.parts = parts
    self.text = text
  }
}

extension Patience {
  /// The facts of a file that took too long: none, and the problem.
  func factsOfGivenUp(_ source: SourceText, language: Language) -> FileFacts {
    var facts = FileFacts(path: source.path, language: language)
    facts.byteCount = source.text.utf8.count
    facts.problems = [
      Problem(
        .warning, "The file was not read, since reading it took longer than \(text)",
        advice: "Leave it out with --exclude, or take deeply nested code in it apart",
        at: .start(of: source.path))
    ]
    return facts
  }
}
