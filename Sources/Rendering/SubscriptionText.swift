import Model

/// What a subscription is and how it ends, for people: `sink, captures strongly, held by itself,
/// never ends, cancelled in Screen.close`; `nil` for other relations, and where nothing is known.
func subscriptionText(_ relation: Relation) -> String? {
  guard let subscription = relation.subscription else { return nil }
  var parts = [subscription.form.rawValue, capture(subscription.captures)]
  switch subscription.holder {
  case .publisher: parts.append("held by what it subscribes to")
  case .subscriber: parts.append("held by the subscriber")
  case .unknown: break
  }
  switch subscription.ending {
  case .never: if relation.releasedAt.isEmpty { parts.append("nothing ends it") }
  case .byItself: parts.append("ends by itself")
  case .unknown: break
  }
  if let routines = names(relation.releasedAt) { parts.append("ended in \(routines)") }
  if let routines = names(subscription.unreachableReleases) {
    parts.append("would be ended in \(routines), which never runs")
  }
  return parts.joined(separator: ", ")
}

private func capture(_ capture: Subscription.Capture) -> String {
  switch capture {
  case .strongly: "captures strongly"
  case .weakly: "captures weakly"
  case .unowned: "captures unowned"
  case .nothing: "captures nothing"
  }
}

/// Each routine once; `nil` for none.
private func names(_ releases: [Release]) -> String? {
  let routines = Set(releases.map(\.routine)).sorted()
  return routines.isEmpty ? nil : routines.joined(separator: " and ")
}
