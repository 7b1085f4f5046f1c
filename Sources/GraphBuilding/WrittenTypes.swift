import Model

/// Resolves the names of types where they are written, by the types and functions around them.
struct WrittenTypes {
  private let program: Program
  private let facts: [FileFacts]
  private var lines: [[Substring.UTF8View]] = []

  init(_ program: Program, facts: [FileFacts], sources: [SourceText]) {
    self.program = program
    self.facts = facts
    let texts = Dictionary(
      sources.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
    lines = facts.map { file in
      (texts[file.path] ?? "").utf8.split(
        omittingEmptySubsequences: false, whereSeparator: { $0 == UInt8(ascii: "\n") })
    }
  }

  /// The type that a name at a place means, with what is written before its dot.
  func type(named name: Substring, at place: IndexPlace) -> Int? {
    program.lookUpType(
      outerNames(at: place) + name,
      at: LookupPlace(file: place.file, type: innermostType(at: place)))
  }

  /// `Outer.` where a dotted name is written; empty for a plain one.
  private func outerNames(at place: IndexPlace) -> String {
    guard lines[place.file].indices.contains(Int(place.line) - 1) else { return "" }
    let before = lines[place.file][Int(place.line) - 1].prefix(Int(place.column) - 1)
    guard before.last == UInt8(ascii: ".") else { return "" }
    let names = before.reversed().prefix { byte in
      isLetter(byte) || byte == UInt8(ascii: ".")
    }
    return String(decoding: names.reversed(), as: UTF8.self)
  }

  private func innermostType(at place: IndexPlace) -> Int? {
    let around = facts[place.file].types.filter { $0.span.contains(place) }
    let innermost = around.max {
      ($0.span.line, $0.span.column) < ($1.span.line, $1.span.column)
    }
    return innermost.flatMap {
      program.lookUpType($0.name, at: LookupPlace(file: place.file, type: nil))
        ?? program.typesByName[$0.name]?.first
    }
  }
}

private func isLetter(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 128...:
    true
  default:
    false
  }
}

extension Span {
  fileprivate func contains(_ place: IndexPlace) -> Bool {
    (line, column) <= (place.line, place.column)
      && (place.line, place.column) < (endLine, endColumn)
  }
}
