/// True when a path matches a pattern in which `*` stands for a part of one name and `**` for any
/// number of folders. Costs the product of the two lengths at most.
func matchesPath(_ path: Substring, pattern: String) -> Bool {
  let names = path.split(separator: "/")
  let patterns = pattern.split(separator: "/")
  // Which of the first names the patterns so far can stand for.
  var reached = [true] + names.map { _ in false }
  for pattern in patterns {
    var next = reached.map { _ in false }
    if pattern == "**" {
      var isReached = false
      for index in reached.indices {
        isReached = isReached || reached[index]
        next[index] = isReached
      }
    } else {
      for index in names.indices where reached[index] {
        next[index + 1] = matches(names[index], pattern: pattern)
      }
    }
    reached = next
  }
  // What matches a folder matches everything in it.
  return patterns.last == "**" ? reached.last == true : reached.contains(true)
}
