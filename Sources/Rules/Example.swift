/// A small project in one string that is documentation and test of a rule.
///
/// `//- path` (in YAML `#- path`) starts a file. A comment with carets names the range of the line
/// above it and the exact message: `// ^^^^ message`. The marks are comments of the language, so
/// they stay in the text and keep columns true.
package struct Example: Sendable {
  package enum Expectation: Sendable {
    /// The rule speaks exactly at the marks.
    case flagged
    /// The rule is silent.
    case accepted
  }

  /// A sentence without a period: "A chain is no cycle".
  package let title: String
  package let expectation: Expectation
  package let text: String
  /// False for examples that test but do not teach.
  package let isDocumented: Bool
  /// The other rules that rightly raise an alarm in an accepted example; sorted, and empty for one
  /// that is documented, since what is recommended must not be an alarm of another rule.
  package let alarms: [String]
  /// Where the example stands, so that a failure is shown there.
  package let file: String
  package let line: Int

  package static func flagged(
    _ title: String, file: String = #fileID, line: Int = #line, _ text: String
  ) -> Example {
    Example(
      title: title, expectation: .flagged, text: text, isDocumented: true, alarms: [], file: file,
      line: line)
  }

  package static func accepted(
    _ title: String, file: String = #fileID, line: Int = #line, _ text: String
  ) -> Example {
    Example(
      title: title, expectation: .accepted, text: text, isDocumented: true, alarms: [], file: file,
      line: line)
  }

  /// The same example, kept out of the documentation.
  package var hidden: Example { told() }

  /// The same example, kept out of the documentation, in which the named rules speak.
  package func told(by rules: String...) -> Example {
    Example(
      title: title, expectation: expectation, text: text, isDocumented: false,
      alarms: rules.sorted(), file: file, line: line)
  }
}
