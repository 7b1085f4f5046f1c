import Foundation
package import Model

/// The report as `report.json` holds it: keys sorted, two blanks of indentation, one line feed at
/// the end. Its shape is `Documentation/report.schema.json`.
package func jsonText(of report: Report) -> String { prettyJSON(report) }

/// The report that `text` holds, as `jsonText(of:)` wrote it.
package func report(fromJSON text: String) throws(ReportReadingError) -> Report {
  guard !text.allSatisfy(\.isWhitespace) else { throw .empty }
  let data = Data(text.utf8)
  try checkKind(of: data)
  do {
    return try JSONDecoder().decode(Report.self, from: data)
  } catch let error as DecodingError {
    throw damage(error)
  } catch {
    throw .damaged(path: "", detail: "\(error)")
  }
}

/// `value` as JSON in the form that every JSON output has.
func prettyJSON(_ value: some Encodable) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
  do {
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  } catch {
    preconditionFailure("reports hold strings, whole numbers and truth values only: \(error)")
  }
}

/// Tells foreign files and later versions before the shape of the report is looked at, whose
/// messages would only confuse there.
func checkKind(of data: Data) throws(ReportReadingError) {
  let value: Any
  do {
    value = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
  } catch {
    throw syntaxError(error, in: data)
  }
  guard let object = value as? [String: Any] else { throw .notAReport(missing: "schemaVersion") }
  guard let version = object["schemaVersion"] as? Int else {
    throw .notAReport(missing: "schemaVersion")
  }
  guard version <= Report.currentSchemaVersion else { throw .newerSchema(version: version) }
  for key in ["tool", "components", "relations", "findings"] where object[key] == nil {
    throw .notAReport(missing: key)
  }
}

/// A text whose brackets are still open at its end was cut off; anything else is no JSON.
private func syntaxError(_ error: any Error, in data: Data) -> ReportReadingError {
  guard let first = data.first(where: { !" \t\r\n".utf8.contains($0) }),
    first == UInt8(ascii: "{")
  else { return .notJSON(detail: "it does not start with `{`") }
  if endsInsideBrackets(data) { return .cutOff }
  let detail = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
  return .notJSON(detail: detail.map(withoutPeriod) ?? "\(error)")
}

private func endsInsideBrackets(_ data: Data) -> Bool {
  var depth = 0
  var isInString = false
  var isEscaped = false
  for byte in data {
    if isInString {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
      }
      continue
    }
    switch byte {
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
    default: break
    }
  }
  return isInString || depth > 0
}

/// The place and the kind of damage.
func damage(_ error: DecodingError) -> ReportReadingError {
  switch error {
  case .keyNotFound(let key, let context):
    .damaged(
      path: spelled(context.codingPath), detail: "the key `\(key.stringValue)` is missing")
  case .valueNotFound(_, let context):
    .damaged(path: spelled(context.codingPath), detail: "a value is missing")
  case .typeMismatch(let type, let context):
    .damaged(path: spelled(context.codingPath), detail: "the value is no \(typeWord(type))")
  case .dataCorrupted(let context):
    .damaged(
      path: spelled(context.codingPath), detail: withoutPeriod(context.debugDescription))
  @unknown default:
    .damaged(path: "", detail: "\(error)")
  }
}

private func typeWord(_ type: any Any.Type) -> String {
  switch type {
  case is Int.Type: "whole number"
  case is String.Type: "text"
  case is Bool.Type: "truth value"
  case is [Any].Type: "list"
  default: "object"
  }
}

private func spelled(_ path: [any CodingKey]) -> String {
  path.reduce(into: "") { spelling, key in
    if let index = key.intValue {
      spelling += "[\(index)]"
    } else {
      spelling += spelling.isEmpty ? key.stringValue : "." + key.stringValue
    }
  }
}

private func withoutPeriod(_ sentence: String) -> String {
  sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
}
