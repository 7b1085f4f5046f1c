import Foundation
import Rendering

/// The two ways out: results to standard output, messages to standard error.
struct Terminal: Sendable {
  let standardOutput: Int32
  let standardError: Int32
  let isQuiet: Bool
  let isColored: Bool
  let progress: Progress

  init(
    standardOutput: Int32, standardError: Int32, environment: [String: String], isQuiet: Bool,
    isColorless: Bool
  ) {
    self.standardOutput = standardOutput
    self.standardError = standardError
    self.isQuiet = isQuiet
    let isTerminal = isatty(standardError) == 1
    isColored = isColorWanted(
      isForbidden: isColorless, environment: environment, isTerminal: isTerminal)
    progress = Progress(
      descriptor: standardError,
      isShown: isProgressWanted(
        isQuiet: isQuiet, environment: environment, isTerminal: isTerminal))
  }

  /// Something worth knowing; silent when quiet.
  func note(_ message: String) {
    if !isQuiet { write("lifegraph: ", message) }
  }

  /// Something that is missing from the result; silent when quiet.
  func warn(_ message: String) {
    if !isQuiet { write("lifegraph: \(painted("warning:", code: "33")) ", message) }
  }

  /// Something that prevented the result; never silent.
  func fail(_ message: String) {
    write("lifegraph: \(painted("error:", code: "31")) ", message)
  }

  /// Puts text on standard output. A reader that went away has read enough.
  func printResult(_ text: String) throws(OutputError) {
    let isTerminal = isatty(standardOutput) == 1
    let shown = isTerminal ? visibleText(text, keepingLines: true) : text
    try printResult(Array(shown.utf8))
  }

  /// Puts bytes on standard output. A reader that went away has read enough.
  func printResult(_ bytes: [UInt8]) throws(OutputError) {
    progress.clear()
    switch writeAll(bytes, to: standardOutput) {
    case nil, EPIPE: return
    case let code?:
      throw OutputError.notWritten(file: "standard output", cause: systemMessage(code))
    }
  }

  private func write(_ prefix: String, _ message: String) {
    progress.clear()
    // When standard error is closed there is nobody left to tell.
    _ = writeAll(
      Array((prefix + visibleText(message, keepingLines: false) + "\n").utf8), to: standardError)
  }

  private func painted(_ text: String, code: String) -> String {
    isColored ? "\u{1B}[1;\(code)m\(text)\u{1B}[0m" : text
  }
}
