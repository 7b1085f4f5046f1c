import CYAML

// The only file that speaks with libyaml: its pointers do not leave it.

/// One event of a YAML text. Marks count characters from 0.
struct YAMLEvent {
  enum Kind {
    case documentStart
    case alias(String)
    case scalar(String, isPlain: Bool)
    case sequenceStart(isFlow: Bool)
    case mappingStart(isFlow: Bool)
    case collectionEnd
    case other
  }

  let kind: Kind
  let anchor: String?
  let tag: String?
  let start: Int
  let end: Int
}

/// Why libyaml gave up, in its own words.
struct YAMLFailure {
  let problem: String
  let context: String
  let mark: Int
  let contextMark: Int
}

/// Hands over one event after the other until the text ends, the receiver says false, or libyaml
/// gives up.
func readEvents(of bytes: [UInt8], receive: (YAMLEvent) -> Bool) -> YAMLFailure? {
  // On the heap, since libyaml remembers the address of its parser.
  let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
  defer { parser.deallocate() }
  guard yaml_parser_initialize(parser) == 1 else {
    return YAMLFailure(problem: "out of memory", context: "", mark: 0, contextMark: 0)
  }
  defer { yaml_parser_delete(parser) }
  // An empty array has no address, and libyaml refuses a null one.
  let text = bytes.isEmpty ? [0x0A] : bytes
  return text.withUnsafeBufferPointer { buffer in
    yaml_parser_set_input_string(parser, buffer.baseAddress, buffer.count)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    while true {
      var event = yaml_event_t()
      guard yaml_parser_parse(parser, &event) == 1 else { return failure(of: parser.pointee) }
      defer { yaml_event_delete(&event) }
      if event.type == YAML_STREAM_END_EVENT || !receive(value(of: event)) { return nil }
    }
  }
}

private func value(of event: yaml_event_t) -> YAMLEvent {
  var anchor: UnsafeMutablePointer<yaml_char_t>?
  var tag: UnsafeMutablePointer<yaml_char_t>?
  let kind: YAMLEvent.Kind
  switch event.type {
  case YAML_DOCUMENT_START_EVENT:
    kind = .documentStart
  case YAML_ALIAS_EVENT:
    kind = .alias(text(event.data.alias.anchor) ?? "")
  case YAML_SCALAR_EVENT:
    let scalar = event.data.scalar
    (anchor, tag) = (scalar.anchor, scalar.tag)
    let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    kind = .scalar(
      String(decoding: bytes, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
  case YAML_SEQUENCE_START_EVENT:
    let sequence = event.data.sequence_start
    (anchor, tag) = (sequence.anchor, sequence.tag)
    kind = .sequenceStart(isFlow: sequence.style == YAML_FLOW_SEQUENCE_STYLE)
  case YAML_MAPPING_START_EVENT:
    let mapping = event.data.mapping_start
    (anchor, tag) = (mapping.anchor, mapping.tag)
    kind = .mappingStart(isFlow: mapping.style == YAML_FLOW_MAPPING_STYLE)
  case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
    kind = .collectionEnd
  default:
    kind = .other
  }
  return YAMLEvent(
    kind: kind, anchor: text(anchor), tag: text(tag), start: Int(event.start_mark.index),
    end: Int(event.end_mark.index))
}

private func failure(of parser: yaml_parser_t) -> YAMLFailure {
  YAMLFailure(
    problem: parser.problem.map { String(cString: $0) } ?? "out of memory",
    context: parser.context.map { String(cString: $0) } ?? "",
    mark: Int(parser.problem_mark.index), contextMark: Int(parser.context_mark.index))
}

private func text(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
  pointer.map { String(cString: $0) }
}
