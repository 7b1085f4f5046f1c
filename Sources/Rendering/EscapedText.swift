/// A place that text is written to, with the one function that makes text harmless there.
protocol TextSink: Sendable {
  static func escape(_ text: String) -> String
}

/// Text that is safe in one sink. Literals are markup of our own; every interpolated string is
/// escaped; only text of the same sink goes in unchanged. A `String` does not become one without
/// being escaped.
struct EscapedText<Sink: TextSink>: Sendable, Hashable, ExpressibleByStringInterpolation {
  /// What is put into the output.
  private(set) var written: String

  /// Escapes `text`.
  init(escaping text: String) { written = Sink.escape(text) }

  /// Takes markup that was not written as a literal: the embedded template and checked drawings.
  /// A test names the files that may call this.
  init(ownMarkup: String) { written = ownMarkup }

  init(stringLiteral literal: StaticString) { written = text(of: literal) }

  init(stringInterpolation: StringInterpolation) { written = stringInterpolation.written }

  static func += (left: inout EscapedText, right: EscapedText) { left.written += right.written }

  var isEmpty: Bool { written.isEmpty }

  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var written = ""

    init(literalCapacity: Int, interpolationCount: Int) {
      written.reserveCapacity(literalCapacity + interpolationCount * 16)
    }

    mutating func appendLiteral(_ literal: StaticString) { written += text(of: literal) }

    mutating func appendInterpolation(_ text: String) { written += Sink.escape(text) }

    mutating func appendInterpolation(_ number: Int) { written += String(number) }

    mutating func appendInterpolation(_ text: EscapedText) { written += text.written }
  }
}

extension Sequence {
  func joined<Sink>(_ separator: EscapedText<Sink> = "") -> EscapedText<Sink>
  where Element == EscapedText<Sink> {
    EscapedText(ownMarkup: map(\.written).joined(separator: separator.written))
  }
}

/// `text` with some scalars replaced; the text itself when none is.
func replacingScalars(
  in text: String, with replacement: (Unicode.Scalar) -> String?
) -> String {
  guard text.unicodeScalars.contains(where: { replacement($0) != nil }) else { return text }
  var written = ""
  written.reserveCapacity(text.utf8.count + 32)
  for scalar in text.unicodeScalars {
    if let other = replacement(scalar) {
      written += other
    } else {
      written.unicodeScalars.append(scalar)
    }
  }
  return written
}

private func text(of literal: StaticString) -> String {
  literal.withUTF8Buffer { String(decoding: $0, as: UTF8.self) }
}
