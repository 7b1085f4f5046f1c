import SwiftSyntax

/// What types and extensions have.
protocol TypeFields: ModifiedFields {
  var inheritanceClause: Field<InheritanceClauseSyntax?> { get }
  var memberBlock: Field<MemberBlockSyntax> { get }
}

/// What types have.
protocol NamedTypeFields: TypeFields {
  var name: Field<TokenSyntax> { get }
}

extension ClassDeclSyntax: NodeShape {
  struct Fields: NamedTypeFields, GenericFields {
    let attributes = Field(\ClassDeclSyntax.attributes)
    let modifiers = Field(\ClassDeclSyntax.modifiers)
    let name = Field(\ClassDeclSyntax.name)
    let genericParameterClause = Field(\ClassDeclSyntax.genericParameterClause)
    let inheritanceClause = Field(\ClassDeclSyntax.inheritanceClause)
    let genericWhereClause = Field(\ClassDeclSyntax.genericWhereClause)
    let memberBlock = Field(\ClassDeclSyntax.memberBlock)
  }
  static let fields = Fields()
}

extension StructDeclSyntax: NodeShape {
  struct Fields: NamedTypeFields, GenericFields {
    let attributes = Field(\StructDeclSyntax.attributes)
    let modifiers = Field(\StructDeclSyntax.modifiers)
    let name = Field(\StructDeclSyntax.name)
    let genericParameterClause = Field(\StructDeclSyntax.genericParameterClause)
    let inheritanceClause = Field(\StructDeclSyntax.inheritanceClause)
    let genericWhereClause = Field(\StructDeclSyntax.genericWhereClause)
    let memberBlock = Field(\StructDeclSyntax.memberBlock)
  }
  static let fields = Fields()
}

extension ActorDeclSyntax: NodeShape {
  struct Fields: NamedTypeFields, GenericFields {
    let attributes = Field(\ActorDeclSyntax.attributes)
    let modifiers = Field(\ActorDeclSyntax.modifiers)
    let name = Field(\ActorDeclSyntax.name)
    let genericParameterClause = Field(\ActorDeclSyntax.genericParameterClause)
    let inheritanceClause = Field(\ActorDeclSyntax.inheritanceClause)
    let genericWhereClause = Field(\ActorDeclSyntax.genericWhereClause)
    let memberBlock = Field(\ActorDeclSyntax.memberBlock)
  }
  static let fields = Fields()
}

extension EnumDeclSyntax: NodeShape {
  struct Fields: NamedTypeFields, GenericFields {
    let attributes = Field(\EnumDeclSyntax.attributes)
    let modifiers = Field(\EnumDeclSyntax.modifiers)
    let name = Field(\EnumDeclSyntax.name)
    let genericParameterClause = Field(\EnumDeclSyntax.genericParameterClause)
    let inheritanceClause = Field(\EnumDeclSyntax.inheritanceClause)
    let genericWhereClause = Field(\EnumDeclSyntax.genericWhereClause)
    let memberBlock = Field(\EnumDeclSyntax.memberBlock)
  }
  static let fields = Fields()
}

extension ProtocolDeclSyntax: NodeShape {
  struct Fields: NamedTypeFields {
    let attributes = Field(\ProtocolDeclSyntax.attributes)
    let modifiers = Field(\ProtocolDeclSyntax.modifiers)
    let name = Field(\ProtocolDeclSyntax.name)
    let inheritanceClause = Field(\ProtocolDeclSyntax.inheritanceClause)
    let memberBlock = Field(\ProtocolDeclSyntax.memberBlock)
  }
  static let fields = Fields()
}

extension ExtensionDeclSyntax: NodeShape {
  struct Fields: TypeFields {
    let attributes = Field(\ExtensionDeclSyntax.attributes)
    let modifiers = Field(\ExtensionDeclSyntax.modifiers)
    let extendedType = Field(\ExtensionDeclSyntax.extendedType)
    let inheritanceClause = Field(\ExtensionDeclSyntax.inheritanceClause)
    let memberBlock = Field(\ExtensionDeclSyntax.memberBlock)
  }
  static let fields = Fields()
}

extension InheritanceClauseSyntax: NodeShape {
  struct Fields {
    let inheritedTypes = Field(\InheritanceClauseSyntax.inheritedTypes)
  }
  static let fields = Fields()
}

extension InheritedTypeSyntax: NodeShape {
  struct Fields {
    let type = Field(\InheritedTypeSyntax.type)
  }
  static let fields = Fields()
}

extension MemberBlockSyntax: NodeShape {
  struct Fields {
    let members = Field(\MemberBlockSyntax.members)
  }
  static let fields = Fields()
}

extension MemberBlockItemSyntax: NodeShape {
  struct Fields {
    let decl = Field(\MemberBlockItemSyntax.decl)
  }
  static let fields = Fields()
}

extension EnumCaseDeclSyntax: NodeShape {
  struct Fields {
    let elements = Field(\EnumCaseDeclSyntax.elements)
  }
  static let fields = Fields()
}

extension EnumCaseElementSyntax: NodeShape {
  struct Fields {
    let name = Field(\EnumCaseElementSyntax.name)
    let parameterClause = Field(\EnumCaseElementSyntax.parameterClause)
  }
  static let fields = Fields()
}

extension EnumCaseParameterClauseSyntax: NodeShape {
  struct Fields {
    let parameters = Field(\EnumCaseParameterClauseSyntax.parameters)
  }
  static let fields = Fields()
}

extension EnumCaseParameterSyntax: NodeShape {
  struct Fields {
    let type = Field(\EnumCaseParameterSyntax.type)
  }
  static let fields = Fields()
}

extension AssociatedTypeDeclSyntax: NodeShape {
  struct Fields {
    let name = Field(\AssociatedTypeDeclSyntax.name)
    let inheritanceClause = Field(\AssociatedTypeDeclSyntax.inheritanceClause)
  }
  static let fields = Fields()
}
