import Model

/// A word that speaks of a signed-in user's data, and whether the type's name holds it.
struct SessionWord {
  let word: String
  let isOfType: Bool
  /// True for a name such as `exportAccountID`, which points at one of several users: it tells
  /// nothing of who is signed in.
  var isReference = false

  /// True when it speaks of whoever is signed in, and not of what that user collects.
  var namesOwner: Bool { ownerWords.contains(word) }
}

/// The word of a field's name or type that speaks of a signed-in user's data; `nil` for none. Names
/// prove nothing: what rests on them alone is `likely` at best.
func sessionWord(name: String, type: String) -> SessionWord? {
  let nameWords = camelWords(name)
  if let found = sessionWord(in: nameWords) {
    return SessionWord(
      word: found, isOfType: false, isReference: pointsAtOwner(nameWords))
  }
  // Of a type only the last word says what it is: a `UserSetting` is a setting.
  let words = camelWords(lastName(of: type)).filter { $0 != "protocol" }
  let isToken = words.last.map(tokenWords.contains) ?? false
  if isToken && words.contains(where: notDataWords.contains) { return nil }
  return words.last.flatMap {
    dataWords.contains($0) ? SessionWord(word: $0, isOfType: true) : nil
  }
}

/// The last name in a written type: `Entry` of `[Store.Entry?]`.
private func lastName(of type: String) -> String {
  let name = type.utf8.reversed().drop { "?!].:<> [".utf8.contains($0) }
    .prefix { !".:<> [".utf8.contains($0) }
  return String(decoding: name.reversed(), as: UTF8.self)
}

/// `exportAccountID`, but neither `userID` nor `currentAccountID`.
private func pointsAtOwner(_ words: [String]) -> Bool {
  guard words.count > 2, let last = words.last, last == "id" || last == "identifier",
    ownerWords.contains(words[words.count - 2])
  else { return false }
  return !["current", "active", "selected", "signed", "logged"].contains(words[words.count - 3])
}

/// A token proves who is signed in only when it stands alone or its name says so: those of rooms,
/// pages, alerts and devices are others.
private func provesIdentity(_ words: [String], at position: Int) -> Bool {
  words.prefix(position).allSatisfy(plainQualifiers.contains)
    || words.contains(where: identityWords.contains)
}

private func sessionWord(in words: [String]) -> String? {
  guard !words.contains(where: { notDataWords.contains($0) }) else { return nil }
  for (position, word) in words.enumerated() {
    let next = position + 1 < words.count ? words[position + 1] : ""
    if word == "user",
      ["interface", "info", "agent", "activity", "defaults", "initiated"].contains(next)
    {
      continue
    }
    if word == "search" || word == "browsing", next == "history" { return "\(word) history" }
    if tokenWords.contains(word) && !provesIdentity(words, at: position) { continue }
    if dataWords.contains(word) { return word }
  }
  return nil
}

private let dataWords = ownerWords.union([
  "cart", "basket", "draft", "drafts", "bookmark", "bookmarks", "points", "favourites",
  "favorites", "wallet",
])

private let ownerWords: Set<String> = [
  "user", "users", "account", "accounts", "token", "tokens", "credential", "credentials", "profile",
  "profiles", "password", "username",
]

private let tokenWords: Set<String> = ["token", "tokens"]
private let identityWords: Set<String> = [
  "auth", "authentication", "access", "refresh", "oauth", "session", "bearer", "id", "api", "jwt",
  "user", "account", "login", "sync", "syncing", "secret", "security", "extension", "app", "web",
  "client", "server", "signed",
]
/// Words that say which of several tokens it is, and not of what.
private let plainQualifiers: Set<String> = ["my", "saved", "stored", "current", "last", "cached"]

/// Words of machinery, of presentation and of plain facts about a thing: no user's data.
private let notDataWords: Set<String> = [
  "manager", "service", "provider", "observer", "observers", "observation", "task", "tasks",
  "cancellable", "cancellables", "publisher", "subject", "handler", "delegate", "coordinator",
  "view", "controller", "router", "factory", "formatter", "queue", "lock", "timer", "logger",
  "url", "key", "keys", "identifier", "type", "style", "color", "colour", "font", "image", "icon",
  "title", "label", "button", "cell", "height", "width", "size", "count", "index", "enabled",
  "notification", "subscription", "client", "store", "repository", "builder", "configuration",
  "config", "settings", "cancel", "continuation", "callback", "completion", "is", "has", "should",
  "providers", "host", "push", "device", "apns", "urls", "stats", "statistics", "totals", "allow",
  "updating", "loading", "refreshing", "pending", "default", "managers", "services", "free",
  "can", "will", "did", "show", "shows", "path", "format", "version", "interval", "limit",
]
