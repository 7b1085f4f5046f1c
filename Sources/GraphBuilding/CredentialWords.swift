import Model

/// True for the name of a variable that holds what proves who is signed in: `oauthToken`,
/// `password`, `sessionCookie`. Tokens of devices, of pages and of observers prove nothing of it.
func namesCredential(_ name: String, type: @autoclosure () -> String) -> Bool {
  // Most names end otherwise, which is told sooner.
  let letters = lowercaseLetters(name)
  guard credentialEndings.contains(where: { letters.suffix($0.count).elementsEqual($0) }) else {
    return false
  }
  let words = camelWords(name)
  guard let last = words.last, credentialWords.contains(last),
    !words.contains(where: { otherTokenWords.contains($0) })
  else { return false }
  let plain = type().filter { $0 != "?" && $0 != "!" }
  return !plainTypes.contains(plain) && !plain.hasPrefix("(")
    && !otherTokenWords.contains { plain.lowercased().contains($0) }
}

/// True for the name of a password whose neighbours do not say whose it is: it may open a room, an
/// archive or a page, and proves nothing of who is signed in.
func isPasswordOfThing(_ name: String, among names: [String]) -> Bool {
  guard ["password", "passphrase"].contains(camelWords(name).last) else { return false }
  return !names.contains { !personWords.isDisjoint(with: camelWords($0)) }
}

private let personWords: Set<String> = [
  "user", "username", "login", "email", "mail", "account", "phone", "auth", "authentication",
]
private let credentialWords: Set<String> = [
  "token", "credential", "credentials", "password", "cookie", "cookies", "jwt", "passphrase",
]
private let credentialEndings = credentialWords.map { Array($0.utf8) }
private let otherTokenWords: Set<String> = [
  "push", "device", "apns", "fcm", "notification", "notifications", "observer", "observation",
  "cancel", "cancellation", "cancellable", "page", "pagination", "next", "continuation", "sync",
  "since", "csrf", "task", "lock", "subscription", "text", "wants", "needs", "show", "is", "has",
  "new", "repeat", "confirm", "invite", "share", "field", "search", "filter", "pending",
]
/// Facts about a credential, and handles that are called tokens.
private let plainTypes: Set<String> = [
  "Bool", "Int", "Double", "NSObjectProtocol", "AnyCancellable", "Any", "AnyObject", "Void",
]
