import Foundation

package struct User: Identifiable, Hashable, Codable, Sendable {
  package let id: String
  package let name: String
  package let email: String
  package let localeIdentifier: String

  package init(id: String, name: String, email: String, localeIdentifier: String) {
    self.id = id
    self.name = name
    self.email = email
    self.localeIdentifier = localeIdentifier
  }

  package var locale: Locale { Locale(identifier: localeIdentifier) }
}

package struct Credentials: Encodable, Sendable {
  package let email: String
  package let password: String

  package init(email: String, password: String) {
    self.email = email
    self.password = password
  }
}

package struct Login: Codable, Sendable {
  package let user: User
  package let token: String

  package init(user: User, token: String) {
    self.user = user
    self.token = token
  }
}

extension User {
  package static var preview: User {
    User(id: "u-17", name: "Noor Haddad", email: "noor@example.com", localeIdentifier: "en_IE")
  }
}
