import Model

/// True for the name of a function that ends a session: `logout`, `handleSignOut`, or that is told
/// of it: `serviceDidLogout`.
func endsSession(_ name: String) -> Bool {
  // Most names hold none of the verbs, which is told sooner.
  let letters = lowercaseLetters(name)
  guard endingVerbs.contains(where: { holds($0, in: letters) }) else { return false }
  // `logOutput` and `deleteSessions` begin like endings and are none.
  let words = camelWords(name).map { Array($0.utf8) }
  var rest = Array(words.joined())[...]
  if let last = newsOfSignOut.first(where: { rest.suffix($0.count).elementsEqual($0) }) {
    rest = rest.suffix(last.count)
  }
  // `logout`, `handleLogout`, `onUserDidLogout`.
  while !endingVerbs.contains(where: { isWhole($0, at: rest, of: words) }) {
    guard let prefix = endingPrefixes.first(where: rest.starts(with:)) else { return false }
    rest = rest.dropFirst(prefix.count)
  }
  return true
}

/// True for the name of a function by which others are told that a session has ended:
/// `onSessionDeleted`, `onUserLoggedOut`.
func hearsOfSessionEnd(_ name: String) -> Bool {
  guard name.hasPrefix("on") else { return false }
  let rest = camelWords(name).dropFirst()
  return sessionNews.contains { rest.starts(with: $0) }
}

private let sessionNews = [
  ["session", "deleted"], ["session", "removed"], ["session", "ended"], ["session", "closed"],
  ["session", "destroyed"], ["account", "removed"], ["account", "deleted"],
  ["user", "logged", "out"],
  ["user", "signed", "out"], ["logged", "out"], ["signed", "out"], ["user", "logout"],
]

/// True when a verb begins the rest of the joined words and ends with one of them.
private func isWhole(_ verb: [UInt8], at rest: ArraySlice<UInt8>, of words: [[UInt8]]) -> Bool {
  guard rest.starts(with: verb) else { return false }
  if shortcomings.contains(where: rest.dropFirst(verb.count).starts(with:)) { return false }
  var remaining = rest.count
  // What is left of the name after the verb has to be whole words.
  for word in words.reversed() {
    if remaining == verb.count { return true }
    remaining -= word.count
    if remaining < verb.count { return false }
  }
  return remaining == verb.count
}

/// True for `AccountStore.delete(account:)`: the function's own name says only what becomes of what
/// it takes, and of a list of accounts that are nobody's own, the type's name does not speak.
func endsSession(_ name: String, label: String?, of type: Substring) -> Bool {
  guard let label, ["delete", "remove", "end", "close", "invalidate"].contains(name) else {
    return false
  }
  let owner = Set(camelWords(String(type)))
  return endsSession(name + label)
    && !owner.isDisjoint(with: [
      "account", "accounts", "session", "sessions", "auth", "authentication",
    ])
}

/// True for the title of a button or the name of an event that says that a session ends: `Log Out`,
/// `account.action.logout`, `userDidSignOut`. Sentences that explain it are none.
func speaksOfSignOut(_ text: String) -> Bool {
  guard (shortestSignOut...60).contains(text.utf8.count) else { return false }
  let letters = lowercaseLetters(text)
  guard signOutWords.contains(where: { holds($0, in: letters) }),
    !text.utf8.contains(UInt8(ascii: "?")),
    text.utf8.count(where: { $0 == UInt8(ascii: " ") }) <= 4
  else { return false }
  return !signOutOppositeWords.contains { holds($0, in: letters) }
}

/// True for the name of a function that is there to empty or to end something: `clearCache`,
/// `reset`, `tearDown`.
func speaksOfEmptying(_ name: String) -> Bool {
  let words = camelWords(name)
  return words.first.map(emptyingVerbs.contains) ?? false
    || zip(words, words.dropFirst()).contains { emptyingVerbs.contains($0 + $1) }
}

private let emptyingVerbs: Set<String> = [
  "clean", "cleanup", "clear", "close", "deauthorize", "delete", "destroy", "discard", "disconnect",
  "dispose", "drop", "empty", "end", "erase", "evict", "flush", "forget", "invalidate", "nuke",
  "purge", "remove", "reset", "revoke", "shutdown", "stop", "teardown", "terminate", "unload",
  "unregister", "wipe",
]
private let endingVerbs = utf8([
  "logout", "logoff", "signout", "signoff", "endsession", "terminatesession", "invalidatesession",
  "closesession", "destroysession", "sessionexpired", "sessiondidexpire", "tokenexpired",
  "teardownusersession", "teardownsession", "deleteaccount", "removeaccount", "removesession",
  "deletesession", "deleteauthentication", "removeauthentication", "deauthenticate",
])
/// What is noted down in `logOutOfDatePlugins` and `logOffScreenViews`, where nobody leaves.
private let shortcomings = utf8([
  "ofbounds", "ofdate", "ofmemory", "oforder", "ofrange", "ofspace", "ofstock", "ofsync", "screen",
])
/// Ends of names that say that the session is over, or is just about to be.
private let newsOfSignOut = utf8([
  "didlogout", "didsignout", "didlogoff", "willlogout", "willsignout",
])
private let endingPrefixes = utf8([
  "perform", "do", "handle", "force", "user", "did", "will", "on", "request", "tap", "confirm",
])
private let signOutWords = utf8([
  "logout", "logoff", "signout", "signoff", "loggedout", "signedout", "deleteaccount",
  "removeaccount", "sessionexpired", "tokenexpired", "unauthorized", "unauthenticated",
])
private let shortestSignOut = signOutWords.map(\.count).min() ?? 0
/// What asks about it, or is about something else that is called alike.
private let signOutOppositeWords = utf8([
  "confirm", "message", "warning", "failed", "error", "isloggedout", "catalogout", "blogout",
  "nologout", "cancellogout", "logoutput",
])

private func utf8(_ words: [String]) -> [[UInt8]] { words.map { Array($0.utf8) } }
