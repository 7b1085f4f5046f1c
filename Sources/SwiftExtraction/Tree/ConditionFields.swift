import SwiftSyntax

extension IfExprSyntax: NodeShape {
  struct Fields {
    let conditions = Field(\IfExprSyntax.conditions)
    let body = Field(\IfExprSyntax.body)
    let elseBody = Field(\IfExprSyntax.elseBody)
  }
  static let fields = Fields()
}

extension SwitchExprSyntax: NodeShape {
  struct Fields {
    let subject = Field(\SwitchExprSyntax.subject)
    let cases = Field(\SwitchExprSyntax.cases)
  }
  static let fields = Fields()
}

extension SwitchCaseSyntax: NodeShape {
  struct Fields {
    let label = Field(\SwitchCaseSyntax.label)
    let statements = Field(\SwitchCaseSyntax.statements)
  }
  static let fields = Fields()
}

extension SwitchCaseLabelSyntax: NodeShape {
  struct Fields {
    let caseItems = Field(\SwitchCaseLabelSyntax.caseItems)
  }
  static let fields = Fields()
}

extension SwitchCaseItemSyntax: NodeShape {
  struct Fields {
    let pattern = Field(\SwitchCaseItemSyntax.pattern)
    let whereClause = Field(\SwitchCaseItemSyntax.whereClause)
  }
  static let fields = Fields()
}

extension ConditionElementSyntax: NodeShape {
  struct Fields {
    let condition = Field(\ConditionElementSyntax.condition)
  }
  static let fields = Fields()
}

extension OptionalBindingConditionSyntax: NodeShape {
  struct Fields {
    let pattern = Field(\OptionalBindingConditionSyntax.pattern)
    let typeAnnotation = Field(\OptionalBindingConditionSyntax.typeAnnotation)
    let initializer = Field(\OptionalBindingConditionSyntax.initializer)
  }
  static let fields = Fields()
}

extension MatchingPatternConditionSyntax: NodeShape {
  struct Fields {
    let pattern = Field(\MatchingPatternConditionSyntax.pattern)
    let initializer = Field(\MatchingPatternConditionSyntax.initializer)
  }
  static let fields = Fields()
}

extension IfConfigDeclSyntax: NodeShape {
  struct Fields {
    let clauses = Field(\IfConfigDeclSyntax.clauses)
  }
  static let fields = Fields()
}

extension IfConfigClauseSyntax: NodeShape {
  struct Fields {
    let condition = Field(\IfConfigClauseSyntax.condition)
    let elements = Field(\IfConfigClauseSyntax.elements)
  }
  static let fields = Fields()
}
