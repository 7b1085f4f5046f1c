/// Names for resolved paths: the last component, and as many of those above as are needed to tell
/// them apart. Never absolute, so that output does not depend on where a checkout stands.
func inputLabels(_ paths: [String]) -> [String] {
  let components = paths.map { $0.split(separator: "/").map(String.init) }
  return components.indices.map { index in
    let own = components[index]
    guard !own.isEmpty else { return "root" }
    for count in 1...own.count {
      let label = own.suffix(count)
      let hasTwin = components.indices.contains { other in
        components[other] != own && components[other].suffix(count) == label
      }
      if !hasTwin { return label.joined(separator: "/") }
    }
    return own.joined(separator: "/")
  }
}
