/// A class that a property list names for the system to make an instance of.
package struct PrincipalClass: Sendable, Hashable {
  /// What the system makes it for.
  package enum Role: Sendable, Hashable {
    /// The first object of an app extension's process.
    case ofExtension
    /// The application object.
    case ofProgram
    /// The delegate of a window.
    case ofScene
  }

  /// Without its module.
  package let name: String
  package let role: Role
  /// The file that names it; of several classes of that name the nearest one is meant.
  package let description: String

  /// One entry of a property list; `nil` where the key asks for no class or the value names none.
  package init?(key: some StringProtocol, value: some StringProtocol, description: String) {
    guard let role = roles[String(key)] else { return nil }
    // What stands before the last period is the module, mostly as `$(PRODUCT_MODULE_NAME)`.
    let name = value.split(separator: ".").last ?? ""
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
      return nil
    }
    (self.name, self.role, self.description) = (String(name), role, description)
  }
}

/// Keys of `Info.plist` whose value is a class that the system makes an instance of.
private let roles: [String: PrincipalClass.Role] = [
  "NSExtensionPrincipalClass": .ofExtension, "EXPrincipalClass": .ofExtension,
  "NSPrincipalClass": .ofProgram, "UISceneDelegateClassName": .ofScene,
]
