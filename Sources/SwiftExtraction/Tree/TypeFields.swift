import SwiftSyntax

extension IdentifierTypeSyntax: NodeShape {
  struct Fields {
    let name = Field(\IdentifierTypeSyntax.name)
    let genericArgumentClause = Field(\IdentifierTypeSyntax.genericArgumentClause)
  }
  static let fields = Fields()
}

extension MemberTypeSyntax: NodeShape {
  struct Fields {
    let baseType = Field(\MemberTypeSyntax.baseType)
    let name = Field(\MemberTypeSyntax.name)
    let genericArgumentClause = Field(\MemberTypeSyntax.genericArgumentClause)
  }
  static let fields = Fields()
}

extension OptionalTypeSyntax: NodeShape {
  struct Fields {
    let wrappedType = Field(\OptionalTypeSyntax.wrappedType)
  }
  static let fields = Fields()
}

extension ImplicitlyUnwrappedOptionalTypeSyntax: NodeShape {
  struct Fields {
    let wrappedType = Field(\ImplicitlyUnwrappedOptionalTypeSyntax.wrappedType)
  }
  static let fields = Fields()
}

extension ArrayTypeSyntax: NodeShape {
  struct Fields {
    let element = Field(\ArrayTypeSyntax.element)
  }
  static let fields = Fields()
}

extension DictionaryTypeSyntax: NodeShape {
  struct Fields {
    let key = Field(\DictionaryTypeSyntax.key)
    let value = Field(\DictionaryTypeSyntax.value)
  }
  static let fields = Fields()
}

extension InlineArrayTypeSyntax: NodeShape {
  struct Fields {
    let element = Field(\InlineArrayTypeSyntax.element)
  }
  static let fields = Fields()
}

extension FunctionTypeSyntax: NodeShape {
  struct Fields {
    let parameters = Field(\FunctionTypeSyntax.parameters)
    let returnClause = Field(\FunctionTypeSyntax.returnClause)
  }
  static let fields = Fields()
}

extension TupleTypeSyntax: NodeShape {
  struct Fields {
    let elements = Field(\TupleTypeSyntax.elements)
  }
  static let fields = Fields()
}

extension TupleTypeElementSyntax: NodeShape {
  struct Fields {
    let firstName = Field(\TupleTypeElementSyntax.firstName)
    let type = Field(\TupleTypeElementSyntax.type)
  }
  static let fields = Fields()
}

extension CompositionTypeSyntax: NodeShape {
  struct Fields {
    let elements = Field(\CompositionTypeSyntax.elements)
  }
  static let fields = Fields()
}

extension CompositionTypeElementSyntax: NodeShape {
  struct Fields {
    let type = Field(\CompositionTypeElementSyntax.type)
  }
  static let fields = Fields()
}

extension MetatypeTypeSyntax: NodeShape {
  struct Fields {
    let baseType = Field(\MetatypeTypeSyntax.baseType)
    let metatypeSpecifier = Field(\MetatypeTypeSyntax.metatypeSpecifier)
  }
  static let fields = Fields()
}

extension AttributedTypeSyntax: NodeShape {
  struct Fields {
    let attributes = Field(\AttributedTypeSyntax.attributes)
    let baseType = Field(\AttributedTypeSyntax.baseType)
  }
  static let fields = Fields()
}

extension SomeOrAnyTypeSyntax: NodeShape {
  struct Fields {
    let constraint = Field(\SomeOrAnyTypeSyntax.constraint)
  }
  static let fields = Fields()
}

extension NamedOpaqueReturnTypeSyntax: NodeShape {
  struct Fields {
    let type = Field(\NamedOpaqueReturnTypeSyntax.type)
  }
  static let fields = Fields()
}

extension PackExpansionTypeSyntax: NodeShape {
  struct Fields {
    let repetitionPattern = Field(\PackExpansionTypeSyntax.repetitionPattern)
  }
  static let fields = Fields()
}

extension PackElementTypeSyntax: NodeShape {
  struct Fields {
    let pack = Field(\PackElementTypeSyntax.pack)
  }
  static let fields = Fields()
}

extension SuppressedTypeSyntax: NodeShape {
  struct Fields {
    let type = Field(\SuppressedTypeSyntax.type)
  }
  static let fields = Fields()
}

extension GenericArgumentClauseSyntax: NodeShape {
  struct Fields {
    let arguments = Field(\GenericArgumentClauseSyntax.arguments)
  }
  static let fields = Fields()
}

extension GenericArgumentSyntax: NodeShape {
  struct Fields {
    let argument = Field(\GenericArgumentSyntax.argument)
  }
  static let fields = Fields()
}

extension TypeAnnotationSyntax: NodeShape {
  struct Fields {
    let type = Field(\TypeAnnotationSyntax.type)
  }
  static let fields = Fields()
}

extension ReturnClauseSyntax: NodeShape {
  struct Fields {
    let type = Field(\ReturnClauseSyntax.type)
  }
  static let fields = Fields()
}
