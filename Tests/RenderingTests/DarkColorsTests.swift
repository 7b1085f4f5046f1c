import TestSupport
import Testing

@testable import Rendering

struct DarkColorsTests {
  /// The relative luminance of WCAG 2.2.
  private func luminance(_ color: String) -> Double {
    let number = Int(color.dropFirst(), radix: 16) ?? 0
    let channels = [16, 8, 0].map { shift -> Double in
      let value = Double(number >> shift & 0xFF) / 255
      return value <= 0.04045 ? value / 12.92 : power((value + 0.055) / 1.055)
    }
    return 0.2126 * channels[0] + 0.7152 * channels[1] + 0.0722 * channels[2]
  }

  /// `value` to the 2.4: the square times the fifth root of the square, by Newton's method.
  private func power(_ value: Double) -> Double {
    let square = value * value
    var root = 1.0
    for _ in 0..<60 { root = (4 * root + square / (root * root * root * root)) / 5 }
    return square * root
  }

  private func contrast(_ first: String, _ second: String) -> Double {
    let (one, other) = (luminance(first), luminance(second))
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)
  }

  @Test(arguments: LabelLine.Emphasis.allCases)
  func textIsReadableOnEveryBoxAndLane(_ emphasis: LabelLine.Emphasis) {
    let names = [nil, "app", "session", "flow", "screen", "window", "service", "account", "room"]
    for name in names {
      let colors = ScopeColors.of(scope: name)
      for ground in [colors.fill, colors.band, "#ffffff"] {
        #expect(contrast(emphasis.looks.color, ground) >= 4.5, "\(name ?? "") light")
        let dark = contrast(darkColor(for: emphasis.looks.color), darkColor(for: ground))
        #expect(dark >= 4.5, "\(name ?? "") dark \(ground) \(emphasis) \(dark)")
      }
    }
  }

  @Test(arguments: EdgeStyle.allCases)
  func linesStandOutFromEveryLane(_ style: EdgeStyle) {
    for name in [nil, "app", "session", "flow", "screen"] {
      let band = ScopeColors.of(scope: name).band
      // Weak lines are meant to be pale: they need to be seen, not to stand out.
      let least = style.isStrong || style == .hidden ? 3.0 : 1.9
      #expect(contrast(style.looks.color, band) >= least, "\(style) light")
      #expect(contrast(darkColor(for: style.looks.color), darkColor(for: band)) >= least)
    }
  }

  @Test func whatIsNoColourStaysAsItIs() {
    #expect(darkColor(for: "none") == "none")
    #expect(darkColor(for: "#eef") == "#eef")
    #expect(darkColor(for: "#ffffff") == "#121317")
  }

  @Test func everyColourOfADrawingHasItsRule() {
    let drawing = LaidOutDrawing(
      id: "overview", title: "",
      svg: "<svg><path fill=\"#123456\" d=\"M0\"/><a href=\"#face\"/></svg>",
      notes: [], isLaidOut: true)
    let rules = darkDrawingRules(of: exampleReport(), drawings: ["overview": drawing])
    #expect(rules.contains("svg.lifegraph [fill=\"#123456\"] { fill: light-dark(#123456, "))
    #expect(!rules.contains("#face"))
  }
}
