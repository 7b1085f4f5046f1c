/// The address under which a forge shows a place of the sources: a pattern with `{file}`, and
/// `{line}` where it can point at one.
package struct SourceLink: Sendable, Hashable, Codable {
  /// As it was written: `https://host/owner/project/blob/main/{file}#L{line}`.
  package let pattern: String

  /// `nil` for what is no address of the web that is safe in every output: it begins with
  /// `https://` and a host, names `{file}`, and holds letters, digits and `-._~:/?#@!$&'()*+,;=%`
  /// beside.
  package init?(pattern: String) {
    guard SourceLink.isSafe(pattern) else { return nil }
    self.pattern = pattern
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let pattern = try container.decode(String.self)
    guard SourceLink.isSafe(pattern) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "the source link is no https address with {file}")
    }
    self.pattern = pattern
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(pattern)
  }

  /// The address of a place.
  package func address(of location: Location) -> String {
    var address = ""
    var rest = pattern[...]
    while let opening = rest.firstIndex(of: "{") {
      address += rest[..<opening]
      rest = rest[opening...]
      if rest.hasPrefix("{file}") {
        address += percentEncoded(location.file)
        rest = rest.dropFirst("{file}".count)
      } else {
        address += String(location.line)
        rest = rest.dropFirst("{line}".count)
      }
    }
    return address + rest
  }

  private static func isSafe(_ pattern: String) -> Bool {
    let start = "https://"
    guard pattern.hasPrefix(start), pattern.firstRange(of: "{file}") != nil else { return false }
    // What is filled in stands behind the host, so that no name chooses where a link leads.
    let host = pattern.dropFirst(start.count).prefix { !"/?#{".contains($0) }
    guard let first = host.first, first.isASCII, first.isLetter || first.isNumber,
      pattern.dropFirst(start.count + host.count).first == "/"
    else { return false }
    let rest = withoutFields(pattern)
    return rest.unicodeScalars.allSatisfy { scalar in
      ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) || ("0"..."9").contains(scalar)
        || "-._~:/?#@!$&'()*+,;=%".unicodeScalars.contains(scalar)
    }
  }

  private static func withoutFields(_ pattern: String) -> String {
    var kept = ""
    var rest = pattern[...]
    while let first = rest.first {
      if let field = ["{file}", "{line}"].first(where: { rest.hasPrefix($0) }) {
        rest = rest.dropFirst(field.count)
      } else {
        kept.append(first)
        rest = rest.dropFirst()
      }
    }
    return kept
  }
}

/// A path as a part of an address: everything but unreserved characters and slashes becomes `%XX`
/// (RFC 3986).
private func percentEncoded(_ path: String) -> String {
  let digits = Array("0123456789ABCDEF")
  var encoded = ""
  for byte in path.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
      encoded.append(Character(UnicodeScalar(byte)))
    default: encoded += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
    }
  }
  return encoded
}
