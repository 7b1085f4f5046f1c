package import Model

/// A report made in code, piece by piece, for tests of what is drawn and written.
package struct SampleReport {
  package var components: [Component] = []
  package var relations: [Relation] = []
  package var accessPoints: [AccessPoint] = []
  package var findings: [Violation] = []
  package var scopes = ScopeTree.standard

  package init() {}

  /// Adds a component and gives its id back.
  @discardableResult
  package mutating func add(
    _ name: String, in module: String = "App", kind: Component.Kind = .class,
    scope: String? = nil, role: Component.Role = .ordinary, isGlobal: Bool = false
  ) -> ComponentID {
    let id = ComponentID(module: module, name: name)
    var component = Component(
      id: id, name: name, module: module, kind: kind, language: .swift, role: role)
    component.declaredScope = scope
    if let scope {
      component.scopeEvidence = [
        ScopeEvidence(scope: scope, source: .manifest, detail: "declared", location: nil)
      ]
    }
    components.append(component)
    if isGlobal {
      accessPoints.append(
        AccessPoint(
          component: id, name: "shared", spelling: "\(name).shared", isMutable: false,
          isConstructible: false, location: nil))
    }
    return id
  }

  /// Adds a relation with as many places of evidence.
  package mutating func relate(
    _ from: ComponentID, _ kind: Relation.Kind, _ to: ComponentID, place: Relation.Place? = nil,
    via: Relation.Via? = nil, places: Int = 1
  ) {
    let evidence = (1...places).map { line in
      Evidence(
        location: Location(
          file: "Sources/\(from.text).swift", line: line, column: 1, endLine: line, endColumn: 2),
        excerpt: "let value = \(to.text)")
    }
    relations.append(
      Relation(from: from, to: to, kind: kind, via: via, place: place, evidence: evidence))
  }

  /// Adds a finding.
  package mutating func flag(
    _ id: ComponentID, _ severity: Severity, rule: String = "hidden-access"
  ) {
    let finding = Finding(
      message: "\(id.text) has a fault", confidence: .strong, component: id, location: nil)
    findings.append(
      Violation(
        rule: rule, severity: severity, finding: finding, fingerprint: "f\(findings.count)"))
  }

  /// The report as it stands.
  package func report(name: String = "Sample") -> Report {
    Report(
      tool: Report.Tool(name: "lifegraph", version: "0"), name: name, inputs: [],
      coverage: Report.Coverage(
        filesWhole: 1, partial: [], skipped: [], bytes: 1, understoodBytes: 1),
      graph: CodeGraph(
        name: name, scopes: scopes, components: components, relations: relations,
        accessPoints: accessPoints, sessionEndings: [], problems: []),
      rules: [], findings: findings, verdicts: [],
      inventory: Inventory(total: Inventory.Counts(), modules: []), checklist: [], plan: Plan(),
      problems: [])
  }
}

/// The same numbers on every machine for the same seed.
package struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  package mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

extension SampleReport {
  /// Components of all kinds and scopes with relations of all kinds between them.
  package static func random(components count: Int, relations: Int, seed: UInt64) -> Report {
    var numbers = SeededNumbers(seed: seed)
    var sample = SampleReport()
    let scopes: [String?] = ["app", "session", "flow", "screen", nil]
    var ids: [ComponentID] = []
    for number in 0..<count {
      ids.append(
        sample.add(
          "Component\(number)",
          in: "Module\(Int.random(in: 0..<(count / 12 + 1), using: &numbers))",
          kind: Component.Kind.allCases.filter { $0 != .external }.randomElement(using: &numbers)
            ?? .class,
          scope: scopes.randomElement(using: &numbers) ?? nil,
          isGlobal: Int.random(in: 0..<12, using: &numbers) == 0))
      if Int.random(in: 0..<6, using: &numbers) == 0 {
        sample.flag(ids[number], Severity.allCases.randomElement(using: &numbers) ?? .note)
      }
    }
    for _ in 0..<relations {
      guard let from = ids.randomElement(using: &numbers),
        let to = ids.randomElement(using: &numbers)
      else { break }
      sample.relate(
        from, Relation.Kind.allCases.randomElement(using: &numbers) ?? .uses, to,
        place: Relation.Place.allCases.randomElement(using: &numbers),
        places: Int.random(in: 1...5, using: &numbers))
    }
    return sample.report()
  }
}

/// Names that break careless writers.
package let hostileNames: [String] = [
  "</title><script>alert(1)</script>", "\" onload=\"alert(1)", "a\\\"b\\N\\G\\E\\l\\r",
  "&foo; &amp; &#1; <b>", "\u{1}\u{7}\u{1B}[31m\u{7F}\u{9B}", "\u{FFFE}\u{FFFF}\u{1FFFE}",
  "👩‍👩‍👧‍👦 Überraschung 日本語", "\u{202E}gnihton\u{2066}", "line\nbreak\r\ttab", "javascript:alert(1)",
  "]]> <!-- --> <?x ?>", "n [label=x]; }", String(repeating: "Long", count: 2_500), " ", "",
]
