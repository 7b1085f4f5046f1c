import Model

/// The colours of one scope: line, filling of a node, background of its lane. Six digits each,
/// since Graphviz takes three-digit colours for black.
struct ScopeColors: Hashable {
  let line: String
  let fill: String
  let band: String
}

extension ScopeColors {
  static let unknown = ScopeColors(line: "#626e7c", fill: "#f3f5f7", band: "#fafbfc")

  /// Fixed for the standard scopes and the usual others; for the rest derived from the name alone, so that a scope keeps
  /// its colour whatever else is in the picture.
  static func of(scope: String?) -> ScopeColors {
    switch scope {
    case nil: unknown
    case "app": ScopeColors(line: "#2f6fad", fill: "#e6f0fa", band: "#f7fafd")
    case "session": ScopeColors(line: "#257a4c", fill: "#e4f4ea", band: "#f7fbf8")
    case "flow": ScopeColors(line: "#906508", fill: "#fcf2da", band: "#fefbf4")
    case "screen": ScopeColors(line: "#7453b3", fill: "#f0e9fa", band: "#fbf9fe")
    case "window": ScopeColors(line: "#1b7f86", fill: "#e0f3f4", band: "#f6fbfb")
    case "service": ScopeColors(line: "#9a4f86", fill: "#f8e8f3", band: "#fdf8fb")
    case "account": ScopeColors(line: "#66791c", fill: "#f0f4dc", band: "#fafbf4")
    case let name?: derived(from: name)
    }
  }

  private static func derived(from name: String) -> ScopeColors {
    var sum = 0
    for byte in stableHash(name).utf8 { sum = (sum &* 31 &+ Int(byte)) & 0xFFFF }
    let hue = freeHues[sum % freeHues.count]
    return ScopeColors(
      line: hex(hue: hue, saturation: 0.48, lightness: 0.31),
      fill: hex(hue: hue, saturation: 0.55, lightness: 0.935),
      band: hex(hue: hue, saturation: 0.5, lightness: 0.98))
  }
}

/// Away from the hues of the standard scopes, and from red, which is kept for faults.
private let freeHues: [Double] = [64, 100, 122, 174, 192, 236, 290, 306, 322]

/// `#rrggbb` of a hue in degrees, a saturation and a lightness from 0 to 1.
func hex(hue: Double, saturation: Double, lightness: Double) -> String {
  let chroma = saturation * min(lightness, 1 - lightness)
  func channel(_ offset: Double) -> String {
    let turn = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
    let value = lightness - chroma * max(-1, min(turn - 3, 9 - turn, 1))
    let byte = Int((value * 255).rounded())
    return (byte < 16 ? "0" : "") + String(byte, radix: 16)
  }
  return "#" + channel(0) + channel(8) + channel(4)
}
