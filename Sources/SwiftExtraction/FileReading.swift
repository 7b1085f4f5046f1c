import Model
import SwiftSyntax

/// Reads the top level of a file: imports, declarations, and code outside of them.
func readFile(
  _ tree: Node<SourceFileSyntax>, into facts: inout FileFacts, _ context: inout ExtractionContext
) {
  facts.statements = readTopLevel(tree.statements, into: &facts, &context)
}

/// Gives back the code; declarations go into the facts.
private func readTopLevel(
  _ items: Node<CodeBlockItemListSyntax>, into facts: inout FileFacts,
  _ context: inout ExtractionContext
) -> [Statement] {
  var statements: [Statement] = []
  for item in items {
    if item.item.raw.isDeclaration {
      statements += readTopLevel(Node<DeclSyntax>(item.item), into: &facts, &context)
    } else {
      statements += context.inBody { readStatement(item, &$0) }
    }
  }
  return statements
}

private func readTopLevel(
  _ declaration: Node<DeclSyntax>, into facts: inout FileFacts, _ context: inout ExtractionContext
) -> [Statement] {
  switch declaration.kind {
  case .importDecl:
    let path = Node<ImportDeclSyntax>(declaration).path
    facts.imports.append(path.map { plainName($0.name) }.joined(separator: "."))
  case .variableDecl:
    let properties = readProperties(Node<VariableDeclSyntax>(declaration), &context)
    facts.globals += properties.filter { $0.name != "_" }
    return properties.filter { $0.name == "_" }.compactMap(\.value).map { .expression($0) }
  case .functionDecl:
    facts.functions.append(readFunction(Node<FunctionDeclSyntax>(declaration), &context))
  case .typeAliasDecl:
    facts.aliases.append(readAlias(Node<TypeAliasDeclSyntax>(declaration), &context))
  case .macroExpansionDecl:
    let node = Node<MacroExpansionDeclSyntax>(declaration)
    return [.expression(context.inBody { readMacro(node, &$0) })]
  case .ifConfigDecl:
    return readCompiled(Node<IfConfigDeclSyntax>(declaration), &context) {
      readTopLevel($0, into: &facts, &$1)
    }
  default:
    readTypeDeclaration(declaration, &context)
  }
  return []
}
