/// A slot that strongly holds what is shown on a screen.
package struct InterfaceSlot: Sendable, Hashable {
  /// What is in it.
  package enum Part: Sendable, Hashable {
    /// A view or a controller, which ends with its screen.
    case screen
    /// A window, or what screens are shown in one after the other.
    case container
  }

  package let component: ComponentID
  package let field: String
  /// Its type as people write it.
  package let type: String
  package let part: Part
  package let isStatic: Bool
  package let isConstant: Bool
  /// True in a view model of Android, which outlives each of its screens when the device is turned.
  package let isOfViewModel: Bool
  /// True when something is put into it that its owner does not make at its own start.
  package let isFilled: Bool
  /// Where it is emptied; sorted by place.
  package let releases: [Release]
  package let location: Location

  package init(
    component: ComponentID, field: String, type: String, part: Part, isStatic: Bool,
    isConstant: Bool, isOfViewModel: Bool, isFilled: Bool, releases: [Release], location: Location
  ) {
    self.component = component
    self.field = field
    self.type = type
    self.part = part
    self.isStatic = isStatic
    self.isConstant = isConstant
    self.isOfViewModel = isOfViewModel
    self.isFilled = isFilled
    self.releases = releases
    self.location = location
  }
}
