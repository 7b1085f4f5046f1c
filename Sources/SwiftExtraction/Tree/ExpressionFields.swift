import SwiftSyntax

extension DeclReferenceExprSyntax: NodeShape {
  struct Fields {
    let baseName = Field(\DeclReferenceExprSyntax.baseName)
  }
  static let fields = Fields()
}

extension MemberAccessExprSyntax: NodeShape {
  struct Fields {
    let base = Field(\MemberAccessExprSyntax.base)
    let declName = Field(\MemberAccessExprSyntax.declName)
  }
  static let fields = Fields()
}

extension FunctionCallExprSyntax: NodeShape {
  struct Fields {
    let calledExpression = Field(\FunctionCallExprSyntax.calledExpression)
    let arguments = Field(\FunctionCallExprSyntax.arguments)
    let trailingClosure = Field(\FunctionCallExprSyntax.trailingClosure)
    let additionalTrailingClosures = Field(\FunctionCallExprSyntax.additionalTrailingClosures)
  }
  static let fields = Fields()
}

extension SubscriptCallExprSyntax: NodeShape {
  struct Fields {
    let calledExpression = Field(\SubscriptCallExprSyntax.calledExpression)
    let arguments = Field(\SubscriptCallExprSyntax.arguments)
    let trailingClosure = Field(\SubscriptCallExprSyntax.trailingClosure)
    let additionalTrailingClosures = Field(\SubscriptCallExprSyntax.additionalTrailingClosures)
  }
  static let fields = Fields()
}

extension GenericSpecializationExprSyntax: NodeShape {
  struct Fields {
    let expression = Field(\GenericSpecializationExprSyntax.expression)
    let genericArgumentClause = Field(\GenericSpecializationExprSyntax.genericArgumentClause)
  }
  static let fields = Fields()
}

extension PostfixIfConfigExprSyntax: NodeShape {
  struct Fields {
    let base = Field(\PostfixIfConfigExprSyntax.base)
    let config = Field(\PostfixIfConfigExprSyntax.config)
  }
  static let fields = Fields()
}

extension OptionalChainingExprSyntax: NodeShape {
  struct Fields {
    let expression = Field(\OptionalChainingExprSyntax.expression)
  }
  static let fields = Fields()
}

extension ForceUnwrapExprSyntax: NodeShape {
  struct Fields {
    let expression = Field(\ForceUnwrapExprSyntax.expression)
  }
  static let fields = Fields()
}

extension TryExprSyntax: NodeShape {
  struct Fields {
    let questionOrExclamationMark = Field(\TryExprSyntax.questionOrExclamationMark)
    let expression = Field(\TryExprSyntax.expression)
  }
  static let fields = Fields()
}

extension AwaitExprSyntax: NodeShape {
  struct Fields {
    let expression = Field(\AwaitExprSyntax.expression)
  }
  static let fields = Fields()
}

extension InOutExprSyntax: NodeShape {
  struct Fields {
    let expression = Field(\InOutExprSyntax.expression)
  }
  static let fields = Fields()
}

extension UnsafeExprSyntax: NodeShape {
  struct Fields {
    let expression = Field(\UnsafeExprSyntax.expression)
  }
  static let fields = Fields()
}

extension ConsumeExprSyntax: NodeShape {
  struct Fields {
    let expression = Field(\ConsumeExprSyntax.expression)
  }
  static let fields = Fields()
}

extension CopyExprSyntax: NodeShape {
  struct Fields {
    let expression = Field(\CopyExprSyntax.expression)
  }
  static let fields = Fields()
}

extension TupleExprSyntax: NodeShape {
  struct Fields {
    let elements = Field(\TupleExprSyntax.elements)
  }
  static let fields = Fields()
}

extension SequenceExprSyntax: NodeShape {
  struct Fields {
    let elements = Field(\SequenceExprSyntax.elements)
  }
  static let fields = Fields()
}

extension BinaryOperatorExprSyntax: NodeShape {
  struct Fields {
    let `operator` = Field(\BinaryOperatorExprSyntax.`operator`)
  }
  static let fields = Fields()
}

extension UnresolvedTernaryExprSyntax: NodeShape {
  struct Fields {
    let thenExpression = Field(\UnresolvedTernaryExprSyntax.thenExpression)
  }
  static let fields = Fields()
}

extension TypeExprSyntax: NodeShape {
  struct Fields {
    let type = Field(\TypeExprSyntax.type)
  }
  static let fields = Fields()
}

extension PatternExprSyntax: NodeShape {
  struct Fields {
    let pattern = Field(\PatternExprSyntax.pattern)
  }
  static let fields = Fields()
}

extension KeyPathExprSyntax: NodeShape {
  struct Fields {
    let root = Field(\KeyPathExprSyntax.root)
    let components = Field(\KeyPathExprSyntax.components)
  }
  static let fields = Fields()
}

extension KeyPathComponentSyntax: NodeShape {
  struct Fields {
    let component = Field(\KeyPathComponentSyntax.component)
  }
  static let fields = Fields()
}

extension KeyPathPropertyComponentSyntax: NodeShape {
  struct Fields {
    let declName = Field(\KeyPathPropertyComponentSyntax.declName)
  }
  static let fields = Fields()
}

extension KeyPathSubscriptComponentSyntax: NodeShape {
  struct Fields {
    let arguments = Field(\KeyPathSubscriptComponentSyntax.arguments)
  }
  static let fields = Fields()
}

extension LabeledExprSyntax: NodeShape {
  struct Fields {
    let label = Field(\LabeledExprSyntax.label)
    let expression = Field(\LabeledExprSyntax.expression)
  }
  static let fields = Fields()
}

extension MultipleTrailingClosureElementSyntax: NodeShape {
  struct Fields {
    let label = Field(\MultipleTrailingClosureElementSyntax.label)
    let closure = Field(\MultipleTrailingClosureElementSyntax.closure)
  }
  static let fields = Fields()
}
