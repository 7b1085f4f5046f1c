import Model
import SourceReading

/// Reads the top level of a file: package, imports, declarations, and code outside of them.
func readFile(_ root: Node, into facts: inout FileFacts, _ context: inout ExtractionContext) {
  for node in root.children {
    switch node.kind {
    case .packageHeader:
      facts.packageName =
        node.first(.qualifiedIdentifier).map { dottedName($0, context) }
        ?? node.first(.identifier).map { context.name(of: $0) }
    case .importHeader:
      readImport(node, into: &facts, context)
    case .typeAlias:
      if let alias = readAlias(node, &context) { facts.aliases.append(alias) }
    case .propertyDeclaration:
      for property in readProperties(node, &context) where property.name != "_" {
        facts.globals.append(property)
      }
    case .functionDeclaration:
      if let function = readFunction(node, &context) { facts.functions.append(function) }
    case .classDeclaration, .objectDeclaration:
      readTypeDeclaration(node, &context)
    default:
      guard node.isNamed, node.kind != .fileAnnotation, node.kind != .error else { continue }
      facts.statements += context.inBody { readStatement(node, &$0) }
    }
  }
}

private func readImport(
  _ node: Node, into facts: inout FileFacts, _ context: ExtractionContext
) {
  guard let path = node.first(.qualifiedIdentifier) ?? node.first(.identifier) else { return }
  let name = dottedName(path, context)
  if node.has(.starToken) {
    facts.imports.append("\(name).*")
    return
  }
  facts.imports.append(name)
  if node.has(.asToken), let alias = node.first(.identifier), alias.index != path.index {
    facts.aliases.append(AliasFacts(name: context.name(of: alias), type: .named(name, [])))
  }
}

/// The names of a qualified identifier, with dots.
private func dottedName(_ node: Node, _ context: ExtractionContext) -> String {
  if node.kind == .identifier { return context.name(of: node) }
  return node.children.filter { $0.kind == .identifier }.map { context.name(of: $0) }
    .joined(separator: ".")
}

/// A `typealias`.
func readAlias(_ node: Node, _ context: inout ExtractionContext) -> AliasFacts? {
  guard let name = node.first(.identifier),
    let type = node.children.reversed().first(where: { $0.kind.isType })
  else { return nil }
  return AliasFacts(name: context.name(of: name), type: readType(type, &context))
}
