import Model

/// The names that some build defines for `#if`, and which conditions hold in none.
struct BuildConditions {
  private let defined: Set<String>

  init(_ targets: [BuildTarget]) {
    defined = Set(targets.flatMap(\.conditions)).union(usualConditions)
  }

  /// True for a condition that cannot hold, whatever is built: it asks for a name that nothing
  /// defines. What the compiler knows by itself, such as `os(iOS)`, may hold or not.
  func canNeverHold(_ condition: String) -> Bool {
    var reader = ConditionReader(condition, defined: defined)
    return reader.read() == false
  }
}

extension Program {
  /// True when no build compiles what stands under a condition in a file. Where no build
  /// description speaks of the file, anything may be defined.
  func isUnbuilt(_ condition: String?, in file: Int) -> Bool {
    guard let condition, !files[file].targets.isEmpty else { return false }
    return buildConditions.canNeverHold(condition)
  }

  /// Where code stands that is compiled under a condition, as far as accesses are judged.
  func place(
    _ place: Relation.Place, compiledUnder condition: String?, in file: Int
  ) -> Relation.Place {
    place.isOfProduct && isUnbuilt(condition, in: file) ? .unbuilt : place
  }
}

/// Names that builds define by themselves: Xcode's debug configurations and interface builder,
/// SwiftPM in packages, CocoaPods in the settings that it writes.
private let usualConditions: Set<String> = [
  "DEBUG", "TARGET_INTERFACE_BUILDER", "SWIFT_PACKAGE", "COCOAPODS",
]

/// Works out a condition as the compiler does, with `nil` for what a build decides.
private struct ConditionReader {
  private let tokens: [Substring]
  /// False for a text that was cut.
  private let isWhole: Bool
  private let defined: Set<String>
  private var position = 0
  private var depth = 0
  private static let maximumDepth = 64

  init(_ text: String, defined: Set<String>) {
    self.defined = defined
    isWhole = !text.unicodeScalars.contains("…")
    var tokens: [Substring] = []
    var rest = text[...]
    while let first = rest.utf8.first {
      let word = rest.utf8.prefix(while: standsInName)
      let token = Substring(word.isEmpty ? rest.utf8.prefix(1) : word)
      if first > UInt8(ascii: " ") { tokens.append(token) }
      rest = rest[token.endIndex...]
    }
    self.tokens = tokens
  }

  /// `nil` also for a text that was cut, or is no condition.
  mutating func read() -> Bool? {
    if !isWhole { return nil }
    let value = readAlternatives()
    return position == tokens.count ? value : nil
  }

  private mutating func readAlternatives() -> Bool? {
    var value = readConjunction()
    while take("|"), take("|") {
      let other = readConjunction()
      value = value == true || other == true ? true : value == false ? other : nil
    }
    return value
  }

  private mutating func readConjunction() -> Bool? {
    var value = readNegation()
    while take("&"), take("&") {
      let other = readNegation()
      value = value == false || other == false ? false : value == true ? other : nil
    }
    return value
  }

  private mutating func readNegation() -> Bool? {
    depth += 1
    defer { depth -= 1 }
    guard depth < Self.maximumDepth, position < tokens.count else { return nil }
    if take("!") { return readNegation().map { !$0 } }
    if take("(") {
      let value = readAlternatives()
      return take(")") ? value : nil
    }
    let word = tokens[position]
    position += 1
    // `os(iOS)`, `swift(>=6)`, `canImport(UIKit)`: what is asked is up to the build.
    if take("(") {
      var open = 1
      while open > 0, position < tokens.count {
        if tokens[position] == "(" { open += 1 }
        if tokens[position] == ")" { open -= 1 }
        position += 1
      }
      return nil
    }
    switch word {
    case "true": return true
    case "false": return false
    default:
      guard let first = word.utf8.first, standsInName(first), !isDigit(first) else { return nil }
      return defined.contains(String(word)) ? nil : false
    }
  }

  private mutating func take(_ token: String) -> Bool {
    guard position < tokens.count, tokens[position] == token else { return false }
    position += 1
    return true
  }
}

/// True for what names are made of, as UTF-8.
private func standsInName(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "_"), 0x80...:
    true
  default: isDigit(byte)
  }
}

private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
