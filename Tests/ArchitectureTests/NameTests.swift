import Testing

@Suite struct NameTests {
  @Test("A file bears the name of something that it declares")
  func names() throws {
    let files = try SwiftFile.all(below: "Sources", "Templates", "Tests")
    for file in files where file.name != "main" && file.name != file.room {
      let declaresItsName = isTrue(nameOf: file)
      #expect(declaresItsName, "\(file.path) declares nothing of that name")
    }
  }

  @Test("No file is named after nothing")
  func drawers() throws {
    let drawers = ["Helper", "Util", "Extensions", "Common", "Core", "Misc", "Shared", "Base"]
    for file in try SwiftFile.all(below: "Sources", "Templates", "Tests") {
      let banned = drawers.filter { words(of: file.name).last?.hasPrefix($0) ?? false }
      // "SourceExtensions" are extensions of something; "Extensions" alone are a drawer.
      #expect(banned.isEmpty || words(of: file.name).count > 1, "\(file.path)")
      #expect(!file.name.contains("Helper") && !file.name.contains("Util"), "\(file.path)")
    }
  }

  @Test("Words are told apart at capitals, also after an acronym")
  func split() {
    #expect(words(of: "LibYAMLEvents") == ["Lib", "YAML", "Events"])
    #expect(words(of: "readYAML") == ["read", "YAML"])
    #expect(isNamed("YAMLReading", after: ["readYAML"]))
    #expect(!isNamed("YAMLReading", after: ["readJSON"]))
    #expect(isNamed("CheckCommand", after: ["Command", "check"]))
    #expect(!isNamed("Utilities", after: ["Command", "check"]))
  }
}

/// An extension's file is `Type+Topic`. Every other file is made of words that its declarations
/// have: `CheckCommand` for `Command.check`, `AttributeReading` for `readAttributes`.
private func isTrue(nameOf file: SwiftFile) -> Bool {
  let parts = file.name.split(separator: "+").map(String.init)
  if parts.count == 2 {
    return file.extendedTypes.contains { $0 == parts[0] || $0.hasSuffix(".\(parts[0])") }
  }
  return isNamed(file.name, after: file.declaredNames.union(file.signatureNames))
}

/// A last word such as `Reading` or `Making` names the doing and may stand beside any noun.
private func isNamed(_ fileName: String, after names: Set<String>) -> Bool {
  let present = Set(names.flatMap { words(of: $0).map { $0.lowercased() } })
  var wanted = words(of: fileName).filter { $0.count > 2 }
  if wanted.count > 1, wanted.last?.hasSuffix("ing") ?? false { wanted.removeLast() }
  return wanted.allSatisfy { word in
    let stem = word.lowercased().prefix(4)
    return present.contains { $0.hasPrefix(stem) }
  }
}

private func words(of name: String) -> [String] {
  var words: [String] = []
  let characters = Array(name)
  for (index, character) in characters.enumerated() {
    let followsCapital = index > 0 && characters[index - 1].isUppercase
    let precedesSmall = index + 1 < characters.count && characters[index + 1].isLowercase
    let begins = character.isUppercase && (!followsCapital || precedesSmall)
    if begins || words.isEmpty {
      words.append(String(character))
    } else {
      words[words.count - 1].append(character)
    }
  }
  return words
}
