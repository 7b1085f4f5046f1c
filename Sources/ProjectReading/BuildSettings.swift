import YAMLReading

/// What projects and files of build settings say, in all configurations and for all targets
/// together.
struct BuildSettings {
  /// All values of a setting, as words.
  private var words: [String: Set<String>] = [:]

  /// Takes in the lines of an `.xcconfig` file: `NAME[sdk=iphoneos*] = value // comment`.
  mutating func read(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      guard let equals = assignment(in: line) else { continue }
      let value = line[line.index(after: equals)...]
      let end = value.firstRange(of: "//")?.lowerBound ?? value.endIndex
      note(line[..<equals], [String(value[..<end])])
    }
  }

  /// Takes in the settings of one configuration of a project.
  mutating func read(_ settings: [String: PropertyList]) {
    for (name, value) in settings { note(name[...], value.text.map { [$0] } ?? value.texts) }
  }

  /// Takes in every setting that a specification of a project names, wherever it does.
  mutating func read(_ specification: YAMLNode) {
    var pending = [specification]
    while let node = pending.popLast() {
      pending += node.items
      for entry in node.entries {
        let texts = entry.value.text.map { [$0] } ?? entry.value.items.compactMap(\.text)
        if !texts.isEmpty { note(entry.key[...], texts) }
        pending.append(entry.value)
      }
    }
  }

  /// The names that `#if` may ask for, sorted: those of Swift's own setting, and those that its
  /// flags define.
  func conditions() -> [String] {
    var names = values(of: "SWIFT_ACTIVE_COMPILATION_CONDITIONS")
    for flags in ["OTHER_SWIFT_FLAGS", "SWIFT_FLAGS"] {
      for word in values(of: flags) where word.hasPrefix("-D") {
        names.insert(String(word.dropFirst(2)))
      }
    }
    return names.filter { name in
      !name.isEmpty && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }.sorted()
  }

  /// The first equals sign outside of brackets, which say for which platform a line is meant.
  private func assignment(in line: Substring) -> Substring.Index? {
    var isInside = false
    for index in line.indices {
      switch line[index] {
      case "[": isInside = true
      case "]": isInside = false
      case "=" where !isInside: return index
      case "/" where line[index...].hasPrefix("//"): return nil
      default: break
      }
    }
    return nil
  }

  private mutating func note(_ name: Substring, _ values: [String]) {
    let plain = name.prefix { $0 != "[" }.filter { !$0.isWhitespace }
    var last = ""
    for value in values {
      for part in value.split(whereSeparator: { $0.isWhitespace || $0 == "\"" || $0 == "'" }) {
        // `-D NAME` is two words, wherever they are split.
        let word = last == "-D" ? "-D\(part)" : String(part)
        words[plain, default: []].insert(word)
        last = String(part)
      }
    }
  }

  /// All words of a setting, with those of the settings that it refers to.
  func values(of name: String) -> Set<String> {
    var found: Set<String> = []
    var seen: Set<String> = [name]
    var pending = [name]
    while let next = pending.popLast() {
      for word in words[next] ?? [] {
        guard let reference = referredSetting(word) else {
          found.insert(word)
          continue
        }
        if seen.insert(reference).inserted { pending.append(reference) }
      }
    }
    return found
  }

  /// `NAME` of `$(NAME)` and `${NAME}`, without what it adds behind a colon.
  private func referredSetting(_ word: String) -> String? {
    guard word.hasPrefix("$(") || word.hasPrefix("${") else { return nil }
    return String(word.dropFirst(2).prefix { $0 != ")" && $0 != "}" && $0 != ":" })
  }
}
