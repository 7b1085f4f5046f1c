/// The JSON Schema of a file format: draft 7, which editors for YAML and JSON understand. Ends with
/// a line feed.
package func jsonSchema(of shape: Shape, title: String, description: String) -> String {
  let head: [(key: String, value: JSONText)] = [
    ("$schema", .string("http://json-schema.org/draft-07/schema#")),
    ("title", .string(title)),
    ("description", .string(description)),
  ]
  return JSONText.object(head + schema(of: shape)).rendered() + "\n"
}

private func schema(of shape: Shape) -> [(key: String, value: JSONText)] {
  switch shape {
  case .nothing: return [("type", .string("null"))]
  case .text:
    return [("type", .string("string")), ("pattern", .string(legibleText))]
  case .boolean: return [("type", .string("boolean"))]
  case .integer(let least): return [("type", .string("integer")), ("minimum", .integer(least))]
  case .exactly(let number): return [("const", .integer(number))]
  case .word(let words): return [("enum", .array(words.map { .string($0.name) }))]
  case .list(let item):
    return [("type", .string("array")), ("items", .object(schema(of: item)))]
  case .names(_, let value):
    return [
      ("type", .string("object")),
      ("propertyNames", .object([("pattern", .string(legibleText))])),
      ("additionalProperties", .object(schema(of: value))),
    ]
  case .record(let keys): return schema(of: keys)
  case .anyOf(let shapes):
    return [("anyOf", .array(shapes.map { .object(schema(of: $0)) }))]
  }
}

private func schema(of keys: [Shape.Key]) -> [(key: String, value: JSONText)] {
  var properties: [(key: String, value: JSONText)] = []
  for key in keys {
    let described: [(key: String, value: JSONText)] = [
      ("description", .string(description(of: key)))
    ]
    properties.append((key.name, .object(described + schema(of: key.shape))))
    properties += key.formerly.map { former in
      (
        former,
        .object([("deprecationMessage", .string("now `\(key.name)`"))] + schema(of: key.shape))
      )
    }
  }
  var result: [(key: String, value: JSONText)] = [("type", .string("object"))]
  let required = keys.filter(\.isRequired)
  if !required.isEmpty { result.append(("required", .array(required.map { .string($0.name) }))) }
  result.append(("properties", .object(properties)))
  result.append(("additionalProperties", .boolean(false)))
  return result
}

private func description(of key: Shape.Key) -> String {
  guard case .word(let words) = key.shape else { return key.help + "." }
  return key.help + ".\n" + words.map { "- \($0.name): \($0.help)." }.joined(separator: "\n")
}

/// Something visible, and nothing that hides: the same as the reader asks of names and texts.
private let legibleText =
  "^[^\\u0000-\\u001F\\u007F-\\u009F\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*"
  + "[^\\s\\u0000-\\u001F\\u007F-\\u009F\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]"
  + "[^\\u0000-\\u001F\\u007F-\\u009F\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u2069\\uFEFF]*$"
