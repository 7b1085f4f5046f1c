package import Model

/// The value of a YAML text, or of a JSON text when the path ends in `.json`, with every mistake at
/// its place. Cannot fail: `nil` when nothing could be understood, then with a problem. A text
/// without content is a plain empty scalar.
package func readYAML(_ source: SourceText) -> (node: YAMLNode?, problems: [Problem]) {
  var bytes = Array(source.text.utf8)
  if bytes.starts(with: byteOrderMark) { bytes.removeFirst(byteOrderMark.count) }
  return read(Input(file: source.path, bytes: bytes), refusing: isReplacement)
}

/// The same for bytes of which nobody knows yet whether they are text: UTF-8, or UTF-16 with a byte
/// order mark.
package func readYAML(bytes: [UInt8], path: String) -> (node: YAMLNode?, problems: [Problem]) {
  if let problem = tooLarge(bytes.count, path: path) { return (nil, [problem]) }
  switch decodeText(bytes, path: path) {
  case .failure(let failure): return (nil, [failure.problem])
  case .success(let utf8): return read(Input(file: path, bytes: utf8), refusing: { _ in false })
  }
}

private func read(_ input: Input, refusing isRefused: (UInt32) -> Bool) -> (
  node: YAMLNode?, problems: [Problem]
) {
  if let problem = tooLarge(input.bytes.count, path: input.file) { return (nil, [problem]) }
  let isJSON = input.file.lowercased().hasSuffix(".json")
  let checked = checkCharacters(of: input, isJSON: isJSON, refusing: isRefused)
  guard let legible = checked.input else { return (nil, checked.problems) }
  let result = isJSON ? readJSONTree(legible) : readYAMLTree(legible)
  return (result.node, (checked.problems + result.problems).sorted())
}

private func tooLarge(_ count: Int, path: String) -> Problem? {
  guard count > ReadingLimits.bytes else { return nil }
  return Problem(
    .error, "the file has \(count) bytes, more than \(ReadingLimits.bytes)",
    advice: "split it into several manifests and name each of them as an input",
    at: .start(of: path))
}

/// Bytes that were no text have been replaced by this character before.
private func isReplacement(_ scalar: UInt32) -> Bool { scalar == 0xFFFD }
