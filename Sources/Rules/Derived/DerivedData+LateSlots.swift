import Model

extension DerivedData {
  /// True for a slot that code has to set up in time; false where the system makes sure of that.
  func isLate(_ slot: LateSlot) -> Bool {
    guard let component = components[slot.component], !component.role.isExempt else { return false }
    if !slot.isStatic && component.showsScreens { return false }
    // The system makes its delegate before it runs anything else.
    let points = accessPointsByLocation[slot.location] ?? []
    return !points.contains { point in
      components[point.component]?.role == .compositionRoot
        && slot.setUps.allSatisfy { $0.component == point.component }
    }
  }

  /// True when a variable is told as usable only after a set-up.
  func isToldAsLate(_ component: ComponentID, _ field: String) -> Bool {
    (lateSlots[component] ?? []).contains { $0.field == field && isLate($0) }
  }
}
