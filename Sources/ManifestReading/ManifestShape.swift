import Model
import YAMLReading

// The manifest format, once: the reader, the JSON Schema and the documentation derive from it.

/// The version of the format that this reader understands.
let manifestVersion = 1

let manifestShape = Shape.record([
  .init(
    "lifegraph", .exactly(manifestVersion), "The version of the manifest format",
    isRequired: true),
  .init("name", .text("the title of the app"), "The title of drawings and reports"),
  .init(
    "module", .text("the name of a module"), "The module of the components that name none"),
  .init(
    "complete", .boolean,
    "True when a component that the sources show and the manifest does not is drift"),
  .init(
    "scopes", .anyOf([.nothing, .scopes]),
    "Lifetimes beside or instead of the standard tree `app` > `session` > `flow` > `screen`"),
  .init(
    "components",
    .anyOf([.nothing, .names(noun: "component", of: .anyOf([.nothing, componentShape]))]),
    "The objects of the app by name; nested types are written `Outer.Inner`, and of several with "
      + "one name each is written `Module/Name`"),
  .init(
    "$schema", .text("the address of a JSON Schema"),
    "For editors; the reader passes it over"),
])

private let componentShape = Shape.record(
  [
    .init("scope", .text("the name of a scope"), "How long it is meant to live"),
    .init("role", .word(Component.Role.allCases.map(word)), "What part it plays"),
    .init(
      "kind", .word(Component.Kind.allCases.compactMap(word)),
      "What it is in its language"),
    .init("module", .text("the name of a module"), "The module that declares it"),
    .init(
      "isolation", .word(Component.Isolation.allCases.map(word)), "What guards its state"),
    .init(
      "access", .word([.init("global", "everyone can reach it through one place")]),
      "Who can reach it; without the key, whoever was handed it"),
    .init(
      "state", .anyOf([.nothing, .names(noun: "field", of: stateShape)]),
      "Its fields by name: nothing, the type, or a mapping"),
  ]
    + Relation.Kind.allCases.map { kind in
      .init(
        kind.rawValue, .anyOf([.nothing, .list(of: relationShape(kind))]), help(for: kind))
    })

private let stateShape = Shape.anyOf([
  .nothing,
  .text("a type"),
  .record([
    .init("type", .text("a type"), "Its type as the code spells it"),
    .init("scope", .text("the name of a scope"), "How long the data is meant to live"),
    .init("mutable", .boolean, "True when it changes after the component has been made"),
    .init(
      "static", .boolean, "True when it belongs to the type and so lives as long as the process"),
    .init("persisted", .boolean, "True when it is stored on the device and survives the process"),
    .init(
      "cleared-in", .text("the name of a routine"),
      "The routine that empties it when the session ends"),
  ]),
])

private func relationShape(_ kind: Relation.Kind) -> Shape {
  let component = Shape.Key(
    "component", .text("the name of a component"), "The component at the other end",
    isRequired: true)
  let release = Shape.Key(
    "released-in", .text("the name of a routine"),
    kind == .subscribes
      ? "The routine that cancels the subscription"
      : "The routine that empties the slot, which makes the keeper a holder")
  let attributes: [Shape.Key]
  switch kind {
  case .owns, .keeps:
    attributes = [.init("slot", .text("the name of a field"), "The field that holds it"), release]
  case .subscribes:
    attributes = [
      release,
      .init(
        "captures", .word(Subscription.Capture.allCases.map(word)),
        "How the callback captures the subscriber; one that captures it strongly and is never "
          + "released keeps it alive"),
      .init(
        "holder", .word(Subscription.Holder.allCases.map(word)),
        "Who holds the callback; the publisher, when nothing is said"),
    ]
  case .reaches:
    attributes = [
      .init("via", .word(Relation.Via.allCases.map(word)), "How it is reached"),
      .init(
        "place", .word(Relation.Place.allCases.map(word)), "Where in the code the access stands"),
    ]
  case .uses, .creates, .refers, .defers, .provides: attributes = []
  }
  return .anyOf([.text("the name of a component"), .record([component] + attributes)])
}
