import Model
import TestSupport

@testable import ReportComparing

/// A report of a few components that tests change.
struct ComparedSample {
  var sample = SampleReport()
  let store: ComponentID
  let view: ComponentID

  init() {
    store = sample.add("Store", in: "Core", scope: "session")
    view = sample.add("View", in: "UI", scope: "screen")
    sample.relate(view, .uses, store)
  }

  /// The same, changed.
  func changed(_ change: (inout SampleReport) -> Void) -> Report {
    var other = sample
    change(&other)
    return other.report()
  }

  /// What is different after the change.
  func difference(_ change: (inout SampleReport) -> Void) -> ReportDifference {
    compare(sample.report(), with: changed(change)).difference
  }
}

extension SampleReport {
  /// Changes a component in its place.
  mutating func edit(_ id: ComponentID, _ change: (inout Component) -> Void) {
    for position in components.indices where components[position].id == id {
      change(&components[position])
    }
  }

  /// Adds a component that stands in a file.
  @discardableResult
  mutating func add(
    _ name: String, in module: String, file: String, qualifier: String? = nil, fields: [String] = []
  )
    -> ComponentID
  {
    let id = ComponentID(module: module, name: name, qualifier: qualifier)
    add(name, in: module)
    // The last, since others may have the same name.
    components[components.count - 1].id = id
    edit(id) { component in
      component.location = Location.start(of: file)
      component.fields = fields.map { Field(name: $0, type: "String", location: nil) }
    }
    return id
  }
}

extension ReportDifference {
  /// `+ Core/Cache`, `~ UI/View effectiveScope session → app`.
  var componentLines: [String] {
    components.map { change in
      let properties = change.properties.map {
        " \($0.property.rawValue) \($0.old ?? "none") → \($0.new ?? "none")"
      }
      return "\(change.change.rawValue) \(change.component)" + properties.joined(separator: ";")
    }
  }

  /// `added UI/View → Core/Store uses`.
  var relationLines: [String] {
    relations.map { change in
      let (old, new) = (change.old.map(\.kind.rawValue), change.new.map(\.kind.rawValue))
      let words = [old, new].filter { !$0.isEmpty }.map { $0.joined(separator: ", ") }
      return "\(change.change.rawValue) \(change.from) → \(change.to) "
        + words.joined(separator: " → ")
    }
  }
}
