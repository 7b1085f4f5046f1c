import Model

/// Names that promise the one instance of a type.
let canonicalNames: Set<String> = [
  "shared", "sharedInstance", "default", "standard", "current", "instance", "main", "live",
]

/// `shared()`, and `getInstance()` as other languages have it.
func isCanonical(functionName name: String) -> Bool {
  if canonicalNames.contains(name) { return true }
  guard name.hasPrefix("get"), let first = name.dropFirst(3).first, first.isUppercase else {
    return false
  }
  return canonicalNames.contains(first.lowercased() + name.dropFirst(4))
}

/// True for what callers name instead of a variable: that is private, or bears no usual name and is
/// seen by fewer.
func isInFront(_ property: Int, of store: Int, _ program: Program) -> Bool {
  let front = program.properties[property].facts
  let facts = program.properties[store].facts
  return facts.visibility == .file
    || canonicalNames.contains(front.name) && !canonicalNames.contains(facts.name)
      && front.visibility == .everywhere && facts.visibility != .everywhere
}
