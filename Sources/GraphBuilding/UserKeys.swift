import Model

/// Keys of stores that are put together with who is signed in: what lies under them belongs to one
/// user for good, and the next one never meets it.
struct UserKeys {
  private let program: Program
  /// How many functions and variables a key is followed through.
  private static let mostSteps = 4

  init(_ program: Program) { self.program = program }

  /// True for a wrapper of properties that makes its keys so.
  func areMade(byWrapper type: Int) -> Bool {
    program.types[type].functions.contains { function in
      keys(in: program.functions[function].facts.body).contains {
        namesUser($0, in: function, steps: Self.mostSteps)
      }
    }
  }

  /// True for an access of a store whose key is made so.
  func isMade(for access: StoreAccess) -> Bool {
    guard access.key == nil, let function = access.site.function else { return false }
    var isMade = false
    visitExpressions(in: program.functions[function].facts.body) { expression in
      guard !isMade, expression.span == access.site.span else { return }
      isMade = arguments(of: expression).contains {
        ($0.label.map(storeKeyLabels.contains) ?? true)
          && namesUser($0.value, in: function, steps: Self.mostSteps)
      }
    }
    return isMade
  }

  private func arguments(of expression: Expression) -> [Argument] {
    switch expression {
    case .call(let call): call.arguments
    case .element(_, let arguments, _): arguments
    default: []
    }
  }

  /// What a body hands on or keeps as a key.
  private func keys(in body: [Statement]) -> [Expression] {
    var found: [Expression] = locals(in: body).filter { isKeyName($0.name) }.compactMap(\.value)
    visitExpressions(in: body) { expression in
      switch expression {
      case .assignment(let assignment):
        switch assignment.target {
        case .name(let name, _), .member(_, let name, _):
          if isKeyName(name) { found.append(assignment.value) }
        default: break
        }
      case .call(let call):
        found += call.arguments.filter { $0.label.map(storeKeyLabels.contains) ?? false }
          .map(\.value)
      default: break
      }
    }
    return found
  }

  /// True when an expression takes in something that says who the user is, itself or through what
  /// it calls.
  private func namesUser(_ expression: Expression, in function: Int, steps: Int) -> Bool {
    if steps == 0 { return false }
    let body = program.functions[function].facts.body
    var isNamed = false
    visitExpressions(in: expression) { part in
      if isNamed { return }
      switch part {
      case .name(let name, _):
        if let local = locals(in: body).first(where: { $0.name == name })?.value {
          isNamed = namesUser(local, in: function, steps: steps - 1)
        } else {
          // What the keychain calls an account is the key itself.
          isNamed = name != "account" && speaksOfUser(name)
        }
      case .member(let base?, let name, _):
        isNamed = speaksOfUser(name) || speaksOfUser(lastName(of: base))
      case .call(let call):
        isNamed = callees(of: call, in: function).contains { callee in
          results(of: program.functions[callee].facts.body).contains {
            namesUser($0, in: callee, steps: steps - 1)
          }
        }
      default: break
      }
    }
    return isNamed
  }

  private func lastName(of expression: Expression) -> String {
    switch expression {
    case .name(let name, _), .member(_, let name, _): name
    default: ""
    }
  }

  private func callees(of call: Call, in function: Int) -> [Int] {
    guard case .name(let name, _) = call.callee else { return [] }
    let owner = program.functions[function].owner
    let own = owner.flatMap { program.types[$0].functionsByName[name] } ?? []
    return own + (program.functionsByName[name] ?? [])
  }

  private func results(of body: [Statement]) -> [Expression] {
    body.flatMap { statement -> [Expression] in
      if case .result(let value) = statement { return [value] }
      return results(of: statement.statements)
    }
  }

  private func locals(in body: [Statement]) -> [LocalVariable] {
    body.flatMap { statement -> [LocalVariable] in
      if case .local(let variable) = statement { return [variable] }
      return locals(in: statement.statements)
    }
  }
}

/// True for the name of a value that tells one user from another: `userID`, `account`, `pubkey`.
func speaksOfUser(_ name: String) -> Bool {
  guard name.first?.isLowercase == true else { return false }
  let words = camelWords(name)
  return words.contains(where: userWords.contains)
    && !words.contains { ["defaults", "default", "info", "agent", "interface"].contains($0) }
}

/// Who someone is: by name, by number, by address, or by the key that signs what they write.
private let userWords: Set<String> = [
  "account", "email", "login", "member", "owner", "profile", "pubkey", "uid", "user", "userid",
  "username",
]
