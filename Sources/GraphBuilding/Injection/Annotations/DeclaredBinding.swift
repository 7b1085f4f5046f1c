import Model

/// What annotations tell a container to hand out.
struct DeclaredBinding {
  /// What is handed out.
  enum Target: Hashable {
    case type(Int)
    /// An object of a type that the sources do not declare, of the module that makes it.
    case outside(module: String, name: String, qualifier: String?)
    /// Whatever another key is bound to.
    case key(InjectionKey)
  }

  /// A scope as written, and where.
  struct NamedScope: Hashable {
    let name: String
    let file: Int
    let span: Span
  }

  let key: InjectionKey
  let target: Target
  let form: Binding.Form
  var scope: NamedScope?
  var installedIn: String?
  var isOneOfMany = false
  /// The key of the object of which it is a part, and lives as long as that one.
  var whole: InjectionKey?
  /// The module that says it; `nil` when the target says so itself.
  var provider: CodeOwner?
  /// The parameter by which an instance is handed in.
  var slot: String?
  /// The function that makes it.
  var maker: Int?
  let file: Int
  let span: Span
}
