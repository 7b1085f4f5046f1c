package import Model

/// One way to write the answer to a question about a report: a value in a list.
package struct AnswerFormat<Answer: Sendable>: Sendable {
  /// What is typed after `--format`.
  package let name: String
  /// The answer in this format; the style counts only where people read.
  package let render: @Sendable (_ answer: Answer, _ report: Report, _ style: TextStyle) -> String

  init(name: String, render: @escaping @Sendable (Answer, Report, TextStyle) -> String) {
    self.name = name
    self.render = render
  }
}

extension AnswerFormat where Answer == Connection {
  /// Every format for how one component gets at another, sorted by name.
  package static let all = [
    AnswerFormat(name: "json") { answer, report, _ in
      prettyJSON(AnswerDocument(name: report.name, connection: answer))
    },
    AnswerFormat(name: "text") { connectionText($0, of: $1, style: $2) },
  ]
}

extension AnswerFormat where Answer == LifetimeExplanation {
  /// Every format for why a component lives as long as it does, sorted by name.
  package static let all = [
    AnswerFormat(name: "json") { answer, report, _ in
      prettyJSON(AnswerDocument(name: report.name, lifetime: answer))
    },
    AnswerFormat(name: "text") { lifetimeText($0, of: $1, style: $2) },
  ]
}

extension AnswerFormat where Answer == Inventory {
  /// Every format for the numbers of a report, sorted by name.
  package static let all = [
    AnswerFormat(name: "json") { answer, report, _ in
      prettyJSON(
        AnswerDocument(
          name: report.name,
          inventory: AnswerDocument.Inventory(
            total: answer.total, modules: answer.modules, layers: answer.layers,
            trend: answer.trend, instances: instanceCounts(of: report))))
    },
    AnswerFormat(name: "markdown") { answer, report, _ in
      inventoryMarkdown(answer, of: report)
    },
    AnswerFormat(name: "text") { inventoryText($0, of: $1, style: $2) },
  ]
}

extension AnswerFormat where Answer == Plan {
  /// Every format for the plan of a report, sorted by name.
  package static let all = [
    AnswerFormat(name: "json") { answer, report, _ in
      prettyJSON(
        AnswerDocument(
          name: report.name,
          plan: AnswerDocument.Plan(
            steps: answer.steps, ownershipChanges: answer.ownershipChanges, limits: answer.limits)))
    },
    AnswerFormat(name: "markdown") { _, report, _ in markdownPlan(of: report) },
    AnswerFormat(name: "text") { planText($1, style: $2) },
  ]
}
