import Model

/// Rules that give drawings in a page dark colours where the page is dark. Pictures carry their
/// colours as attributes, so that they are right everywhere; the page puts others over them.
func darkDrawingRules(of report: Report, drawings: [String: LaidOutDrawing]) -> String {
  var colors = themeColors(of: report)
  for drawing in drawings.values { colors.formUnion(paints(in: drawing.svg)) }
  let rules = colors.sorted().flatMap { color in
    ["fill", "stroke"].map { attribute in
      "svg.lifegraph [\(attribute)=\"\(color)\"] { "
        + "\(attribute): light-dark(\(color), \(darkColor(for: color))); }\n"
    }
  }
  return "\n/* The colours of the drawings, and what stands for them on a dark ground. */\n"
    + rules.joined()
}

/// What stands for a colour of a light ground on a dark one: the same hue, as far from the ground as
/// before. Takes and gives `#rrggbb`; anything else comes back as it is.
func darkColor(for color: String) -> String {
  guard let (hue, saturation, lightness) = parts(of: color) else { return color }
  // Pale grounds become dark ones of little colour; ink becomes light enough to be read on them,
  // also where it is red or violet, which look darker than they are light.
  return lightness > 0.85
    ? hex(hue: hue, saturation: max(0.14, saturation * 0.42), lightness: 0.93 - 0.85 * lightness)
    : hex(hue: hue, saturation: saturation * 0.85, lightness: 0.98 - 0.72 * lightness)
}

/// The colours that a script may draw with.
private func themeColors(of report: Report) -> Set<String> {
  let scopes = [nil] + report.scopes.scopes.map { Optional($0.name) }
  let lanes = scopes.map(ScopeColors.of).flatMap { [$0.line, $0.fill, $0.band] }
  return Set(
    lanes + EdgeStyle.allCases.map(\.looks.color)
      + LabelLine.Emphasis.allCases.map(\.looks.color) + ["#ffffff"])
}

/// Every `="#rrggbb"` of a text.
private func paints(in svg: String) -> Set<String> {
  var found: Set<String> = []
  var rest = svg.utf8[...]
  let digits = Set("0123456789abcdefABCDEF".utf8)
  while let start = rest.firstIndex(of: UInt8(ascii: "#")) {
    let digitsStart = rest.index(after: start)
    let word = rest[digitsStart...].prefix(6)
    rest = rest[digitsStart...]
    let end = word.endIndex
    guard word.count == 6, word.allSatisfy(digits.contains), end < rest.endIndex,
      rest[end] == UInt8(ascii: "\"")
    else { continue }
    found.insert("#" + String(decoding: word, as: UTF8.self))
  }
  return found
}

/// Hue in degrees, saturation and lightness from 0 to 1; `nil` for what is no `#rrggbb`.
private func parts(of color: String) -> (hue: Double, saturation: Double, lightness: Double)? {
  guard color.utf8.count == 7, color.hasPrefix("#"), let number = Int(color.dropFirst(), radix: 16)
  else { return nil }
  let channels = [16, 8, 0].map { Double(number >> $0 & 0xFF) / 255 }
  let (red, green, blue) = (channels[0], channels[1], channels[2])
  let highest = max(red, green, blue)
  let lowest = min(red, green, blue)
  let lightness = (highest + lowest) / 2
  let range = highest - lowest
  // White has no hue; the grounds of the page are bluish.
  guard range > 0 else { return (222, 0, lightness) }
  let saturation = range / (1 - abs(2 * lightness - 1))
  let turn =
    highest == red
    ? (green - blue) / range
    : highest == green ? (blue - red) / range + 2 : (red - green) / range + 4
  return ((turn * 60 + 360).truncatingRemainder(dividingBy: 360), saturation, lightness)
}
