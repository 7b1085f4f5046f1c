/// True when the whole name matches the pattern, in which `*` stands for any run of characters.
/// Costs the product of the two lengths at most.
func matches(_ name: some StringProtocol, pattern: some StringProtocol) -> Bool {
  let name = Array(name.utf8)
  let pattern = Array(pattern.utf8)
  let star = UInt8(ascii: "*")
  var position = 0
  var patternPosition = 0
  var retry: (name: Int, pattern: Int)?
  while position < name.count {
    if patternPosition < pattern.count, pattern[patternPosition] == star {
      retry = (position, patternPosition + 1)
      patternPosition += 1
    } else if patternPosition < pattern.count, pattern[patternPosition] == name[position] {
      position += 1
      patternPosition += 1
    } else if let (start, after) = retry {
      retry = (start + 1, after)
      position = start + 1
      patternPosition = after
    } else {
      return false
    }
  }
  return pattern[patternPosition...].allSatisfy { $0 == star }
}
