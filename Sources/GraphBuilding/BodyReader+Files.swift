import Model

/// What code writes to files, and which files it deletes.
extension BodyReader {
  /// `data.write(to: url)`, `manager.removeItem(at: url)` and their like. A file is known by the
  /// variable that says where it lies.
  func noteFileCall(_ method: String, _ call: Call) {
    if isQuiet { return }
    guard let known = fileMethods[method],
      let argument = call.arguments.first(where: { $0.label.map(known.labels.contains) ?? false }),
      namesFile(argument)
    else { return }
    let key = place(in: argument.value).map { StoreKey.constant($0) }
    // A file that nobody can name again is scratch space or one of many.
    if key == nil && known.action == .remove { return }
    let isWritten = known.action == .write
    let here = site(at: call.span)
    record {
      $0.storeAccesses.append(
        StoreAccess(
          store: .files, action: known.action, key: key, value: isWritten ? .other : .absent,
          origin: isWritten ? .unknown : .absent, method: "data", site: here))
    }
  }

  /// True for a URL or a path, and not for a stream that is written to as well.
  private func namesFile(_ argument: Argument) -> Bool {
    if argument.label == "toFile" || argument.label == "atPath" { return true }
    let type = quietly { evaluate(argument.value, expected: nil) }.type.unwrapped
    if case .external(let name, _) = type { return name == "URL" }
    guard type == .unknown, let name = lastName(of: argument.value) else { return false }
    return camelWords(name).contains { ["url", "file", "path"].contains($0) }
  }

  /// The variable of the project in which the place is.
  private func place(in value: Expression) -> Int? {
    if case .member(let base?, "path", _) = value { return place(in: base) }
    guard let slot = slot(of: value), !slot.isElement else { return nil }
    return slot.property
  }

  private func lastName(of value: Expression) -> String? {
    switch value {
    case .name(let name, _), .member(_, let name, _): name
    case .call(let call): lastName(of: call.callee)
    case .element, .closure, .literal, .collection, .cast, .payload, .assignment, .alternatives,
      .group, .block:
      nil
    }
  }
}
