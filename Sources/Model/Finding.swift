/// How sure a finding is.
package enum Confidence: String, Sendable, Codable, CaseIterable, Comparable {
  case hint
  case likely
  case strong
  case proven

  package static func < (left: Confidence, right: Confidence) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int {
    switch self {
    case .hint: 0
    case .likely: 1
    case .strong: 2
    case .proven: 3
    }
  }
}

/// How much a finding weighs.
package enum Severity: String, Sendable, Codable, CaseIterable, Comparable {
  case note
  case warning
  case error

  package static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// One fault as a rule states it. The runner stamps rule, severity and identity later.
package struct Finding: Sendable, Hashable {
  /// One sentence without a period.
  package let message: String
  package let confidence: Confidence
  /// The component that holds the place a person would change.
  package let component: ComponentID
  /// The field, parameter or other component that it is about.
  package let subject: String?
  /// `nil` when the component stands in no file.
  package let location: Location?
  package let related: [RelatedPlace]
  /// The way through the graph that shows the fault; empty when it is a single place.
  package let path: [PathStep]
  /// A severity that the facts ask for instead of the rule's own; settings still win.
  package let severity: Severity?

  package init(
    message: String, confidence: Confidence, component: ComponentID, subject: String? = nil,
    location: Location?, related: [RelatedPlace] = [], path: [PathStep] = [],
    severity: Severity? = nil
  ) {
    self.message = message
    self.confidence = confidence
    self.component = component
    self.subject = subject
    self.location = location
    self.related = related
    self.path = path
    self.severity = severity
  }
}

/// Another place that belongs to a finding.
package struct RelatedPlace: Sendable, Hashable, Codable {
  package let message: String
  package let location: Location?

  package init(message: String, location: Location?) {
    self.message = message
    self.location = location
  }
}

/// One step of a path through the graph.
package struct PathStep: Sendable, Hashable, Codable {
  package let component: ComponentID
  /// How the step before leads here; `nil` for the first.
  package let relation: Relation.Kind?
  /// The slot that the relation goes through.
  package let slot: String?
  package let location: Location?

  package init(
    component: ComponentID, relation: Relation.Kind?, slot: String?, location: Location?
  ) {
    self.component = component
    self.relation = relation
    self.slot = slot
    self.location = location
  }
}
