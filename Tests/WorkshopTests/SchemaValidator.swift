import Foundation

/// Where a JSON value breaks a schema of the kind that the workshop writes; empty when nowhere.
///
/// A key that the schema does not know is a mistake here, though readers have to ignore such keys:
/// what lifegraph writes has to be in the schema.
func faults(in json: String, schema: String) throws -> [String] {
  let value = try JSONSerialization.jsonObject(with: Data(json.utf8))
  let root = try JSONSerialization.jsonObject(with: Data(schema.utf8)) as? [String: Any] ?? [:]
  let definitions = root["$defs"] as? [String: Any] ?? [:]
  return SchemaValidator(definitions: definitions).faults(value, root, at: "$")
}

private struct SchemaValidator {
  let definitions: [String: Any]

  func faults(_ value: Any, _ schema: [String: Any], at path: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      let name = String(reference.dropFirst("#/$defs/".count))
      guard let definition = definitions[name] as? [String: Any] else {
        return ["\(path): no definition \(name)"]
      }
      return faults(value, definition, at: path)
    }
    if let constant = schema["const"] as? Int {
      return value as? Int == constant ? [] : ["\(path): is not \(constant)"]
    }
    switch schema["type"] as? String {
    case "object": return objectFaults(value, schema, at: path)
    case "array": return arrayFaults(value, schema, at: path)
    case "string":
      guard let text = value as? String else { return ["\(path): is no string"] }
      let words = schema["enum"] as? [String] ?? [text]
      return words.contains(text) ? [] : ["\(path): '\(text)' is none of \(words)"]
    case "boolean": return value is Bool ? [] : ["\(path): is no boolean"]
    case "integer": return value is Int ? [] : ["\(path): is no integer"]
    default: return ["\(path): the schema says nothing that is known here"]
    }
  }

  private func objectFaults(_ value: Any, _ schema: [String: Any], at path: String) -> [String] {
    guard let object = value as? [String: Any] else { return ["\(path): is no object"] }
    let properties = schema["properties"] as? [String: Any] ?? [:]
    let required = schema["required"] as? [String] ?? []
    let missing = required.filter { object[$0] == nil }.map { "\(path): lacks \($0)" }
    return missing
      + object.sorted { $0.key < $1.key }.flatMap { key, value -> [String] in
        guard let property = properties[key] as? [String: Any] else {
          return ["\(path): has the unknown key \(key)"]
        }
        return faults(value, property, at: "\(path).\(key)")
      }
  }

  private func arrayFaults(_ value: Any, _ schema: [String: Any], at path: String) -> [String] {
    guard let array = value as? [Any], let item = schema["items"] as? [String: Any] else {
      return ["\(path): is no array"]
    }
    return array.enumerated().flatMap { faults($1, item, at: "\(path)[\($0)]") }
  }
}
