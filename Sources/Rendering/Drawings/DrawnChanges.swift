import Model

/// What a drawing of a difference says about the boxes and lines of an index.
struct DrawnChanges {
  struct Pair: Hashable {
    let from: ComponentID
    let to: ComponentID
  }

  private let marks: [ComponentID: ChangeMark]
  /// What the box of a component says beside its name.
  private let lines: [ComponentID: [String]]
  private let relations: [Pair: RelationChange]
  private let listed: Set<ComponentID>

  init(_ difference: ReportDifference) {
    var marks: [ComponentID: ChangeMark] = [:]
    var notes: [ComponentID: [Note]] = [:]
    for finding in difference.findings.new + difference.findings.reweighed.map(\.finding) {
      marks[finding.component] = .touched
    }
    for (component, findings) in Dictionary(grouping: difference.findings.fixed, by: \.component) {
      marks[component] = .touched
      notes[component, default: []].append(Note(.findings, "✓ \(grouped(findings.count)) fixed"))
    }
    for change in difference.verdicts where change.old != nil && change.new != nil {
      marks[change.component] = .changed
      notes[change.component, default: []].append(Note(.decision, "verdict: \(change.words)"))
    }
    for change in difference.accessPoints {
      marks[change.accessPoint.component] = .changed
      let words =
        switch change.change {
        case .added: "now global"
        case .removed: "no longer global"
        case .changed: "access point: \(change.words)"
        }
      notes[change.accessPoint.component, default: []].append(Note(.decision, words))
    }
    for change in difference.components {
      switch change.change {
      case .added, .removed:
        marks[change.component] = change.change == .added ? .added : .removed
        // Everything about it came or went with it.
        notes[change.component] = nil
      case .changed:
        marks[change.component] = .changed
        notes[change.component, default: []] += boxNotes(on: change)
      }
    }
    listed = Set(difference.components.map(\.component))
    self.marks = marks
    lines = notes.mapValues { notes in
      notes.enumerated().sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
        .map(\.element.text)
    }
    relations = Dictionary(
      difference.relations.map { (Pair(from: $0.from, to: $0.to), $0) }
    ) { first, _ in first }
  }

  func mark(of component: ComponentID) -> ChangeMark { marks[component] ?? .unchanged }

  func lines(of component: ComponentID) -> [String] { lines[component] ?? [] }

  /// True when the tables of the difference tell of it.
  func hasRow(_ component: ComponentID) -> Bool { listed.contains(component) }

  /// `nil` for what is as it was.
  func change(from: ComponentID, to: ComponentID) -> RelationChange? {
    relations[Pair(from: from, to: to)]
  }

  func mark(from: ComponentID, to: ComponentID) -> ChangeMark {
    switch change(from: from, to: to)?.change {
    case .added: .added
    case .removed: .removed
    case .changed: .changed
    case nil: .unchanged
    }
  }

  /// Everything that is told of, and the ends of every line that is.
  var components: Set<ComponentID> {
    Set(marks.keys).union(relations.keys.flatMap { [$0.from, $0.to] })
  }

  /// Those that are there on both sides and not the same.
  var changedComponents: Set<ComponentID> { Set(marks.filter { $0.value == .changed }.keys) }
}

/// What a box says of its change.
private struct Note {
  /// What the picture is about comes first.
  enum Weight: Int, Comparable {
    case scope, decision, property, findings

    static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
  }

  let weight: Weight
  let text: String

  init(_ weight: Weight, _ text: String) {
    self.weight = weight
    self.text = text
  }
}

/// Short enough for a box: the scope first, which the lane speaks of.
private func boxNotes(on change: ComponentChange) -> [Note] {
  let effective = change.properties.first { $0.property == .effectiveScope }
  return change.properties.compactMap { property in
    let step =
      "\(shortened(property.old ?? "not known", to: 18)) → "
      + shortened(property.new ?? "not known", to: 18)
    switch property.property {
    case .effectiveScope: return Note(.scope, "lives: \(step)")
    case .declaredScope:
      // The same step of both scopes is one.
      let isSame = effective?.old == property.old && effective?.new == property.new
      return isSame ? nil : Note(.scope, "declared: \(step)")
    case .name, .module, .kind, .role, .state, .isolation, .parent, .mutability:
      return Note(.property, "\(property.property.words): \(step)")
    }
  }
}
