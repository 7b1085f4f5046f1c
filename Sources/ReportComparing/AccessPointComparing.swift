import Model

/// Access points that came, went, or can be replaced now or no more.
func accessPointChanges(
  _ old: ComparedReport, _ new: ComparedReport, _ correspondence: Correspondence,
  _ gaps: ReadingGaps
) -> [AccessPointChange] {
  let before = Dictionary(
    old.report.accessPoints.map { (Door($0, component: correspondence.new), $0) }
  ) { first, _ in first }
  let after = Dictionary(new.report.accessPoints.map { (Door($0) { $0 }, $0) }) { first, _ in
    first
  }
  var changes: [AccessPointChange] = []
  for (door, point) in after where new.components[point.component] != nil {
    guard let earlier = before[door] else {
      if !gaps.hidesOld(point.location) { changes.append(AccessPointChange(.added, point)) }
      continue
    }
    guard earlier.isMutable != point.isMutable else { continue }
    let property = PropertyChange(
      .mutability, old: mutability(of: earlier), new: mutability(of: point))
    changes.append(AccessPointChange(.changed, point, properties: [property]))
  }
  for (door, point) in before
  where after[door] == nil && old.components[point.component] != nil
    && !gaps.hidesNew(point.location)
  {
    changes.append(AccessPointChange(.removed, point))
  }
  return changes.sorted {
    ($0.accessPoint.component, $0.accessPoint.spelling, $0.accessPoint.name)
      < ($1.accessPoint.component, $1.accessPoint.spelling, $1.accessPoint.name)
  }
}

private struct Door: Hashable {
  let component: ComponentID
  let name: String

  init(_ point: AccessPoint, component new: (ComponentID) -> ComponentID) {
    component = new(point.component)
    name = point.name
  }
}

private func mutability(of point: AccessPoint) -> String {
  point.isMutable ? "replaceable" : "fixed"
}
