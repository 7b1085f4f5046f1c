import Model
import YAMLReading

/// One number below `drawings`: loader, schema and documentation derive from it.
struct DrawingKey {
  let name: String
  let least: Int
  /// What the number limits.
  let help: String
  let limit: WritableKeyPath<DrawingLimits, Int>

  /// The key with the number that holds without it.
  var shape: Shape.Key {
    .init(
      name, .integer(atLeast: least), "\(help) [\(DrawingLimits.standard[keyPath: limit])]")
  }

  static var all: [DrawingKey] {
    [
      DrawingKey(name: "boxes", least: 6, help: "Boxes in one drawing", limit: \.nodes),
      DrawingKey(name: "lines", least: 6, help: "Lines in one drawing", limit: \.edges),
      DrawingKey(
        name: "folded-lines", least: 6,
        help: "Lines in a drawing with boxes that stand for modules or folders",
        limit: \.foldedEdges),
      DrawingKey(
        name: "users", least: 1,
        help:
          "A component that more than so many others reach or use is a hub: they are counted on "
          + "its box and get no lines",
        limit: \.hubUsers),
      DrawingKey(
        name: "folded-users", least: 1, help: "The same in drawings that do not fit otherwise",
        limit: \.foldedHubUsers),
      DrawingKey(
        name: "modules", least: 0, help: "Drawings of a module in a report", limit: \.modules),
      DrawingKey(
        name: "components", least: 0, help: "Drawings of a component with findings in a report",
        limit: \.components),
      DrawingKey(
        name: "paths", least: 0, help: "Drawings of the path of a finding in a report",
        limit: \.paths),
    ]
  }
}
