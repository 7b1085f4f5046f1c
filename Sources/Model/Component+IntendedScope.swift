extension Component {
  /// The scope that it belongs to, and how sure that is: as declared, or for sessions as
  /// its name says. `nil` when nothing is known, or when only a framework convention speaks: who
  /// holds views and coordinators too long is another rule's question.
  package var intendedScope: (scope: String, confidence: Confidence, detail: String)? {
    guard
      let evidence = scopeEvidence.first(where: {
        ![.storage, .subscription, .ownership].contains($0.source)
      })
    else { return nil }
    switch evidence.source {
    case .manifest: return (evidence.scope, .proven, evidence.detail)
    case .directive, .settings, .injection, .content:
      return (evidence.scope, .strong, evidence.detail)
    case .name:
      return evidence.scope == "session"
        ? (evidence.scope, .likely, "its name says so") : nil
    case .framework, .storage, .subscription, .ownership: return nil
    }
  }
}
