import Model

/// What a component is, in the words of its language: Kotlin has interfaces where Swift has protocols,
/// and data and value classes where it has structs.
func kindWords(_ component: Component) -> String {
  switch (component.language, component.kind) {
  case (.kotlin, .protocol): "interface"
  case (.kotlin, .struct): "data class"
  case (.kotlin, .enum): "enum class"
  case (_, let kind): kind.rawValue
  }
}
