import Model
import SwiftSyntax

/// Reads the top level of a file: imports, declarations, and code outside of them.
func readFile(
  _ tree: SourceFileSyntax, into facts: inout FileFacts, _ context: inout ExtractionContext
) {
  facts.statements = readTopLevel(tree.statements, into: &facts, &context)
}

/// Gives back the code; declarations go into the facts.
private func readTopLevel(
  _ items: CodeBlockItemListSyntax, into facts: inout FileFacts,
  _ context: inout ExtractionContext
) -> [Statement] {
  var statements: [Statement] = []
  for item in items {
    switch item.item {
    case .decl(let declaration):
      statements += readTopLevel(declaration, into: &facts, &context)
    case .stmt, .expr:
      statements += context.inBody { readStatement(item, &$0) }
    @unknown default:
      break
    }
  }
  return statements
}

private func readTopLevel(
  _ declaration: DeclSyntax, into facts: inout FileFacts, _ context: inout ExtractionContext
) -> [Statement] {
  switch declaration.as(DeclSyntaxEnum.self) {
  case .importDecl(let node):
    facts.imports.append(node.path.map { plainName($0.name) }.joined(separator: "."))
  case .variableDecl(let node):
    let properties = readProperties(node, &context)
    facts.globals += properties.filter { $0.name != "_" }
    return properties.filter { $0.name == "_" }.compactMap(\.value).map { .expression($0) }
  case .functionDecl(let node):
    facts.functions.append(readFunction(node, &context))
  case .typeAliasDecl(let node):
    facts.aliases.append(readAlias(node, &context))
  case .macroExpansionDecl(let node):
    return [.expression(context.inBody { readMacro(node, &$0) })]
  case .ifConfigDecl(let node):
    return readCompiled(node, &context) { readTopLevel($0, into: &facts, &$1) }
  default:
    readTypeDeclaration(declaration, &context)
  }
  return []
}
