import Foundation

/// Checks a value against the part of JSON Schema that the report's schema uses. A keyword outside
/// that part is itself a fault, so that nothing in the schema goes unchecked.
struct SchemaValidator {
  private let root: [String: Any]
  private(set) var faults: [String] = []
  /// Schema places that a value has gone through: `finding.severity`.
  private(set) var visited: Set<String> = []

  init(schema: [String: Any]) { root = schema }

  private var definitions: [String: Any] { root["$defs"] as? [String: Any] ?? [:] }

  mutating func validate(_ value: Any) { check(value, root, at: "report", in: "report") }

  private mutating func check(
    _ value: Any, _ schema: [String: Any], at path: String, in place: String
  ) {
    for (keyword, argument) in schema {
      switch keyword {
      case "$schema", "$defs", "title", "description", "required", "properties": break
      case "additionalProperties":
        if argument as? Bool != false {
          faults.append("\(place): additionalProperties is not false")
        }
      case "$ref":
        let name = String((argument as? String ?? "").dropFirst("#/$defs/".count))
        guard let target = definitions[name] as? [String: Any] else {
          faults.append("\(place): no definition \(name)")
          continue
        }
        visited.insert(name)
        check(value, target, at: path, in: name)
      case "type": checkType(value, argument as? String ?? "", path)
      case "enum":
        let words = argument as? [String] ?? []
        if !words.contains(value as? String ?? "") {
          faults.append("\(path): \(value) is not in \(words)")
        }
      case "const":
        if value as? Int != argument as? Int {
          faults.append("\(path): \(value) is not \(argument)")
        }
      case "minimum":
        if (value as? Int ?? Int.min) < (argument as? Int ?? 0) {
          faults.append("\(path): \(value) is too small")
        }
      case "items":
        for (index, element) in (value as? [Any] ?? []).enumerated() {
          check(element, argument as? [String: Any] ?? [:], at: "\(path)[\(index)]", in: place)
        }
      default: faults.append("\(place): unknown keyword \(keyword)")
      }
    }
    if let properties = schema["properties"] as? [String: Any] {
      checkObject(value as? [String: Any] ?? [:], properties, schema, path, place)
    }
  }

  private mutating func checkType(_ value: Any, _ type: String, _ path: String) {
    let isRight =
      switch type {
      case "object": value is [String: Any]
      case "array": value is [Any]
      case "string": value is String
      case "boolean": (value as? NSNumber).map { CFBoolean.isBoolean($0) } ?? false
      case "integer":
        value is Int && !((value as? NSNumber).map { CFBoolean.isBoolean($0) } ?? false)
      default: false
      }
    if !isRight { faults.append("\(path): \(value) is no \(type)") }
  }

  private mutating func checkObject(
    _ object: [String: Any], _ properties: [String: Any], _ schema: [String: Any], _ path: String,
    _ place: String
  ) {
    for key in schema["required"] as? [String] ?? [] where object[key] == nil {
      faults.append("\(path): \(key) is missing")
    }
    for (key, value) in object {
      guard let property = properties[key] as? [String: Any] else {
        faults.append("\(path): the schema has no \(key)")
        continue
      }
      visited.insert("\(place).\(key)")
      check(value, property, at: "\(path).\(key)", in: "\(place).\(key)")
    }
  }
}

private enum CFBoolean {
  /// Foundation on Linux bridges truth values to numbers; only their type code tells them apart.
  static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
