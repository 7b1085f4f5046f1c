import Model

/// Pairs of components that have something else to do with each other than before; and how many are
/// set aside since the file that shows it was not read whole on the other side.
func relationChanges(
  _ old: ComparedReport, _ new: ComparedReport, _ correspondence: Correspondence,
  _ gaps: ReadingGaps
) -> (changes: [RelationChange], setAside: Int) {
  let before = forms(in: old, renamed: correspondence.new)
  let after = forms(in: new) { $0 }
  var changes: [RelationChange] = []
  var setAside = 0
  func note(_ pair: Pair, old: [RelationChange.Form], new: [RelationChange.Form], isHidden: Bool) {
    if isHidden {
      setAside += 1
    } else {
      changes.append(RelationChange(from: pair.from, to: pair.to, old: old, new: new))
    }
  }
  for (pair, forms) in after {
    let earlier = before[pair] ?? []
    guard sorts(of: earlier) != sorts(of: forms) else { continue }
    let added = forms.filter { !sorts(of: earlier).contains(Sort($0)) }
    let gone = earlier.filter { !sorts(of: forms).contains(Sort($0)) }
    let isHidden =
      added.allSatisfy { gaps.hidesOld($0.location) }
      && gone.allSatisfy { gaps.hidesNew($0.location) }
    note(pair, old: earlier, new: forms, isHidden: isHidden)
  }
  for (pair, forms) in before where after[pair] == nil {
    note(pair, old: forms, new: [], isHidden: forms.allSatisfy { gaps.hidesNew($0.location) })
  }
  return (changes.sorted { ($0.from, $0.to) < ($1.from, $1.to) }, setAside)
}

private struct Pair: Hashable {
  let from: ComponentID
  let to: ComponentID
}

/// What makes two forms the same: not how often and where they stand.
private struct Sort: Hashable {
  let kind: Relation.Kind
  let via: Relation.Via?
  let place: Relation.Place?
  let isReleased: Bool

  init(_ form: RelationChange.Form) {
    kind = form.kind
    via = form.via
    place = form.place
    isReleased = form.isReleased
  }
}

private func sorts(of forms: [RelationChange.Form]) -> Set<Sort> { Set(forms.map(Sort.init)) }

/// The forms of each pair, strongest first; without what stands in tests, previews and what nothing
/// builds, and without relations of a component with itself.
private func forms(
  in compared: ComparedReport, renamed: (ComponentID) -> ComponentID
) -> [Pair: [RelationChange.Form]] {
  var forms: [Pair: [Sort: RelationChange.Form]] = [:]
  for relation in compared.report.relations
  where relation.from != relation.to && relation.place?.isOfProduct != false
    && compared.components[relation.from] != nil && compared.components[relation.to] != nil
  {
    let form = RelationChange.Form(relation)
    let pair = Pair(from: renamed(relation.from), to: renamed(relation.to))
    let sort = Sort(form)
    forms[pair, default: [:]][sort] = forms[pair]?[sort].map { $0.adding(form) } ?? form
  }
  return forms.mapValues { $0.values.sorted { $0.standing < $1.standing } }
}

extension RelationChange.Form {
  fileprivate init(_ relation: Relation) {
    let canBeReleased = relation.kind == .subscribes || relation.isReplaceable
    self.init(
      kind: relation.kind, via: relation.via, place: relation.place,
      isReleased: canBeReleased && !relation.releasedAt.isEmpty,
      count: max(1, relation.evidence.count), location: relation.evidence.min()?.location)
  }

  fileprivate func adding(_ other: Self) -> Self {
    Self(
      kind: kind, via: via, place: place, isReleased: isReleased, count: count + other.count,
      location: [location, other.location].compactMap { $0 }.min())
  }

  /// As the kinds are listed: what stores comes first.
  fileprivate var standing: (Int, String, String, Int) {
    (
      Relation.Kind.allCases.firstIndex(of: kind) ?? 0, via?.rawValue ?? "",
      place?.rawValue ?? "", isReleased ? 1 : 0
    )
  }
}
