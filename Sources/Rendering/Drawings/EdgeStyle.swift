import Model

/// How a relation is drawn; the first cases are the strongest, and of several relations between
/// two components the strongest gives the looks.
enum EdgeStyle: Int, CaseIterable, Comparable {
  case captive, hidden, owns, keeps, holder, subscribes, exempt, creates, provides, uses, defers
  case refers

  static func < (left: EdgeStyle, right: EdgeStyle) -> Bool { left.rawValue < right.rawValue }

  /// True for what prolongs a lifetime or binds it.
  var isStrong: Bool {
    switch self {
    case .captive, .owns, .keeps, .holder, .subscribes: true
    case .hidden, .exempt, .creates, .provides, .uses, .defers, .refers: false
    }
  }

  /// One word: class in the picture, key for scripts.
  var name: String {
    switch self {
    case .captive: "captive"
    case .hidden: "hidden"
    case .owns: "owns"
    case .keeps: "keeps"
    case .holder: "holder"
    case .subscribes: "subscribes"
    case .exempt: "exempt"
    case .creates: "creates"
    case .provides: "provides"
    case .uses: "uses"
    case .defers: "defers"
    case .refers: "refers"
    }
  }

  /// What people read in the legend.
  var legend: String {
    switch self {
    case .captive: "keeps what should end earlier"
    case .hidden: "reaches (hidden)"
    case .owns, .keeps: "owns, keeps"
    case .holder: "holds and releases"
    case .subscribes: "subscribes"
    case .exempt: "reaches (from a root, by default, a logger)"
    case .creates: "creates"
    case .provides: "provides"
    case .uses: "uses"
    case .defers: "defers (asked each time)"
    case .refers: "refers (weak)"
    }
  }

  /// What a tooltip says between two names.
  var verb: String {
    switch self {
    case .captive: "keeps, and outlives,"
    case .hidden, .exempt: "reaches"
    case .holder: "holds and releases"
    case .defers: "asks each time for"
    case .refers: "refers weakly to"
    case .subscribes: "subscribes to"
    case .owns, .keeps, .creates, .provides, .uses: name
    }
  }
}

/// The looks of an edge as data.
struct EdgeLooks {
  enum Dash: String {
    case solid, dashed, dotted
  }

  let color: String
  let dash: Dash
  let width: Double
  /// Graphviz's name of the arrow at the target.
  let arrow: String
  /// And at the source; empty for none.
  let tail: String
}

extension EdgeStyle {
  var looks: EdgeLooks {
    let ink = "#2b3a4a"
    let red = "#c62828"
    switch self {
    case .captive:
      return EdgeLooks(color: red, dash: .solid, width: 3, arrow: "normalnormal", tail: "")
    case .hidden:
      return EdgeLooks(color: red, dash: .dashed, width: 1.4, arrow: "normal", tail: "")
    case .owns, .keeps:
      return EdgeLooks(color: ink, dash: .solid, width: 1.8, arrow: "normal", tail: "")
    case .holder:
      return EdgeLooks(color: ink, dash: .solid, width: 1.8, arrow: "normal", tail: "odot")
    case .subscribes:
      return EdgeLooks(color: "#6a4c93", dash: .solid, width: 1.2, arrow: "dot", tail: "")
    case .exempt:
      return EdgeLooks(color: "#c9716d", dash: .dashed, width: 1, arrow: "onormal", tail: "")
    case .creates:
      return EdgeLooks(color: "#5f7285", dash: .solid, width: 1, arrow: "diamond", tail: "")
    case .provides:
      return EdgeLooks(color: "#5f7285", dash: .solid, width: 1, arrow: "onormal", tail: "")
    case .uses:
      return EdgeLooks(color: "#7f8e9d", dash: .solid, width: 0.9, arrow: "vee", tail: "")
    case .defers:
      return EdgeLooks(color: "#5f7285", dash: .dotted, width: 1.3, arrow: "odiamond", tail: "")
    case .refers:
      return EdgeLooks(color: "#7d8b99", dash: .dotted, width: 1.2, arrow: "vee", tail: "")
    }
  }
}

extension EdgeStyle {
  /// The style of a relation; `isCaptive` when its source outlives its target.
  init(
    of relation: Relation, from source: Component, to target: Component, isCaptive: Bool
  ) {
    switch relation.kind {
    case .owns, .keeps:
      if isCaptive {
        self = .captive
      } else if relation.isHolder {
        self = .holder
      } else {
        self = relation.kind == .owns ? .owns : .keeps
      }
    case .uses: self = .uses
    case .creates: self = .creates
    case .refers: self = .refers
    case .defers: self = .defers
    case .provides: self = .provides
    case .subscribes: self = .subscribes
    case .reaches:
      let isLegal = source.role.isExempt || target.isLeftAlone
      self = isLegal || relation.isOpenAccess ? .exempt : .hidden
    }
  }
}

extension Relation {
  /// True for access that is legal, visible or scaffolding: drawn lighter.
  fileprivate var isOpenAccess: Bool {
    switch via {
    case .environment, .ambientValue, .system: return true
    case .singleton, .kotlinObject, .serviceLocator, nil: break
    }
    switch place {
    case .defaultArgument, .compositionRoot, .test, .preview, .unbuilt: return true
    case .body, .propertyInitializer, .staticInitializer, .extension, nil: return false
    }
  }
}
