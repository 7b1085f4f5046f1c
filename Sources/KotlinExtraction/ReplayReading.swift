import Model

/// The arguments of a call, where one of `MutableSharedFlow` says how much a new collector is told
/// of what was before: a number that is zero says none, which the value of a number does not show.
func sayingReplay(
  _ arguments: [Argument], of callee: Expression, in list: Node?, _ context: ExtractionContext
) -> [Argument] {
  guard case .name("MutableSharedFlow", _) = callee, let list,
    let position = arguments.firstIndex(where: { $0.label == "replay" })
      ?? (arguments.first?.label == nil ? arguments.indices.first : nil)
  else { return arguments }
  let written = list.children.filter { $0.kind == .valueArgument }
  guard written.indices.contains(position), let value = written[position].named.last,
    context.text(of: value) == "0", case .literal(_, let span) = arguments[position].value
  else { return arguments }
  var arguments = arguments
  arguments[position] = Argument(label: "replay", value: .literal(.absent, span))
  return arguments
}
