/// A JSON Schema of a type, found by letting the type decode itself from dummy values and noting
/// what it asks for; types with keys become definitions, by name.
///
/// Enumerations have to be `CaseIterable`, since no dummy is a value of an unknown one.
func jsonSchema<Value: Decodable>(of type: Value.Type) throws -> (
  schema: [String: Any], definitions: [String: Any]
) {
  let definitions = Definitions()
  let record = Record(definitions)
  _ = try Value(from: RecordingDecoder(record: record))
  return (record.schema, definitions.schemas)
}

private final class Definitions {
  var schemas: [String: Any] = [:]
}

/// What one value asked for while it decoded itself.
private final class Record {
  let definitions: Definitions
  var properties: [String: Any]?
  var optionalKeys: Set<String> = []
  var item: [String: Any]?
  var single: [String: Any]?

  init(_ definitions: Definitions) {
    self.definitions = definitions
  }

  var schema: [String: Any] {
    if let single { return single }
    if let item { return ["type": "array", "items": item] }
    let properties = properties ?? [:]
    return [
      "type": "object", "properties": properties,
      "required": properties.keys.filter { !optionalKeys.contains($0) }.sorted(),
    ]
  }

  /// A dummy of the type, and its schema.
  func dummy<Value: Decodable>(_ type: Value.Type) throws -> (Value, [String: Any]) {
    if let value = "" as? Value { return (value, ["type": "string"]) }
    if let value = false as? Value { return (value, ["type": "boolean"]) }
    if let value = 0 as? Value { return (value, ["type": "integer"]) }
    if let value = 0.0 as? Value { return (value, ["type": "number"]) }
    if let cases = (type as? any CaseIterable.Type).map({ rawCases(of: $0) }),
      let first = cases.first,
      let value = first.value as? Value
    {
      return (value, ["type": "string", "enum": cases.map(\.rawValue)])
    }
    let record = Record(definitions)
    let value = try Value(from: RecordingDecoder(record: record))
    guard record.properties != nil else { return (value, record.schema) }
    // The name without its module: `Report.Input`.
    let name = String(reflecting: type).drop { $0 != "." }.dropFirst()
    definitions.schemas[String(name)] = record.schema
    return (value, ["$ref": "#/$defs/\(name)"])
  }
}

private func rawCases<Cases: CaseIterable>(of type: Cases.Type) -> [(value: Any, rawValue: String)]
{
  type.allCases.compactMap { value in
    ((value as? any RawRepresentable)?.rawValue as? String).map { (value, $0) }
  }
}

private struct RecordingDecoder: Decoder {
  let record: Record
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    record.properties = record.properties ?? [:]
    return KeyedDecodingContainer(RecordingKeys(record: record))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { RecordingItems(record: record) }

  func singleValueContainer() -> any SingleValueDecodingContainer { RecordingValue(record: record) }
}

private struct RecordingKeys<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let record: Record
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { [] }

  /// Only decoding of an optional value asks whether its key is there.
  func contains(_ key: Key) -> Bool {
    record.optionalKeys.insert(key.stringValue)
    return true
  }

  func decodeNil(forKey key: Key) -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    let (value, schema) = try record.dummy(type)
    record.properties?[key.stringValue] = schema
    return value
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> { throw unforeseen }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw unforeseen
  }

  func superDecoder() throws -> any Decoder { throw unforeseen }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw unforeseen }
}

private struct RecordingItems: UnkeyedDecodingContainer {
  let record: Record
  var codingPath: [any CodingKey] { [] }
  var count: Int? { 1 }
  var isAtEnd: Bool { currentIndex == 1 }
  var currentIndex = 0

  init(record: Record) {
    self.record = record
  }

  func decodeNil() -> Bool { false }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let (value, schema) = try record.dummy(type)
    record.item = schema
    currentIndex = 1
    return value
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> { throw unforeseen }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw unforeseen }
  mutating func superDecoder() throws -> any Decoder { throw unforeseen }
}

private struct RecordingValue: SingleValueDecodingContainer {
  let record: Record
  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let (value, schema) = try record.dummy(type)
    record.single = schema
    return value
  }
}

private let unforeseen = WorkshopError(
  "a type decodes itself by hand through nested containers, which the schema does not follow")
