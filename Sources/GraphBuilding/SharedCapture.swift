/// A closure in a value uses what was made beside the value.
struct SharedCapture {
  /// The type of the value.
  let holder: Int
  /// The local variable.
  let name: String
  let type: ValueType
  /// True when the closure gives the variable another value.
  let isChanged: Bool
  let site: CodeSite
}
