import SwiftSyntax

extension ImportDeclSyntax: NodeShape {
  struct Fields {
    let path = Field(\ImportDeclSyntax.path)
  }
  static let fields = Fields()
}

extension ImportPathComponentSyntax: NodeShape {
  struct Fields {
    let name = Field(\ImportPathComponentSyntax.name)
  }
  static let fields = Fields()
}

extension VariableDeclSyntax: NodeShape {
  struct Fields {
    let attributes = Field(\VariableDeclSyntax.attributes)
    let modifiers = Field(\VariableDeclSyntax.modifiers)
    let bindingSpecifier = Field(\VariableDeclSyntax.bindingSpecifier)
    let bindings = Field(\VariableDeclSyntax.bindings)
  }
  static let fields = Fields()
}

extension PatternBindingSyntax: NodeShape {
  struct Fields {
    let pattern = Field(\PatternBindingSyntax.pattern)
    let typeAnnotation = Field(\PatternBindingSyntax.typeAnnotation)
    let initializer = Field(\PatternBindingSyntax.initializer)
    let accessorBlock = Field(\PatternBindingSyntax.accessorBlock)
  }
  static let fields = Fields()
}

extension InitializerClauseSyntax: NodeShape {
  struct Fields {
    let value = Field(\InitializerClauseSyntax.value)
  }
  static let fields = Fields()
}

extension TypeAliasDeclSyntax: NodeShape {
  struct Fields {
    let name = Field(\TypeAliasDeclSyntax.name)
    let initializer = Field(\TypeAliasDeclSyntax.initializer)
  }
  static let fields = Fields()
}

extension TypeInitializerClauseSyntax: NodeShape {
  struct Fields {
    let value = Field(\TypeInitializerClauseSyntax.value)
  }
  static let fields = Fields()
}

extension AccessorBlockSyntax: NodeShape {
  struct Fields {
    let leftBrace = Field(\AccessorBlockSyntax.leftBrace)
    let accessors = Field(\AccessorBlockSyntax.accessors)
  }
  static let fields = Fields()
}

extension AccessorDeclSyntax: NodeShape {
  struct Fields {
    let attributes = Field(\AccessorDeclSyntax.attributes)
    let modifier = Field(\AccessorDeclSyntax.modifier)
    let accessorSpecifier = Field(\AccessorDeclSyntax.accessorSpecifier)
    let parameters = Field(\AccessorDeclSyntax.parameters)
    let body = Field(\AccessorDeclSyntax.body)
  }
  static let fields = Fields()
}

extension AccessorParametersSyntax: NodeShape {
  struct Fields {
    let name = Field(\AccessorParametersSyntax.name)
  }
  static let fields = Fields()
}

extension AttributeSyntax: NodeShape {
  struct Fields {
    let attributeName = Field(\AttributeSyntax.attributeName)
    let arguments = Field(\AttributeSyntax.arguments)
  }
  static let fields = Fields()
}

extension DeclModifierSyntax: NodeShape {
  struct Fields {
    let name = Field(\DeclModifierSyntax.name)
    let detail = Field(\DeclModifierSyntax.detail)
  }
  static let fields = Fields()
}

extension DeclModifierDetailSyntax: NodeShape {
  struct Fields {
    let detail = Field(\DeclModifierDetailSyntax.detail)
  }
  static let fields = Fields()
}
