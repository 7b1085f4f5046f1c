/// The local variables that code can name, by the braces and closures around it: those of the
/// innermost come last, and go before others of the same name.
struct LocalVariables {
  struct Variable {
    let name: String
    fileprivate let form: UInt8
    /// The number of the braces or closure that it belongs to, the outermost first.
    let scope: Int
    var value: Value
  }

  /// The number of the innermost braces or closure.
  var innermost: Int { around.count }

  private var variables: [Variable] = []
  /// Where the variables of the innermost begin, and the forms of all names that are known there.
  private var start = 0
  private var forms = NameForms()
  /// The same of those around it.
  private var around: [(start: Int, forms: NameForms)] = []

  mutating func beginScope() {
    around.append((start, forms))
    start = variables.count
  }

  mutating func endScope() {
    variables.removeLast(variables.count - start)
    guard let outer = around.popLast() else { return }
    (start, forms) = outer
  }

  /// Adds a variable to the innermost scope, or gives the one of that name there another value.
  mutating func declare(_ name: String, _ value: Value) {
    let form = nameForm(name)
    if let known = position(of: name, form), known >= start {
      variables[known].value = value
      return
    }
    forms.insert(form)
    variables.append(Variable(name: name, form: form, scope: innermost, value: value))
  }

  /// Where the variable is that a name means.
  func position(of name: String) -> Int? { position(of: name, nameForm(name)) }

  /// True for the name of a variable that belongs to a scope or to one inside it.
  func holds(_ name: String, from scope: Int) -> Bool {
    position(of: name).map { variables[$0].scope >= scope } ?? false
  }

  /// The variables that belong to a scope or to those inside it.
  func variables(from scope: Int) -> some Collection<Variable> {
    variables.lazy.filter { $0.scope >= scope }
  }

  subscript(position: Int) -> Variable {
    get { variables[position] }
    set { variables[position] = newValue }
  }

  /// What scope functions around lend as `this`, innermost first.
  var receivers: some Collection<Variable> {
    variables.lazy.reversed().filter { $0.name.hasPrefix("self@") }
  }

  /// The value of the variable that a name means.
  subscript(name: String) -> Value? { position(of: name).map { variables[$0].value } }

  private func position(of name: String, _ form: UInt8) -> Int? {
    guard forms.contains(form) else { return nil }
    for position in variables.indices.reversed()
    where variables[position].form == form && variables[position].name == name {
      return position
    }
    return nil
  }
}
