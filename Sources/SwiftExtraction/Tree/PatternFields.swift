import SwiftSyntax

extension IdentifierPatternSyntax: NodeShape {
  struct Fields {
    let identifier = Field(\IdentifierPatternSyntax.identifier)
  }
  static let fields = Fields()
}

extension ValueBindingPatternSyntax: NodeShape {
  struct Fields {
    let pattern = Field(\ValueBindingPatternSyntax.pattern)
  }
  static let fields = Fields()
}

extension ExpressionPatternSyntax: NodeShape {
  struct Fields {
    let expression = Field(\ExpressionPatternSyntax.expression)
  }
  static let fields = Fields()
}

extension TuplePatternSyntax: NodeShape {
  struct Fields {
    let elements = Field(\TuplePatternSyntax.elements)
  }
  static let fields = Fields()
}

extension TuplePatternElementSyntax: NodeShape {
  struct Fields {
    let label = Field(\TuplePatternElementSyntax.label)
    let pattern = Field(\TuplePatternElementSyntax.pattern)
  }
  static let fields = Fields()
}
