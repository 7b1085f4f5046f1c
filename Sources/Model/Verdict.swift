/// What to do with one global instance, scoped binding or declared component, and why.
package struct Verdict: Sendable, Hashable, Codable {
  package enum Action: String, Sendable, Codable, CaseIterable {
    case leave
    case inject
    case moveToSession = "move-to-session"
    case moveToFlow = "move-to-flow"
    case moveToScreen = "move-to-screen"
    case persist
    case split
    case dropLabel = "drop-label"
    case close
  }

  /// Why there is something to decide.
  package enum Kind: String, Sendable, Codable, CaseIterable {
    /// Everyone can reach it.
    case global
    /// A container keeps it for a scope that someone named.
    case binding
    /// A manifest says what it holds.
    case declaration
  }

  /// One thing that the verdict rests on.
  package struct Fact: Sendable, Hashable, Codable {
    /// One sentence without a period: "`token` is emptied in `logout`".
    package let text: String
    /// `nil` where no single place shows it.
    package let location: Location?

    package init(_ text: String, at location: Location?) {
      self.text = text
      self.location = location
    }
  }

  package let component: ComponentID
  package let kind: Kind
  /// What it is bound by, as people ask for it; empty for what no binding keeps for a scope.
  package let key: String
  package let action: Action
  /// One sentence, without a period.
  package let reason: String
  /// How sure that is: `likely` where names alone speak.
  package let confidence: Confidence
  /// What someone named; `nil` when nobody did.
  package let declaredScope: String?
  /// As `Component.effectiveScope`.
  package let effectiveScope: String?
  /// What the reason rests on, in the order in which to read it.
  package let facts: [Fact]
  /// Who may use it, who may replace it, who closes it: as the code answers them.
  package let whoUses: String
  package let whoReplaces: String
  package let whoCloses: String

  package init(
    component: ComponentID, kind: Kind, key: String, action: Action, reason: String,
    confidence: Confidence, declaredScope: String?, effectiveScope: String?, facts: [Fact],
    whoUses: String, whoReplaces: String, whoCloses: String
  ) {
    self.component = component
    self.kind = kind
    self.key = key
    self.action = action
    self.reason = reason
    self.confidence = confidence
    self.declaredScope = declaredScope
    self.effectiveScope = effectiveScope
    self.facts = facts
    self.whoUses = whoUses
    self.whoReplaces = whoReplaces
    self.whoCloses = whoCloses
  }
}

extension Verdict {
  /// Takes a verdict that was written before there were rows for bindings, too.
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      component: try values.decode(ComponentID.self, forKey: .component),
      kind: try values.decodeIfPresent(Kind.self, forKey: .kind) ?? .global,
      key: try values.decodeIfPresent(String.self, forKey: .key) ?? "",
      action: try values.decode(Action.self, forKey: .action),
      reason: try values.decode(String.self, forKey: .reason),
      confidence: try values.decodeIfPresent(Confidence.self, forKey: .confidence) ?? .strong,
      declaredScope: try values.decodeIfPresent(String.self, forKey: .declaredScope),
      effectiveScope: try values.decodeIfPresent(String.self, forKey: .effectiveScope),
      facts: try values.decodeIfPresent([Fact].self, forKey: .facts) ?? [],
      whoUses: try values.decode(String.self, forKey: .whoUses),
      whoReplaces: try values.decode(String.self, forKey: .whoReplaces),
      whoCloses: try values.decode(String.self, forKey: .whoCloses))
  }
}
