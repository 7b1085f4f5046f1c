import Model

extension ReportComparison {
  /// Both reports in one: the new one, with the components and relations that are gone, and with the
  /// new findings alone.
  var merged: Report {
    var report = new
    let gone = Set(difference.components.filter { $0.change == .removed }.map(\.component))
    report.components =
      (new.components + old.components.filter { gone.contains($0.id) }).sorted { $0.id < $1.id }
    report.relations += removedRelations
    report.accessPoints += old.accessPoints.filter { gone.contains($0.component) }
    report.scopes = ScopeTree(new.scopes.scopes + old.scopes.scopes)
    report.findings = difference.findings.new
    return report
  }

  /// Those of pairs that have nothing to do with each other any more, with the identities of today.
  private var removedRelations: [Relation] {
    difference.relations.filter { $0.change == .removed }.flatMap { change in
      change.old.map { form in
        var relation = Relation(
          from: change.from, to: change.to, kind: form.kind, via: form.via, place: form.place,
          evidence: form.location.map { [Evidence(location: $0)] } ?? [])
        relation.isReplaceable = form.isReleased
        return relation
      }
    }
  }
}
