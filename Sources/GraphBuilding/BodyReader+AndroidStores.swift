import Model

/// Reads and writes of shared preferences, of data stores and of the state that Android saves for a
/// screen.
extension BodyReader {
  /// `preferences.getString(key, null)`, `editor.putString(key, value)`, `state[key]`.
  func noteAndroidStoreCall(_ method: String, on base: ValueType, _ call: Call) {
    if isQuiet { return }
    guard let action = storeActions[method] ?? prefixedAction(method),
      let store = store(of: base)
    else { return }
    let key = action == .removeAll ? nil : call.arguments.first.flatMap(storeKey)
    if action != .removeAll && call.arguments.isEmpty { return }
    let (value, origin) =
      action == .write ? written(call.arguments.dropFirst().first) : (.absent, .absent)
    let here = site(at: call.span)
    record {
      $0.storeAccesses.append(
        StoreAccess(
          store: store, action: action, key: key, value: value, origin: origin, method: method,
          site: here))
    }
  }

  /// `putString(key, value)` in the closure of `edit`, which lends the editor, or in one that a scope
  /// function lends it to.
  func noteEditing(_ method: String, _ call: Call) {
    if isQuiet { return }
    let lent = locals.receivers.lazy.map(\.value.type).first { self.store(of: $0) != nil }
    guard let store = editedStore.map({ .external($0, []) }) ?? lent else { return }
    noteAndroidStoreCall(method, on: store, call)
  }

  /// What a method or a function of Android gives of stores; `nil` for all others.
  func androidStore(givenBy name: String, of base: ValueType, _ call: Call) -> Value? {
    if storeGivers.contains(name) {
      readArguments(call.arguments)
      return Value(type: .external("SharedPreferences", []), origin: .unknown)
    }
    guard case .external(let type, _) = base.unwrapped else { return nil }
    if name == "edit" || name == "updateData" {
      guard let editor = editors[type] else { return nil }
      let outer = editedStore
      editedStore = editor
      defer { editedStore = outer }
      _ = giving([Value(type: .external(editor, []), origin: .unknown)]) {
        readArguments(call.arguments)
      }
      return Value(type: .external(editor, []), origin: .unknown)
    }
    // What `apply { … }` lends is the editor.
    if case .closure? = call.arguments.last?.value { return nil }
    guard type == "SharedPreferences.Editor" else { return nil }
    readArguments(call.arguments)
    return Value(type: base, origin: .unknown)
  }

  private func prefixedAction(_ method: String) -> StoreAccess.Action? {
    if method.hasPrefix("put") { return .write }
    return method.hasPrefix("get") && method.utf8.count > 3 ? .read : nil
  }
}

private let storeActions: NameTable<StoreAccess.Action> = [
  "set": .write, "get": .read, "contains": .read, "getStateFlow": .read, "getLiveData": .read,
  "saveable": .read, "remove": .remove, "clear": .removeAll,
]
/// Functions that give shared preferences.
private let storeGivers: NameSet = [
  "getSharedPreferences", "getDefaultSharedPreferences", "getPreferences",
]
/// What `edit` lends of a store.
private let editors: NameTable<String> = [
  "SharedPreferences": "SharedPreferences.Editor", "DataStore": "MutablePreferences",
]
