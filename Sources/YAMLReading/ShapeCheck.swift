package import Model

/// Compares a tree with the shape that it is meant to have. The tree that comes back has that shape:
/// whatever does not fit has been replaced by `.unreadable` or left out, and every mistake is told.
package func check(_ node: YAMLNode, against shape: Shape, of subject: String) -> (
  node: YAMLNode, problems: [Problem]
) {
  var checker = ShapeChecker()
  let place = Place(subject: subject, parent: nil, location: node.location)
  let checked = checker.fit(node, shape, at: place)
  return (checked, checker.problems)
}

/// Where a value stands, for messages.
private struct Place {
  /// `the manifest`, `component `A``, or `an entry of `owns` of component `A``.
  let subject: String
  /// The nearest named thing that it belongs to; `nil` at the top.
  let parent: String?
  /// Where to point when the value itself is empty.
  let location: Location

  func behind(_ key: String, at location: Location) -> Place {
    let name = quoted(key)
    return Place(
      subject: parent.map { "\(name) of \($0)" } ?? name, parent: parent, location: location)
  }

  func named(_ name: String, _ noun: String, at location: Location) -> Place {
    let own = "\(noun) \(quoted(name))"
    let whole = parent.map { "\(own) of \($0)" } ?? own
    return Place(subject: whole, parent: whole, location: location)
  }

  func entry(at location: Location) -> Place {
    let own = "an entry of \(subject)"
    return Place(subject: own, parent: own, location: location)
  }
}

private struct ShapeChecker {
  var problems: [Problem] = []

  mutating func fit(_ node: YAMLNode, _ shape: Shape, at place: Place) -> YAMLNode {
    if case .unreadable = node { return node }
    switch shape {
    case .anyOf(let alternatives):
      guard let match = alternatives.first(where: { accepts(node, $0) }) else {
        return refuse(node, shape, at: place)
      }
      return fit(node, match, at: place)
    case .word(let words):
      return fit(node, words: words, shape, at: place)
    case .integer(let least):
      if let number = node.integer, number >= least { return node }
    case .exactly(let number):
      if node.integer == number { return node }
    case .nothing, .boolean:
      if accepts(node, shape) { return node }
    case .text:
      guard accepts(node, shape) else { break }
      return legible(node, at: place)
    case .list(let item):
      guard case .sequence(let items, let location) = node else { break }
      return .sequence(
        items.map { fit($0, item, at: place.entry(at: $0.location)) }, location)
    case .names(let noun, let value):
      guard case .mapping(let entries, let location) = node else { break }
      return .mapping(entries.map { fit($0, noun: noun, value, at: place) }, location)
    case .record(let keys):
      guard case .mapping(let entries, let location) = node else { break }
      return .mapping(fit(entries, keys, of: node, at: place), location)
    }
    return refuse(node, shape, at: place)
  }

  private mutating func fit(
    _ node: YAMLNode, words: [Shape.Word], _ shape: Shape, at place: Place
  ) -> YAMLNode {
    guard case .scalar(let text, let isPlain, let location) = node,
      scalarMeaning(of: text, isPlain: isPlain) == .text
    else { return refuse(node, shape, at: place) }
    if words.contains(where: { $0.name == text }) { return node }
    let nearest = nearestWord(to: text, among: words.map(\.name))
    report(
      "\(place.subject) cannot be \(quoted(text))",
      nearest.map { "did you mean `\($0)`?" } ?? "write \(shape.expectation)", at: location)
    return .unreadable(location)
  }

  private mutating func fit(_ entry: YAMLEntry, noun: String, _ shape: Shape, at place: Place)
    -> YAMLEntry
  {
    if case .unreadable = entry.value { return entry }
    if let mistake = mistake(inName: entry.key) {
      report(
        "the name of a \(noun) \(mistake.message)", mistake.advice, at: entry.keyLocation)
      return YAMLEntry(
        key: entry.key, keyLocation: entry.keyLocation, value: .unreadable(entry.keyLocation))
    }
    let below = place.named(entry.key, noun, at: entry.keyLocation)
    return YAMLEntry(
      key: entry.key, keyLocation: entry.keyLocation, value: fit(entry.value, shape, at: below))
  }

  private mutating func fit(
    _ entries: [YAMLEntry], _ keys: [Shape.Key], of node: YAMLNode, at place: Place
  ) -> [YAMLEntry] {
    var fitting: [YAMLEntry] = []
    var seen: Set<String> = []
    for entry in entries {
      // Where the text was cut; the mark stays, so that readers see it too.
      if entry.key.isEmpty, entry.value.isUnreadable {
        fitting.append(entry)
        continue
      }
      guard let key = keys.first(where: { $0.name == entry.key || $0.formerly.contains(entry.key) })
      else {
        report(unknown: entry, keys, at: place)
        continue
      }
      guard seen.insert(key.name).inserted else {
        report(
          "\(quoted(entry.key)) and \(quoted(key.name)) are the same key of \(place.subject)",
          "keep `\(key.name)`", at: entry.keyLocation)
        continue
      }
      let below = place.behind(entry.key, at: entry.keyLocation)
      fitting.append(
        YAMLEntry(
          key: key.name, keyLocation: entry.keyLocation,
          value: fit(entry.value, key.shape, at: below)
        ))
    }
    for key in keys where key.isRequired && !seen.contains(key.name) && !node.isCut {
      report(
        "\(place.subject) lacks the key `\(key.name)`", missing(key),
        at: beginning(of: place.location))
    }
    return fitting
  }

  private mutating func report(unknown entry: YAMLEntry, _ keys: [Shape.Key], at place: Place) {
    let names = keys.map(\.name)
    let listed = names.map { "`\($0)`" }.joined(separator: ", ")
    report(
      "\(place.subject) has no key \(quoted(entry.key))",
      nearestWord(to: entry.key, among: names).map { "did you mean `\($0)`?" }
        ?? (names.isEmpty ? "remove it" : "known keys are \(listed)"),
      at: entry.keyLocation)
  }

  /// Text without characters that nobody can see.
  private mutating func legible(_ node: YAMLNode, at place: Place) -> YAMLNode {
    guard case .scalar(let text, _, let location) = node, let mistake = mistake(inName: text) else {
      return node
    }
    report(
      "\(place.subject) \(mistake.message)", mistake.advice,
      at: isEmpty(location) ? place.location : location)
    return .unreadable(location)
  }

  private mutating func refuse(_ node: YAMLNode, _ shape: Shape, at place: Place) -> YAMLNode {
    let location = isEmpty(node.location) ? place.location : node.location
    report(
      "\(place.subject) expects \(shape.expectation), but \(found(node)) stands here",
      advice(for: node, shape), at: location)
    return .unreadable(node.location)
  }

  private mutating func report(_ message: String, _ advice: String?, at location: Location) {
    problems.append(Problem(.error, message, advice: advice, at: location))
  }
}

/// True when the kind of value is one that the shape speaks about, right or wrong inside.
private func accepts(_ node: YAMLNode, _ shape: Shape) -> Bool {
  switch shape {
  case .nothing: meaning(of: node) == .null
  case .text: meaning(of: node) == .text
  case .word: meaning(of: node) == .text
  case .boolean: node.boolean != nil
  case .integer, .exactly: node.integer != nil
  case .list: if case .sequence = node { true } else { false }
  case .names, .record: if case .mapping = node { true } else { false }
  case .anyOf(let shapes): shapes.contains { accepts(node, $0) }
  }
}

private func missing(_ key: Shape.Key) -> String {
  if case .exactly(let number) = key.shape { return "add `\(key.name): \(number)`" }
  return "add `\(key.name): …` with \(key.shape.expectation)"
}

private func meaning(of node: YAMLNode) -> ScalarMeaning? {
  guard case .scalar(let text, let isPlain, _) = node else { return nil }
  return scalarMeaning(of: text, isPlain: isPlain)
}

private func mistake(inName text: String) -> (message: String, advice: String)? {
  if text.allSatisfy(\.isWhitespace) { return ("is empty", "write it, or remove the entry") }
  guard let scalar = text.unicodeScalars.first(where: isInvisible) else { return nil }
  let hex = String(scalar.value, radix: 16, uppercase: true)
  let code = String(repeating: "0", count: max(0, 4 - hex.count)) + hex
  return ("contains the invisible character U+\(code)", "write it without that character")
}

private func isEmpty(_ location: Location) -> Bool {
  (location.line, location.column) == (location.endLine, location.endColumn)
}

private func beginning(of location: Location) -> Location {
  Location(
    file: location.file, line: location.line, column: location.column, endLine: location.line,
    endColumn: location.line == location.endLine ? location.endColumn : location.column + 1)
}
