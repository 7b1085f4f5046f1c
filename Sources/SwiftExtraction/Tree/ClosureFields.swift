import SwiftSyntax

extension ClosureExprSyntax: NodeShape {
  struct Fields {
    let signature = Field(\ClosureExprSyntax.signature)
    let statements = Field(\ClosureExprSyntax.statements)
  }
  static let fields = Fields()
}

extension ClosureSignatureSyntax: NodeShape {
  struct Fields {
    let capture = Field(\ClosureSignatureSyntax.capture)
    let parameterClause = Field(\ClosureSignatureSyntax.parameterClause)
  }
  static let fields = Fields()
}

extension ClosureCaptureClauseSyntax: NodeShape {
  struct Fields {
    let items = Field(\ClosureCaptureClauseSyntax.items)
  }
  static let fields = Fields()
}

extension ClosureCaptureSyntax: NodeShape {
  struct Fields {
    let specifier = Field(\ClosureCaptureSyntax.specifier)
    let name = Field(\ClosureCaptureSyntax.name)
    let initializer = Field(\ClosureCaptureSyntax.initializer)
  }
  static let fields = Fields()
}

extension ClosureCaptureSpecifierSyntax: NodeShape {
  struct Fields {
    let specifier = Field(\ClosureCaptureSpecifierSyntax.specifier)
  }
  static let fields = Fields()
}

extension ClosureShorthandParameterSyntax: NodeShape {
  struct Fields {
    let name = Field(\ClosureShorthandParameterSyntax.name)
  }
  static let fields = Fields()
}

extension ClosureParameterClauseSyntax: NodeShape {
  struct Fields {
    let parameters = Field(\ClosureParameterClauseSyntax.parameters)
  }
  static let fields = Fields()
}

extension ClosureParameterSyntax: NodeShape {
  struct Fields {
    let firstName = Field(\ClosureParameterSyntax.firstName)
    let secondName = Field(\ClosureParameterSyntax.secondName)
    let type = Field(\ClosureParameterSyntax.type)
  }
  static let fields = Fields()
}
