/// A made-up manifest of the worst shape that an app of so many components could have, the same for
/// the same number: one object that every second component reaches, cycles of a thousand that run
/// through all of 200 modules, and a component that lives too long in every third place.
package func tangledManifest(components: Int) -> String {
  let count = max(components, 20)
  var lines = [
    "lifegraph: 1", "name: Tangled app of \(count) components", "components:",
    "  Everything:", "    scope: app", "    access: global", "    state:",
    "      user: { type: \"User?\", scope: session, mutable: true }",
  ]
  for number in 0..<count - 1 {
    lines.append("  \(tangledName(number)):")
    lines.append("    kind: class")
    if let scope = tangledScopes[number % tangledScopes.count] {
      lines.append("    scope: \(scope)")
    }
    let cycle = number / cycleLength * cycleLength
    let next = cycle + (number - cycle + 1) % min(cycleLength, count - 1 - cycle)
    let far = (number * 7919 + 13) % (count - 1)
    var words = ["keeps": [next]]
    if far != next, far != number { words["owns"] = [far] }
    for (word, targets) in words.sorted(by: { $0.key < $1.key }) {
      lines.append("    \(word): [\(targets.map(tangledName).joined(separator: ", "))]")
    }
    if number.isMultiple(of: 2) { lines.append("    reaches: [Everything]") }
  }
  return lines.joined(separator: "\n") + "\n"
}

private let cycleLength = 1_000
private let tangledScopes = ["app", "session", "screen", nil, "flow", "screen"]

private func tangledName(_ number: Int) -> String { "Module\(number % 200)/Part\(number)" }
