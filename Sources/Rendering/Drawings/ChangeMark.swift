/// What a drawing of a difference says of a box or a line; other drawings say nothing.
enum ChangeMark: String, Sendable, CaseIterable {
  case added, removed, changed
  /// The same as before, but with other findings.
  case touched
  /// The same as before: there so that the rest can be understood.
  case unchanged

  /// Stands on boxes and lines, so that nothing is told by colour alone; empty for what is as it was.
  var sign: String {
    switch self {
    case .added: "+"
    case .removed: "−"
    case .changed: "~"
    case .touched, .unchanged: ""
    }
  }

  /// What people read in the legend.
  var legend: String {
    switch self {
    case .added: "added"
    case .removed: "removed (dashed)"
    case .changed: "changed: old → new"
    case .touched: "other findings"
    case .unchanged: "unchanged"
    }
  }
}

extension ChangeMark {
  /// Of several that share a box or a line: their own when they agree, what is unchanged not counted.
  static func common(of marks: some Sequence<ChangeMark>) -> ChangeMark {
    let told = Set(marks).subtracting([.unchanged])
    return told.count > 1 ? .changed : told.first ?? .unchanged
  }
}

/// The looks of a mark as data.
struct ChangeLooks {
  /// Outline of a box, and of what is written on a line.
  let color: String
  /// `nil` for the colour of its scope.
  let fill: String?
  /// Of words; `nil` for their own.
  let ink: String?
  let width: Double
  let isDashed: Bool
}

extension ChangeMark {
  var looks: ChangeLooks {
    switch self {
    case .added:
      ChangeLooks(color: "#19792f", fill: "#e2f6e7", ink: nil, width: 2, isDashed: false)
    case .removed:
      ChangeLooks(
        color: "#57606a", fill: "#f3f4f6", ink: "#57606a", width: 1.5, isDashed: true)
    case .changed:
      ChangeLooks(color: "#946300", fill: "#fff3d1", ink: nil, width: 2, isDashed: false)
    case .touched:
      ChangeLooks(color: "#2b3a4a", fill: nil, ink: nil, width: 1.1, isDashed: false)
    case .unchanged:
      ChangeLooks(
        color: "#848e9a", fill: "#ffffff", ink: "#5b6773", width: 1, isDashed: false)
    }
  }

  /// A line of this style: its arrow and its dashes stay, the colour tells what became of it; red is
  /// kept for faults that are there.
  func looks(of style: EdgeStyle) -> EdgeLooks {
    let own = style.looks
    func looks(_ color: String, _ dash: EdgeLooks.Dash, _ width: Double) -> EdgeLooks {
      EdgeLooks(color: color, dash: dash, width: width, arrow: own.arrow, tail: own.tail)
    }
    let isFault = style == .captive || style == .hidden
    switch self {
    case .added, .changed:
      return looks(isFault ? own.color : self.looks.color, own.dash, max(own.width, 1.6))
    // Paler than the boxes: of a large removal they are many.
    case .removed: return looks("#7b858f", .dashed, 1.1)
    case .touched, .unchanged: return looks(self.looks.color, own.dash, 0.9)
    }
  }
}
