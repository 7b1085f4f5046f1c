/// The one value behind every output format. Holds no absolute path, no time, nothing random:
/// equal inputs give equal reports. Its JSON form is `Documentation/report.schema.json`.
package struct Report: Sendable, Hashable, Codable {
  /// Raised when a key changes its meaning or goes away; new keys do not raise it.
  package static let currentSchemaVersion = 1

  package var schemaVersion: Int
  package var tool: Tool
  /// Title: the manifest's name, or that of the first input's folder.
  package var name: String
  package var inputs: [Input]
  package var coverage: Coverage
  package var scopes: ScopeTree
  package var components: [Component]
  package var accessPoints: [AccessPoint]
  package var relations: [Relation]
  /// What containers hand out, sorted by component, key and place.
  package var bindings: [Binding]
  package var sessionEndings: [SessionEnding]
  /// What the system starts by itself, sorted by name.
  package var processes: [AppProcess]
  /// Components that both Swift and Kotlin have, sorted by name.
  package var twins: [Twin]
  /// The rules that ran, sorted by id.
  package var rules: [RuleDescription]
  /// Sorted by severity (errors first), rule, place; hints after all others.
  package var findings: [Violation]
  package var verdicts: [Verdict]
  package var inventory: Inventory
  package var checklist: [ChecklistItem]
  package var plan: [PlanStep]
  /// The few changes of an owner that would take the most hidden accesses, the largest first.
  package var ownershipChanges: [OwnershipChange]
  /// What the plan leaves as it is, sorted by the accesses that stay, most first.
  package var planLimits: [PlanLimit]
  package var problems: [Problem]
  /// Where a forge shows the sources; `nil` when nobody said it.
  package var sourceLink: SourceLink?

  package init(
    tool: Tool, name: String, inputs: [Input], coverage: Coverage, graph: CodeGraph,
    twins: [Twin] = [], rules: [RuleDescription], findings: [Violation], verdicts: [Verdict],
    inventory: Inventory,
    checklist: [ChecklistItem], plan: Plan, problems: [Problem]
  ) {
    self.schemaVersion = Report.currentSchemaVersion
    self.tool = tool
    self.name = name
    self.inputs = inputs
    self.coverage = coverage
    self.scopes = graph.scopes
    self.components = graph.components
    self.accessPoints = graph.accessPoints
    self.relations = graph.relations
    self.bindings = graph.bindings
    self.sessionEndings = graph.sessionEndings
    self.processes = graph.processes
    self.twins = twins
    self.rules = rules
    self.findings = findings
    self.verdicts = verdicts
    self.inventory = inventory
    self.checklist = checklist
    self.plan = plan.steps
    self.ownershipChanges = plan.ownershipChanges
    self.planLimits = plan.limits
    self.problems = problems
  }
}

extension Report {
  /// The steps of the plan with what few changes would take most, and where to stop.
  package var wholePlan: Plan {
    Plan(steps: plan, ownershipChanges: ownershipChanges, limits: planLimits)
  }

  /// The program that made the report.
  package struct Tool: Sendable, Hashable, Codable {
    package let name: String
    package let version: String

    package init(name: String, version: String) {
      self.name = name
      self.version = version
    }
  }

  /// One input as it was named.
  package struct Input: Sendable, Hashable, Codable {
    package enum Kind: String, Sendable, Codable, CaseIterable {
      case manifest, sources, report
    }

    /// Never absolute: the last component of what was named, or a path below it.
    package let path: String
    package let kind: Kind

    package init(path: String, kind: Kind) {
      self.path = path
      self.kind = kind
    }
  }

  /// How much of the inputs was understood.
  package struct Coverage: Sendable, Hashable, Codable {
    /// A file that was not read whole.
    package struct Gap: Sendable, Hashable, Codable {
      package let path: String
      package let reason: String

      package init(path: String, reason: String) {
        self.path = path
        self.reason = reason
      }
    }

    package var filesWhole: Int
    /// Files of which a part was not understood.
    package var partial: [Gap]
    /// Files not read at all.
    package var skipped: [Gap]
    package var bytes: Int
    package var understoodBytes: Int
    /// How far the compiler's index resolved names; `nil` when all were resolved by syntax.
    package var index: IndexCoverage?

    package init(
      filesWhole: Int, partial: [Gap], skipped: [Gap], bytes: Int, understoodBytes: Int
    ) {
      self.filesWhole = filesWhole
      self.partial = partial
      self.skipped = skipped
      self.bytes = bytes
      self.understoodBytes = understoodBytes
    }

    /// 0 to 100; 100 when there was nothing to read.
    package var percent: Double {
      bytes == 0 ? 100 : Double(understoodBytes) / Double(bytes) * 100
    }
  }
}

/// A finding with its rule, severity and identity.
package struct Violation: Sendable, Hashable, Codable {
  /// Its standing against a baseline.
  package enum BaselineState: String, Sendable, Codable, CaseIterable {
    case new, unchanged
  }

  package var rule: String
  package var severity: Severity
  package var confidence: Confidence
  /// What the confidence rests on: a clause without a period; `nil` when the rule does not say.
  package var basis: String?
  package var message: String
  package var component: ComponentID
  package var subject: String?
  package var location: Location?
  /// The line at its location; `nil` when the source is not at hand.
  package var excerpt: Excerpt?
  package var related: [RelatedPlace]
  package var path: [PathStep]
  /// Identity that survives moves and edits: 16 hexadecimal digits over rule, component, subject
  /// and the number among equals; never over lines or paths.
  package var fingerprint: String
  package var baselineState: BaselineState?
  /// Why it does not count; `nil` when it does.
  package var suppressed: String?

  package init(
    rule: String, severity: Severity, basis: String? = nil, finding: Finding, fingerprint: String
  ) {
    self.rule = rule
    self.severity = severity
    self.confidence = finding.confidence
    self.basis = basis
    self.message = finding.message
    self.component = finding.component
    self.subject = finding.subject
    self.location = finding.location
    self.excerpt = nil
    self.related = finding.related
    self.path = finding.path
    self.fingerprint = fingerprint
    self.baselineState = nil
    self.suppressed = nil
  }
}

/// A line of a source without its indentation.
package struct Excerpt: Sendable, Hashable, Codable {
  /// At most 120 characters; an ellipsis ends one that was cut.
  package let text: String
  /// Column of the first character, in the units of `Location`.
  package let column: Int

  package init(text: String, column: Int) {
    self.text = text
    self.column = column
  }
}

/// One point of the review checklist.
package struct ChecklistItem: Sendable, Hashable, Codable {
  package enum Answer: String, Sendable, Codable, CaseIterable {
    case pass, fail
    case needsPerson = "needs-person"
  }

  package let id: String
  package let question: String
  package let answer: Answer
  /// What the answer rests on, or what a person has to look at.
  package let detail: String
  /// Fingerprints of the findings that make it fail.
  package let findings: [String]

  package init(id: String, question: String, answer: Answer, detail: String, findings: [String]) {
    self.id = id
    self.question = question
    self.answer = answer
    self.detail = detail
    self.findings = findings
  }
}
