import Model

/// Closures that are put into a value and share what was made for them: state behind a value that
/// has none of its own.
extension BodyReader {
  /// Notes what the closures handed to a new value capture of what the same code has made.
  func noteSharedCaptures(of type: Int, _ call: Call) {
    if isQuiet || program.types[type].isReferenceType { return }
    for argument in call.arguments {
      guard case .closure(let closure) = argument.value else { continue }
      for (name, isChanged) in outerNames(in: closure) {
        guard let local = locals[name],
          isChanged || isShared(local)
        else { continue }
        let here = site(at: call.span)
        record {
          $0.sharedCaptures.append(
            SharedCapture(
              holder: type, name: name, type: local.type, isChanged: isChanged, site: here))
        }
      }
    }
  }

  /// True for an object or a box that the code around has made.
  private func isShared(_ local: Value) -> Bool {
    if let type = local.type.projectType {
      return local.origin == .constructed && program.types[type].isReferenceType
    }
    switch local.origin {
    case .parameter, .global, .content: return false
    default: return isMutableBox(local.type)
    }
  }

  /// The names in a closure that it does not declare itself, each once, and whether it changes them.
  private func outerNames(in closure: Closure) -> [(name: String, isChanged: Bool)] {
    var declared = Set(closure.parameters.map(\.name))
    var names: [String] = []
    var changed: Set<String> = []
    collectDeclared(in: closure.body, &declared)
    visitExpressions(in: closure.body) { expression in
      switch expression {
      case .name(let name, _) where !declared.contains(name) && !names.contains(name):
        names.append(name)
      case .assignment(let assignment):
        if case .name(let name, _) = assignment.target { changed.insert(name) }
      default: break
      }
    }
    return names.map { ($0, changed.contains($0)) }
  }

  private func collectDeclared(in statements: [Statement], _ declared: inout Set<String>) {
    for statement in statements {
      if case .local(let variable) = statement { declared.insert(variable.name) }
      collectDeclared(in: statement.statements, &declared)
    }
  }
}
