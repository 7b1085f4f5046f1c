import Model
import SourceReading

/// The type parameters of a declaration with what they have to be.
func readGenerics(
  of node: Node, _ names: inout [String], _ bounds: inout [GenericBound],
  _ context: inout ExtractionContext
) {
  for parameter in node.first(.typeParameters)?.children ?? node.noChildren
  where parameter.kind == .typeParameter {
    guard let name = parameter.first(.identifier) else { continue }
    names.append(context.name(of: name))
    if let type = readType(in: parameter, &context) {
      bounds.append(GenericBound(name: context.name(of: name), type: type))
    }
  }
  for constraint in node.first(.typeConstraints)?.children ?? node.noChildren
  where constraint.kind == .typeConstraint {
    guard let name = constraint.first(.identifier), let type = readType(in: constraint, &context)
    else { continue }
    bounds.append(GenericBound(name: context.name(of: name), type: type))
  }
}
