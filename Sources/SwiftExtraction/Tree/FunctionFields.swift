import SwiftSyntax

/// What stands before every declaration.
protocol ModifiedFields: Sendable {
  var attributes: Field<AttributeListSyntax> { get }
  var modifiers: Field<DeclModifierListSyntax> { get }
}

/// What declarations with generic parameters have.
protocol GenericFields: Sendable {
  var genericParameterClause: Field<GenericParameterClauseSyntax?> { get }
  var genericWhereClause: Field<GenericWhereClauseSyntax?> { get }
}

extension FunctionDeclSyntax: NodeShape {
  struct Fields: ModifiedFields, GenericFields {
    let attributes = Field(\FunctionDeclSyntax.attributes)
    let modifiers = Field(\FunctionDeclSyntax.modifiers)
    let name = Field(\FunctionDeclSyntax.name)
    let genericParameterClause = Field(\FunctionDeclSyntax.genericParameterClause)
    let signature = Field(\FunctionDeclSyntax.signature)
    let genericWhereClause = Field(\FunctionDeclSyntax.genericWhereClause)
    let body = Field(\FunctionDeclSyntax.body)
  }
  static let fields = Fields()
}

extension InitializerDeclSyntax: NodeShape {
  struct Fields: ModifiedFields, GenericFields {
    let attributes = Field(\InitializerDeclSyntax.attributes)
    let modifiers = Field(\InitializerDeclSyntax.modifiers)
    let initKeyword = Field(\InitializerDeclSyntax.initKeyword)
    let genericParameterClause = Field(\InitializerDeclSyntax.genericParameterClause)
    let signature = Field(\InitializerDeclSyntax.signature)
    let genericWhereClause = Field(\InitializerDeclSyntax.genericWhereClause)
    let body = Field(\InitializerDeclSyntax.body)
  }
  static let fields = Fields()
}

extension DeinitializerDeclSyntax: NodeShape {
  struct Fields: ModifiedFields {
    let attributes = Field(\DeinitializerDeclSyntax.attributes)
    let modifiers = Field(\DeinitializerDeclSyntax.modifiers)
    let deinitKeyword = Field(\DeinitializerDeclSyntax.deinitKeyword)
    let body = Field(\DeinitializerDeclSyntax.body)
  }
  static let fields = Fields()
}

extension SubscriptDeclSyntax: NodeShape {
  struct Fields: ModifiedFields, GenericFields {
    let attributes = Field(\SubscriptDeclSyntax.attributes)
    let modifiers = Field(\SubscriptDeclSyntax.modifiers)
    let subscriptKeyword = Field(\SubscriptDeclSyntax.subscriptKeyword)
    let genericParameterClause = Field(\SubscriptDeclSyntax.genericParameterClause)
    let parameterClause = Field(\SubscriptDeclSyntax.parameterClause)
    let returnClause = Field(\SubscriptDeclSyntax.returnClause)
    let genericWhereClause = Field(\SubscriptDeclSyntax.genericWhereClause)
    let accessorBlock = Field(\SubscriptDeclSyntax.accessorBlock)
  }
  static let fields = Fields()
}

extension FunctionSignatureSyntax: NodeShape {
  struct Fields {
    let parameterClause = Field(\FunctionSignatureSyntax.parameterClause)
    let effectSpecifiers = Field(\FunctionSignatureSyntax.effectSpecifiers)
    let returnClause = Field(\FunctionSignatureSyntax.returnClause)
  }
  static let fields = Fields()
}

extension FunctionEffectSpecifiersSyntax: NodeShape {
  struct Fields {
    let throwsClause = Field(\FunctionEffectSpecifiersSyntax.throwsClause)
  }
  static let fields = Fields()
}

extension ThrowsClauseSyntax: NodeShape {
  struct Fields {}
  static let fields = Fields()
}

extension FunctionParameterClauseSyntax: NodeShape {
  struct Fields {
    let parameters = Field(\FunctionParameterClauseSyntax.parameters)
  }
  static let fields = Fields()
}

extension FunctionParameterSyntax: NodeShape {
  struct Fields {
    let firstName = Field(\FunctionParameterSyntax.firstName)
    let secondName = Field(\FunctionParameterSyntax.secondName)
    let type = Field(\FunctionParameterSyntax.type)
    let ellipsis = Field(\FunctionParameterSyntax.ellipsis)
    let defaultValue = Field(\FunctionParameterSyntax.defaultValue)
  }
  static let fields = Fields()
}

extension GenericParameterClauseSyntax: NodeShape {
  struct Fields {
    let parameters = Field(\GenericParameterClauseSyntax.parameters)
  }
  static let fields = Fields()
}

extension GenericParameterSyntax: NodeShape {
  struct Fields {
    let name = Field(\GenericParameterSyntax.name)
    let inheritedType = Field(\GenericParameterSyntax.inheritedType)
  }
  static let fields = Fields()
}

extension GenericWhereClauseSyntax: NodeShape {
  struct Fields {
    let requirements = Field(\GenericWhereClauseSyntax.requirements)
  }
  static let fields = Fields()
}

extension GenericRequirementSyntax: NodeShape {
  struct Fields {
    let requirement = Field(\GenericRequirementSyntax.requirement)
  }
  static let fields = Fields()
}

extension ConformanceRequirementSyntax: NodeShape {
  struct Fields {
    let leftType = Field(\ConformanceRequirementSyntax.leftType)
    let rightType = Field(\ConformanceRequirementSyntax.rightType)
  }
  static let fields = Fields()
}

extension SameTypeRequirementSyntax: NodeShape {
  struct Fields {
    let leftType = Field(\SameTypeRequirementSyntax.leftType)
    let rightType = Field(\SameTypeRequirementSyntax.rightType)
  }
  static let fields = Fields()
}
