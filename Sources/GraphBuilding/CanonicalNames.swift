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
