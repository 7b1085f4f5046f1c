import Model

extension Component {
  /// True for a type inside the other one.
  func isPart(of other: Component) -> Bool {
    module == other.module && name.hasPrefix("\(other.name).")
  }
}
