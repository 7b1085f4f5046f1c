import Model

/// Constructions in composition roots that stand in for another one under a launch argument, an
/// environment variable or in a debug build: the same function makes something else otherwise.
func alternativeConstructions(
  _ events: CodeEvents, roles: [Component.Role]
) -> [CodeEvents.Construction] {
  let inRoots = events.constructions.filter { construction in
    guard construction.site.function != nil, construction.site.condition != nil,
      case .type(let owner) = construction.site.owner
    else { return false }
    return roles[owner] == .compositionRoot
  }
  let byFunction = Dictionary(grouping: inRoots) { $0.site.function }
  return inRoots.filter { construction in
    guard let clause = launchClause(of: construction.site.condition) else { return false }
    return byFunction[construction.site.function]?.contains {
      $0.type != construction.type && $0.site.condition?.contains("!(\(clause))") == true
    } == true
  }
}

/// The types that nothing else makes than such constructions for tests.
func testAlternatives(_ events: CodeEvents, roles: [Component.Role]) -> Set<Int> {
  let alternatives = alternativeConstructions(events, roles: roles)
  let forTests = Set(
    alternatives.filter { launchClause(of: $0.site.condition)?.contains("Test") == true }
      .map(\.type))
  let elsewhere = events.constructions.filter { construction in
    forTests.contains(construction.type)
      && launchClause(of: construction.site.condition) == nil
      && construction.site.place.isOfProduct
  }
  return forTests.subtracting(elsewhere.map(\.type))
}

/// The clause of a condition that asks how the process was started or built.
private func launchClause(of condition: String?) -> String? {
  guard let condition else { return nil }
  return splitClauses(condition).first { clause in
    !clause.hasPrefix("!") && launchWords.contains(where: clause.contains)
  }
}

private func splitClauses(_ condition: String) -> [String] {
  var clauses: [String] = []
  var rest = condition[...]
  while let range = rest.firstRange(of: " and ") {
    clauses.append(String(rest[..<range.lowerBound]))
    rest = rest[range.upperBound...]
  }
  return clauses + [String(rest)]
}

private let launchWords = [
  "ProcessInfo", "CommandLine", "isRunningTests", "isRunningUITests", "isRunningUnitTests",
  "isUITest", "isUnitTest", "XCTest", "launchArguments",
]
