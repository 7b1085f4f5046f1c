import KotlinExtraction
import Model
import TestSupport

/// The facts of a source text.
func facts(_ source: String) -> FileFacts {
  extractKotlin(SourceText(path: "A.kt", text: source))
}

/// The facts of a source text in short lines.
func read(_ source: String) -> String { text(facts(source)) }

/// How the value of a variable is read.
func readValue(_ source: String) -> String {
  facts("val value = \(source)\n").globals.first?.value.map { text($0) } ?? "nothing"
}

/// How the body of a function is read, one statement a line.
func readBody(_ source: String) -> String {
  let function = facts("fun f() {\n\(source)\n}").functions.first
  return (function?.body ?? []).map { text($0) }.joined(separator: "\n")
}

/// How the type of a variable is read.
func readType(_ source: String) -> String {
  facts("val value: \(source)").globals.first?.type.map { text($0) } ?? "nothing"
}
