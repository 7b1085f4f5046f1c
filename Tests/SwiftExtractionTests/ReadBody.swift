import Model
import SwiftExtraction
import TestSupport

/// The facts of a source text.
func facts(_ source: String) -> FileFacts {
  extractSwift(SourceText(path: "A.swift", text: source))
}

/// The facts of a source text in short lines.
func read(_ source: String) -> String { text(facts(source)) }

/// How the value of a variable is read.
func readValue(_ source: String) -> String {
  facts("let value = " + source).globals.first?.value.map { text($0) } ?? "nothing"
}

/// How the body of a function is read, one statement a line.
func readBody(_ source: String) -> String {
  let function = facts("func f() {\n\(source)\n}").functions.first
  return (function?.body ?? []).map { text($0) }.joined(separator: "\n")
}

/// How the type of a variable is read.
func readType(_ source: String) -> String {
  facts("let value: \(source)").globals.first?.type.map { text($0) } ?? "nothing"
}
