package import Model

/// One value of a YAML or JSON text with its place.
package indirect enum YAMLNode: Sendable, Hashable {
  /// A scalar as written, without quotes; `isPlain` is false when it was quoted.
  case scalar(String, isPlain: Bool, Location)
  case sequence([YAMLNode], Location)
  /// In the order of the text; keys are unique.
  case mapping([YAMLEntry], Location)
}

/// One key with its value.
package struct YAMLEntry: Sendable, Hashable {
  package let key: String
  package let keyLocation: Location
  package let value: YAMLNode

  package init(key: String, keyLocation: Location, value: YAMLNode) {
    self.key = key
    self.keyLocation = keyLocation
    self.value = value
  }
}
