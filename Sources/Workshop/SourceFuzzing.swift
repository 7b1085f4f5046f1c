import Analysis
import Foundation
package import Model
import SwiftExtraction

/// Reads sources with random damage, the same for the same seed, and tells what is wrong with the
/// facts: more bytes understood than there are, places outside the file. A crash ends the process,
/// and an endless parse is for whoever watches it.
package func fuzzExtraction(
  of sources: [SourceText], rounds: Int, seed: UInt64
) async -> [String] {
  await withCheckedContinuation { continuation in
    let thread = Thread {
      var random = Xorshift(state: seed)
      var faults: [String] = []
      for round in 0..<rounds where !sources.isEmpty {
        let source = sources[round % sources.count]
        guard let language = SourceLanguage.of(source.path) else { continue }
        let text = damaged(source.text, by: &random)
        let facts = language.extract(SourceText(path: source.path, text: text))
        faults += found(wrong: facts, in: text, deeply: round.isMultiple(of: 8)).map {
          "round \(round), \(source.path): \($0)"
        }
      }
      continuation.resume(returning: faults)
    }
    thread.stackSize = requiredStackBytes
    thread.start()
  }
}

/// What cannot be true of the facts of a text; `deeply` looks at the place of everything.
private func found(wrong facts: FileFacts, in text: String, deeply: Bool) -> [String] {
  var faults: [String] = []
  if facts.byteCount != text.utf8.count { faults.append("\(facts.byteCount) bytes counted") }
  if !(0...facts.byteCount).contains(facts.understoodByteCount) {
    faults.append("\(facts.understoodByteCount) of \(facts.byteCount) bytes understood")
  }
  if facts.understoodByteCount < facts.byteCount, facts.problems.isEmpty {
    faults.append("something was lost and nothing is said")
  }
  let lines = text.utf8.count { $0 == 0x0A || $0 == 0x0D } + 1
  for location in facts.problems.compactMap(\.location) {
    if !(1...lines).contains(location.line) { faults.append("a problem in line \(location.line)") }
  }
  if deeply {
    for span in spans(in: facts) {
      let isForward = (span.line, span.column) <= (span.endLine, span.endColumn)
      let isInside = span.line >= 1 && span.column >= 1 && Int(span.endLine) <= lines
      if !isForward || !isInside { faults.append("\(span)") }
    }
  }
  return faults
}

/// Every span in a value, found by reflection, so that no fact can be forgotten.
private func spans(in value: Any) -> [Span] {
  var found: [Span] = []
  var pending: [Any] = [value]
  while let next = pending.popLast() {
    if let span = next as? Span {
      found.append(span)
    } else if !(next is String) {
      pending += Mirror(reflecting: next).children.map(\.value)
    }
  }
  return found
}

/// The text with one to four pieces removed, doubled, replaced, swapped or put in.
private func damaged(_ text: String, by random: inout Xorshift) -> String {
  var bytes = Array(text.utf8)
  for _ in 0...(random.next() % 4) where !bytes.isEmpty {
    let position = random.index(below: bytes.count)
    let other = random.index(below: bytes.count)
    let (low, high) = (min(position, other), max(position, other))
    switch random.next() % 7 {
    case 0: bytes.remove(at: position)
    case 1: bytes[position] = UInt8(truncatingIfNeeded: random.next())
    case 2: bytes.removeSubrange(low..<min(high, low + 40))
    case 3: bytes.insert(contentsOf: bytes[low..<high].prefix(200), at: position)
    case 4: bytes.removeSubrange(low...)
    case 5:
      let part = parts[random.index(below: parts.count)]
      bytes.insert(
        contentsOf: repeatElement(part, count: 1 + random.index(below: 40)).joined(), at: position)
    default: bytes.swapAt(position, other)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// What sources are made of, and what they should not be made of.
private let parts: [[UInt8]] = [
  "(", ")", "[", "]", "{", "}", "<", ">", "\"", "\"\"\"", "\\(", "#\"", "/*", "*/", "//", "#if A\n",
  "#endif\n", "#else\n", "@a(", "let ", "var a: ", "func f() ", "class A {", "if a ", "else ",
  "try ",
  "await ", "some ", "() -> ", "? ", ": ", ", ", ".b", ".b()", "= ", "?? ", " as B",
  "case .a(let b): ",
  "switch a {", "guard ", "return ", "$0", "`", "\0", "\u{FEFF}", "é", "😀", "\r", "\n", "\t", ";",
  "_ ",
  "&", "!", "- ", "\\.a", "#a", "init", "get {", "// lifegraph: scope=app\n",
  "@A ", "@A(1)\n", "$", "${", "$$\"", "->", "::", "fun f() ", "val a = ", "object : A {", "by b ",
  "when (a) { ", "is A if a -> ", "context(a: A)\n", "suspend ", "open ", "<A,\n", "'",
  "field = 1\n",
].map { Array($0.utf8) }
