import Model

/// What code deletes of what outlives the process, and where it posts notifications.
extension BodyReader {
  /// Notes `removeObject(forKey: "cart")`, `removeItem(at: folder)` and their like.
  func noteRemoval(_ method: String, _ call: Call) {
    if isQuiet { return }
    noteFileCall(method, call)
    if isKotlin, let noun = androidRemovals[method] {
      let here = site(at: call.span)
      record { $0.removals.append(.init(action: "removes \(noun)", site: here)) }
      if method == "clearAllTables" {
        record {
          $0.storeAccesses.append(
            StoreAccess(
              store: .database, action: .removeAll, key: nil, value: .empty, origin: .absent,
              method: method, site: here))
        }
      }
    }
    if method.hasPrefix("post") {
      let here = site(at: call.span)
      record { $0.posts.append(here) }
    }
    let labels = call.arguments.compactMap(\.label)
    guard let kind = removingMethods[method], labels.contains(where: kind.labels.contains) else {
      return
    }
    let name = call.arguments.first.flatMap { writtenName(of: $0.value) }
    let action = "removes \(kind.noun)" + (name.map { " \($0)" } ?? "")
    let here = site(at: call.span)
    record { $0.removals.append(.init(action: action, site: here)) }
  }

  /// Notes the system's function that deletes from the keychain.
  func noteRemoval(byFunction name: String, _ span: Span) {
    if isQuiet || name != "SecItemDelete" { return }
    let here = site(at: span)
    record { $0.removals.append(.init(action: "removes items of the keychain", site: here)) }
  }

  /// How the source calls what is removed, as far as that is short.
  private func writtenName(of value: Expression) -> String? {
    switch value {
    case .literal(.text(let text), _): text.utf8.count <= 60 ? text : nil
    case .name(let name, _), .member(_, let name, _): name
    case .call(let call): call.arguments.first.flatMap { writtenName(of: $0.value) }
    case .element, .closure, .literal, .collection, .cast, .payload, .assignment, .alternatives,
      .group, .block:
      nil
    }
  }
}

/// Methods of Kotlin, of Android and of Room that delete.
private let androidRemovals: NameTable<String> = [
  "clearAllTables": "all rows of the database", "clearApplicationUserData": "all data of the app",
  "deleteDatabase": "the database", "deleteFile": "the file", "deleteRecursively": "the folder",
  "deleteSharedPreferences": "the shared preferences", "removeAllCookies": "all cookies",
]
/// Methods of the system that delete, with a label that tells them from methods of collections.
private let removingMethods: NameTable<(noun: String, labels: Set<String>)> = [
  "deleteCookie": ("the cookie", ["completionHandler"]),
  "removeCachedResponse": ("the cached response", ["for"]),
  "removeCookies": ("cookies", ["since"]),
  "removeData": ("website data", ["ofTypes", "modifiedSince"]),
  "removeItem": ("the file or item", ["at", "atPath", "forKey"]),
  "removeObject": ("the default", ["forKey"]),
  "removePersistentDomain": ("all defaults of", ["forName"]),
  "removeVolatileDomain": ("all defaults of", ["forName"]),
]
