import Model

/// How text for people is set off: what stands before and after each kind of word.
package struct TextStyle: Sendable {
  /// What switches a style on and off.
  struct Marks: Sendable {
    let on: TerminalText
    let off: TerminalText

    func callAsFunction(_ text: TerminalText) -> TerminalText { "\(on)\(text)\(off)" }
  }

  let error: Marks
  let warning: Marks
  let note: Marks
  let heading: Marks
  let faint: Marks

  /// No marks at all: for files, pipes and `--no-color`.
  package static let plain = TextStyle(
    error: Marks(on: "", off: ""), warning: Marks(on: "", off: ""), note: Marks(on: "", off: ""),
    heading: Marks(on: "", off: ""), faint: Marks(on: "", off: ""))

  /// The eight colours that every terminal lets its user choose.
  package static let coloured = TextStyle(
    error: Marks(on: "\u{1B}[1;31m", off: "\u{1B}[0m"),
    warning: Marks(on: "\u{1B}[1;33m", off: "\u{1B}[0m"),
    note: Marks(on: "\u{1B}[1;36m", off: "\u{1B}[0m"),
    heading: Marks(on: "\u{1B}[1m", off: "\u{1B}[0m"),
    faint: Marks(on: "\u{1B}[2m", off: "\u{1B}[0m"))

  func marks(for severity: Severity) -> Marks {
    switch severity {
    case .error: error
    case .warning: warning
    case .note: note
    }
  }
}
