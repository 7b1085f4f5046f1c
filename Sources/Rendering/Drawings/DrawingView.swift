package import Model

/// What a drawing shows of a report. Names are resolved, so that nothing in it is unknown.
package struct DrawingView: Sendable, Equatable {
  /// A kind of relation by the word that people type.
  package enum RelationWord: String, Sendable, CaseIterable {
    case owns, keeps, uses, creates, refers, defers, provides, reaches, subscribes
    /// Reaches that are hidden.
    case hidden
    /// Owns and keeps what should end earlier.
    case captive
  }

  /// What boxes stand for.
  package enum Collapse: String, Sendable, CaseIterable {
    case module, folder, scope
  }

  /// Components that the drawing is about.
  package var focus: [ComponentID] = []
  /// Where the ways begin that are drawn.
  package var start: ComponentID?
  /// Where they end.
  package var end: ComponentID?
  /// Steps from what was asked for; `nil` takes what suits the drawing.
  package var depth: Int?
  /// Empty for all; the empty name stands for components of unknown lifetime.
  package var scopes: [String] = []
  /// Empty for all.
  package var modules: [String] = []
  /// Empty for all components, with and without findings.
  package var rules: [String] = []
  /// Empty for all.
  package var relations: Set<RelationWord> = []
  /// `nil` folds only what does not fit.
  package var collapse: Collapse?
  package var hidden: Set<HiddenPart> = HiddenPart.standard

  /// Everything that is the product.
  package static let whole = DrawingView()

  package init() {}

  /// False where it shows all components, so that there is nothing around them.
  package var choosesComponents: Bool {
    !named.isEmpty || !scopes.isEmpty || !modules.isEmpty || !rules.isEmpty
  }

  /// The components that it names.
  var named: Set<ComponentID> { Set(focus + [start, end].compactMap { $0 }) }
}

extension DrawingView.RelationWord {
  /// True for relations that the word means; `style` is how the relation is drawn.
  func means(_ relation: Relation, drawnAs style: EdgeStyle) -> Bool {
    switch self {
    case .hidden: style == .hidden
    case .captive: style == .captive
    case .owns, .keeps, .uses, .creates, .refers, .defers, .provides, .reaches, .subscribes:
      relation.kind.rawValue == rawValue
    }
  }
}
