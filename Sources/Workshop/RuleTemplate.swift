import Foundation

/// What `devtool new-rule` writes: a rule that compiles, whose two examples fail and say what is
/// missing, and the list of rules with the new line.
package struct RuleTemplate: Equatable {
  package static let listPath = "Sources/Rules/AllRules.swift"

  /// Path of the rule's own file.
  package let path: String
  /// Text of the rule's own file.
  package let ruleText: String
  /// Text of the list of rules, sorted by id.
  package let listText: String

  /// The template for an id, given the text of the list as it is now.
  package init(id: String, list: String) throws(WorkshopError) {
    let words = id.split(separator: "-", omittingEmptySubsequences: false)
    guard words.count > 1, words.allSatisfy(isLowercaseWord) else {
      throw WorkshopError(
        "'\(id)' is no rule id: two or more lowercase words joined by hyphens that name the "
          + "problem, such as 'captive-dependency'")
    }
    let typeName = words.map(capitalized).joined()
    let constant = words[0] + words.dropFirst().map(capitalized).joined()
    path = "Sources/Rules/Builtin/\(typeName).swift"
    ruleText = text(ofRule: id, constant: String(constant))
    listText = try insert(String(constant), into: list)
  }
}

private func isLowercaseWord(_ word: Substring) -> Bool {
  guard let first = word.first, ("a"..."z").contains(first) else { return false }
  return word.allSatisfy { ("a"..."z").contains($0) || ("0"..."9").contains($0) }
}

private func capitalized(_ word: Substring) -> String {
  word.prefix(1).uppercased() + word.dropFirst()
}

private func text(ofRule id: String, constant: String) -> String {
  let words = id.split(separator: "-").joined(separator: " ")
  let title = "\(words.prefix(1).uppercased())\(words.dropFirst())"
  return """
    import Model

    extension Rule {
      static let \(constant) = Rule(
        id: "\(id)",
        title: "\(title)",
        rationale: \"""
          Say why this hurts, then what to do.
          \""",
        languages: [.swift],
        basis: [.proven: "say what a finding rests on"],
        related: [],
        severity: .warning,
        examples: [
          .flagged(
            "Say what is wrong here",
            \"""
            //- A.swift
            final class A { static let shared = A() }
                     // ^ what the rule says here
            \"""),
          .accepted(
            "Say what is right here",
            \"""
            //- B.swift
            final class B { static let shared = B() }
            \"""),
        ],
        check: find\(words.split(separator: " ").map(capitalized).joined())
      )
    }

    @Sendable private func find\(words.split(separator: " ").map(capitalized).joined())(
      in context: RuleContext
    ) -> [Finding] {
      context.graph.components.map { component in
        Finding(
          message: message(component.name), confidence: .proven, component: component.id,
          location: component.location)
      }
    }

    private func message(_ name: String) -> String {
      "\\(name) is reported by a rule that does not look yet"
    }

    """
}

/// Puts `.constant` into the array literal of the list, in the order of the ids.
private func insert(_ constant: String, into list: String) throws(WorkshopError) -> String {
  guard let assignment = list.range(of: "[Rule] = ["),
    let end = list[assignment.upperBound...].firstIndex(of: "]")
  else {
    throw WorkshopError("\(RuleTemplate.listPath) has no list '[Rule] = […]'")
  }
  var constants = list[assignment.upperBound..<end].split { ",\n ".contains($0) }.map {
    String($0.drop { $0 == "." })
  }
  guard !constants.contains(constant) else {
    throw WorkshopError("\(RuleTemplate.listPath) lists .\(constant) already")
  }
  constants.append(constant)
  constants.sort { kebabCase($0) < kebabCase($1) }
  // The formatter wants the last comma from two elements on.
  let comma = constants.count == 1 ? "" : ","
  let lines = constants.map { "    .\($0)\(comma)\n" }.joined()
  return list[..<assignment.upperBound] + "\n\(lines)  " + list[end...]
}

private func kebabCase(_ camelCase: String) -> String {
  camelCase.reduce(into: "") { kebab, character in
    kebab += character.isUppercase ? "-\(character.lowercased())" : "\(character)"
  }
}
