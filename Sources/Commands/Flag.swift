/// One flag: a value in a list. Parser, help and documentation derive from it.
struct Flag: Sendable {
  /// Heading under which the help shows it.
  enum Category: String, Sendable, CaseIterable {
    case input = "Input"
    case output = "Output"
    case view = "View"
    case gate = "Gate"
    case general = "General"
  }

  /// What stands after the name.
  struct Value: Sendable {
    /// In the help: `FILE`.
    let placeholder: String
    let isAccepted: @Sendable (String) -> Bool
    /// For the message about a value that is not accepted: "a number from 0 to 100".
    let expectation: String
    /// Words that are accepted, for the help and for the nearest one; empty when it is no choice.
    let choices: [String]
  }

  /// The long name first, with its hyphens.
  let names: [String]
  let category: Category
  /// One clause, without a period.
  let summary: String
  /// Whole sentences for the documentation.
  let details: String
  /// `nil` for a switch.
  let value: Value?
  /// Puts an accepted value in its place; a switch gets an empty text.
  let apply: @Sendable (String, inout Options) -> Void

  var name: String { names[0] }
}

extension Flag.Value {
  static func file(_ placeholder: String) -> Flag.Value {
    Flag.Value(
      placeholder: placeholder, isAccepted: { !$0.isEmpty }, expectation: "a path", choices: [])
  }

  static func choice(_ placeholder: String, of words: [String]) -> Flag.Value {
    Flag.Value(
      placeholder: placeholder, isAccepted: { words.contains($0) },
      expectation: "one of \(words.joined(separator: ", "))", choices: words)
  }

  static func text(_ placeholder: String) -> Flag.Value {
    Flag.Value(
      placeholder: placeholder, isAccepted: { !$0.isEmpty }, expectation: "a name", choices: [])
  }

  /// One or more of the words, with commas between them.
  static func choices(_ placeholder: String, of words: [String]) -> Flag.Value {
    Flag.Value(
      placeholder: placeholder,
      isAccepted: { text in
        text.split(separator: ",", omittingEmptySubsequences: false).allSatisfy { part in
          words.contains(part.split(separator: " ").joined(separator: " "))
        }
      }, expectation: "one or more of \(words.joined(separator: ", "))", choices: words)
  }

  static let steps = Flag.Value(
    placeholder: "N", isAccepted: { text in Int(text).map { (0...100).contains($0) } ?? false },
    expectation: "a whole number from 0 to 100", choices: [])

  static let percent = Flag.Value(
    placeholder: "PERCENT",
    isAccepted: { text in Double(text).map { (0...100).contains($0) } ?? false },
    expectation: "a number from 0 to 100", choices: [])

  static let amount = Flag.Value(
    placeholder: "N",
    isAccepted: { text in Int(text).map { (1...10_000).contains($0) } ?? false },
    expectation: "a whole number from 1 to 10,000", choices: [])
}
