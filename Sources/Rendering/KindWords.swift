import Model

/// What a component is, in the words of its language: Kotlin has interfaces where Swift has protocols,
/// and data and value classes where it has structs. Of what stands at the top level, functions bear
/// their parentheses.
func kindWords(_ component: Component) -> String {
  kindWords(component.kind, language: component.language, name: component.name)
}

/// The same for one that is no longer there.
func kindWords(_ kind: Component.Kind, language: Language, name: String) -> String {
  switch (language, kind) {
  case (.kotlin, .protocol): "interface"
  case (.kotlin, .struct): "data class"
  case (.kotlin, .enum): "enum class"
  case (_, .global) where name.hasSuffix("()"): "function"
  case (_, let kind): kind.rawValue
  }
}
