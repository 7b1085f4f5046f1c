import Model
import Rendering
import Templates
import TestSupport

extension ExampleParts {
  var connection: Connection {
    var keeps = Relation(from: dependencies, to: manager, kind: .keeps, slot: text("manager"))
    keeps.evidence = [Evidence(location: at("App/AppDependencies.swift", 14))]
    var released = Relation(from: dependencies, to: manager, kind: .owns, slot: text("spare"))
    released.isReplaceable = true
    released.releasedAt = [Release(routine: text("AppDependencies.reset"), location: nil)]
    let reaches = Relation(
      from: manager, to: logger, kind: .reaches, via: .environment, place: .propertyInitializer,
      slot: text("log"),
      evidence: [
        Evidence(location: at("App/SessionManager.swift", 5)),
        Evidence(location: at("App/SessionManager.swift", 6)),
      ])
    let refers = Relation(from: dependencies, to: logger, kind: .refers)
    return Connection(
      from: dependencies, to: logger, followed: [.owns, .keeps, .reaches, .refers],
      paths: [
        Connection.Path(
          strength: .touches,
          steps: [
            Connection.Step(component: dependencies, links: []),
            Connection.Step(component: logger, links: [Connection.Link(refers)]),
          ]),
        Connection.Path(
          strength: .reaches,
          steps: [
            Connection.Step(component: dependencies, links: []),
            Connection.Step(
              component: manager,
              links: [keeps, released, keeps, keeps].map(Connection.Link.init)),
            Connection.Step(component: logger, links: [Connection.Link(reaches)]),
          ]),
      ],
      hasMore: true, hasWeakerPath: false, hasReversePath: false)
  }

  var lifetime: LifetimeExplanation {
    var component = Component(
      id: checkout, name: text("CheckoutViewModel"), module: text("App"), kind: .class,
      language: .swift)
    component.declaredScope = text("screen")
    component.effectiveScope = text("app")
    component.scopeEvidence = [
      ScopeEvidence(
        scope: text("screen"), source: .framework, detail: text("made by a view"), location: nil),
      ScopeEvidence(
        scope: text("app"), source: .ownership, detail: text("kept by SessionManager"),
        location: at("App/SessionManager.swift", 9)),
    ]
    return LifetimeExplanation(
      component: component,
      keeperPaths: [
        LifetimeExplanation.KeeperPath(
          scope: text("app"),
          steps: [
            PathStep(
              component: manager, relation: nil, slot: nil,
              location: at("App/SessionManager.swift", 7)),
            PathStep(
              component: checkout, relation: .keeps, slot: text("delegate"),
              location: at("App/SessionManager.swift", 9)),
          ], mayEndEarlier: true)
      ],
      hasMoreKeeperPaths: true,
      keepers: [
        LifetimeExplanation.Keeper(
          component: manager, kind: .keeps, slot: text("delegate"), effectiveScope: text("app"),
          releases: [
            Release(
              routine: text("SessionManager.stop"), location: at("App/SessionManager.swift", 30))
          ],
          location: at("App/SessionManager.swift", 9)),
        LifetimeExplanation.Keeper(
          component: cart, kind: .owns, slot: nil, effectiveScope: nil, releases: [],
          location: nil),
      ],
      accessPoints: accessPoints,
      reachedFrom: [
        LifetimeExplanation.Reach(
          via: .singleton, place: .body, count: 1204, components: [cart, manager]),
        LifetimeExplanation.Reach(
          via: .environment, place: .propertyInitializer, count: 3, components: [cart]),
      ])
  }
}

/// An answer about the example report in one format.
func answerText<Answer>(
  _ answer: Answer, _ formats: [AnswerFormat<Answer>], as name: String,
  _ text: @escaping (String) -> String = { $0 }, style: TextStyle = .plain
) -> String {
  formats.first { $0.name == name }?.render(answer, exampleReport(text), style) ?? ""
}

/// Every answer about the example report in every format.
func everyAnswer(_ text: @escaping (String) -> String = { $0 }) -> [(name: String, text: String)] {
  let parts = ExampleParts(text: text)
  let report = exampleReport(text)
  // The style of a page has a line for each colour of a scope.
  let difference = ShownDifference(exampleComparison(text), presentation: parted)
  let differences = DifferenceFormat.all.map { ($0.name, $0.render(difference)) }
  func texts<Answer>(_ answer: Answer, _ formats: [AnswerFormat<Answer>]) -> [(String, String)] {
    formats.map { ($0.name, $0.render(answer, report, .plain)) }
  }
  return [
    texts(parts.connection, AnswerFormat.all), texts(parts.lifetime, AnswerFormat.all),
    texts(report.inventory, AnswerFormat.all), texts(report.wholePlan, AnswerFormat.all),
    differences,
  ].joined().map { (name: $0.0, text: $0.1) }
}

private let parted = Presentation(page: .folder, template: .standard)
