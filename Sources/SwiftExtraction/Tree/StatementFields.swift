import SwiftSyntax

extension CodeBlockItemSyntax: NodeShape {
  struct Fields {
    let item = Field(\CodeBlockItemSyntax.item)
  }
  static let fields = Fields()
}

extension CodeBlockSyntax: NodeShape {
  struct Fields {
    let statements = Field(\CodeBlockSyntax.statements)
  }
  static let fields = Fields()
}

extension ExpressionStmtSyntax: NodeShape {
  struct Fields {
    let expression = Field(\ExpressionStmtSyntax.expression)
  }
  static let fields = Fields()
}

extension ReturnStmtSyntax: NodeShape {
  struct Fields {
    let expression = Field(\ReturnStmtSyntax.expression)
  }
  static let fields = Fields()
}

extension ThrowStmtSyntax: NodeShape {
  struct Fields {
    let expression = Field(\ThrowStmtSyntax.expression)
  }
  static let fields = Fields()
}

extension DiscardStmtSyntax: NodeShape {
  struct Fields {
    let expression = Field(\DiscardStmtSyntax.expression)
  }
  static let fields = Fields()
}

extension YieldStmtSyntax: NodeShape {
  struct Fields {
    let yieldedExpressions = Field(\YieldStmtSyntax.yieldedExpressions)
  }
  static let fields = Fields()
}

extension YieldedExpressionsClauseSyntax: NodeShape {
  struct Fields {
    let elements = Field(\YieldedExpressionsClauseSyntax.elements)
  }
  static let fields = Fields()
}

extension YieldedExpressionSyntax: NodeShape {
  struct Fields {
    let expression = Field(\YieldedExpressionSyntax.expression)
  }
  static let fields = Fields()
}

extension GuardStmtSyntax: NodeShape {
  struct Fields {
    let conditions = Field(\GuardStmtSyntax.conditions)
    let body = Field(\GuardStmtSyntax.body)
  }
  static let fields = Fields()
}

extension DoStmtSyntax: NodeShape {
  struct Fields {
    let body = Field(\DoStmtSyntax.body)
    let catchClauses = Field(\DoStmtSyntax.catchClauses)
  }
  static let fields = Fields()
}

extension CatchClauseSyntax: NodeShape {
  struct Fields {
    let catchItems = Field(\CatchClauseSyntax.catchItems)
    let body = Field(\CatchClauseSyntax.body)
  }
  static let fields = Fields()
}

extension CatchItemSyntax: NodeShape {
  struct Fields {
    let pattern = Field(\CatchItemSyntax.pattern)
    let whereClause = Field(\CatchItemSyntax.whereClause)
  }
  static let fields = Fields()
}

extension DeferStmtSyntax: NodeShape {
  struct Fields {
    let body = Field(\DeferStmtSyntax.body)
  }
  static let fields = Fields()
}

extension ForStmtSyntax: NodeShape {
  struct Fields {
    let awaitKeyword = Field(\ForStmtSyntax.awaitKeyword)
    let caseKeyword = Field(\ForStmtSyntax.caseKeyword)
    let pattern = Field(\ForStmtSyntax.pattern)
    let typeAnnotation = Field(\ForStmtSyntax.typeAnnotation)
    let sequence = Field(\ForStmtSyntax.sequence)
    let whereClause = Field(\ForStmtSyntax.whereClause)
    let body = Field(\ForStmtSyntax.body)
  }
  static let fields = Fields()
}

extension WhileStmtSyntax: NodeShape {
  struct Fields {
    let conditions = Field(\WhileStmtSyntax.conditions)
    let body = Field(\WhileStmtSyntax.body)
  }
  static let fields = Fields()
}

extension RepeatStmtSyntax: NodeShape {
  struct Fields {
    let body = Field(\RepeatStmtSyntax.body)
    let condition = Field(\RepeatStmtSyntax.condition)
  }
  static let fields = Fields()
}

extension LabeledStmtSyntax: NodeShape {
  struct Fields {
    let statement = Field(\LabeledStmtSyntax.statement)
  }
  static let fields = Fields()
}

extension BreakStmtSyntax: NodeShape {
  struct Fields {
    let label = Field(\BreakStmtSyntax.label)
  }
  static let fields = Fields()
}

extension WhereClauseSyntax: NodeShape {
  struct Fields {
    let condition = Field(\WhereClauseSyntax.condition)
  }
  static let fields = Fields()
}
extension SourceFileSyntax: NodeShape {
  struct Fields {
    let statements = Field(\SourceFileSyntax.statements)
  }
  static let fields = Fields()
}
