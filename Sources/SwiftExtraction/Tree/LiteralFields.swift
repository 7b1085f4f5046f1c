import SwiftSyntax

/// What a macro has, as a value and as a declaration.
protocol MacroFields: Sendable {
  var pound: Field<TokenSyntax> { get }
  var macroName: Field<TokenSyntax> { get }
  var leftParen: Field<TokenSyntax?> { get }
  var arguments: Field<LabeledExprListSyntax> { get }
  var trailingClosure: Field<ClosureExprSyntax?> { get }
  var additionalTrailingClosures: Field<MultipleTrailingClosureElementListSyntax> { get }
}

extension BooleanLiteralExprSyntax: NodeShape {
  struct Fields {
    let literal = Field(\BooleanLiteralExprSyntax.literal)
  }
  static let fields = Fields()
}

extension StringLiteralExprSyntax: NodeShape {
  struct Fields {
    let segments = Field(\StringLiteralExprSyntax.segments)
  }
  static let fields = Fields()
}

extension SimpleStringLiteralExprSyntax: NodeShape {
  struct Fields {
    let segments = Field(\SimpleStringLiteralExprSyntax.segments)
  }
  static let fields = Fields()
}

extension StringSegmentSyntax: NodeShape {
  struct Fields {
    let content = Field(\StringSegmentSyntax.content)
  }
  static let fields = Fields()
}

extension ExpressionSegmentSyntax: NodeShape {
  struct Fields {
    let expressions = Field(\ExpressionSegmentSyntax.expressions)
  }
  static let fields = Fields()
}

extension RegexLiteralExprSyntax: NodeShape {
  struct Fields {
    let regex = Field(\RegexLiteralExprSyntax.regex)
  }
  static let fields = Fields()
}

extension ArrayExprSyntax: NodeShape {
  struct Fields {
    let elements = Field(\ArrayExprSyntax.elements)
  }
  static let fields = Fields()
}

extension ArrayElementSyntax: NodeShape {
  struct Fields {
    let expression = Field(\ArrayElementSyntax.expression)
  }
  static let fields = Fields()
}

extension DictionaryExprSyntax: NodeShape {
  struct Fields {
    let content = Field(\DictionaryExprSyntax.content)
  }
  static let fields = Fields()
}

extension DictionaryElementSyntax: NodeShape {
  struct Fields {
    let key = Field(\DictionaryElementSyntax.key)
    let value = Field(\DictionaryElementSyntax.value)
  }
  static let fields = Fields()
}

extension MacroExpansionExprSyntax: NodeShape {
  struct Fields: MacroFields {
    let pound = Field(\MacroExpansionExprSyntax.pound)
    let macroName = Field(\MacroExpansionExprSyntax.macroName)
    let leftParen = Field(\MacroExpansionExprSyntax.leftParen)
    let arguments = Field(\MacroExpansionExprSyntax.arguments)
    let trailingClosure = Field(\MacroExpansionExprSyntax.trailingClosure)
    let additionalTrailingClosures = Field(\MacroExpansionExprSyntax.additionalTrailingClosures)
  }
  static let fields = Fields()
}

extension MacroExpansionDeclSyntax: NodeShape {
  struct Fields: MacroFields {
    let pound = Field(\MacroExpansionDeclSyntax.pound)
    let macroName = Field(\MacroExpansionDeclSyntax.macroName)
    let leftParen = Field(\MacroExpansionDeclSyntax.leftParen)
    let arguments = Field(\MacroExpansionDeclSyntax.arguments)
    let trailingClosure = Field(\MacroExpansionDeclSyntax.trailingClosure)
    let additionalTrailingClosures = Field(\MacroExpansionDeclSyntax.additionalTrailingClosures)
  }
  static let fields = Fields()
}
