import Model

/// Builds the tree of one YAML text; aliases are expanded within the limits.
func readYAMLTree(_ input: Input) -> (node: YAMLNode?, problems: [Problem]) {
  var builder = YAMLTreeBuilder(input)
  if let failure = readEvents(of: input.bytes, receive: { builder.receive($0) }) {
    builder.giveUp(failure)
  }
  return builder.finished()
}

/// Where the value itself begins behind its anchor and tag.
private func offsetBehindMarks(in bytes: [UInt8], from start: Int) -> Int {
  var offset = start
  func skip(while isSkipped: (UInt8) -> Bool) {
    while offset < bytes.count, isSkipped(bytes[offset]) { offset += 1 }
  }
  while offset < bytes.count {
    switch bytes[offset] {
    case UInt8(ascii: "&"), UInt8(ascii: "!"): skip { $0 > 0x20 && $0 != UInt8(ascii: ",") }
    case UInt8(ascii: "#"): skip { $0 != 0x0A && $0 != 0x0D }
    case 0...0x20: skip { $0 <= 0x20 }
    default: return offset
    }
  }
  return start
}

/// A list or mapping that is being read.
private struct Frame {
  enum Content {
    case sequence([YAMLNode])
    case mapping(MappingDraft)
  }

  var content: Content
  let anchor: String?
  let isFlow: Bool
  let start: Int
  /// Where its last value ended; block collections end there and not at the next token.
  var end: Int
  /// Number of values before it, to know how many it has.
  let nodesBefore: Int
  /// Collections inside each other below it, with those that aliases bring.
  var height = 0
}

/// What an alias brings.
private struct Anchored {
  let node: YAMLNode
  let size: Int
  let height: Int
}

private struct YAMLTreeBuilder {
  private let input: Input
  private let places: Places
  private var offsets: CharacterOffsets
  private var stack: [Frame] = []
  private var root: YAMLNode?
  private var problems: [Problem] = []
  private var anchors: [String: Anchored] = [:]
  private var documentCount = 0
  private var aliasCount = 0
  private var nodeCount = 0

  init(_ input: Input) {
    self.input = input
    places = Places(file: input.file, bytes: input.bytes)
    offsets = CharacterOffsets(input.bytes)
  }

  /// Takes one event; false when reading has to end.
  mutating func receive(_ event: YAMLEvent) -> Bool {
    let isMarked = event.anchor != nil || event.tag != nil
    let first = offsets.offset(ofCharacter: event.start)
    let end = offsets.offset(ofCharacter: event.end)
    let isScalar = if case .scalar = event.kind { true } else { false }
    let begin = isMarked ? offsetBehindMarks(in: input.bytes, from: first) : first
    // Behind the marks of an empty scalar already stands something else.
    let start = isScalar && begin > end ? first : begin
    let location = places.location(from: start, to: end)
    if let tag = event.tag { refuse(tag: tag, at: places.location(from: first, to: end)) }
    switch event.kind {
    case .other: return true
    case .documentStart:
      documentCount += 1
      if documentCount > 1 { report(severalDocuments(location)) }
      return documentCount == 1
    case .scalar(let text, let isPlain):
      nodeCount += 1
      let node = YAMLNode.scalar(text, isPlain: isPlain, location)
      if let anchor = event.anchor { anchors[anchor] = Anchored(node: node, size: 1, height: 0) }
      attach(node, end: end, height: 0)
    case .alias(let name):
      let height = anchors[name]?.height ?? 0
      attach(expanded(alias: name, at: location), end: end, height: height)
      // A chain of anchors is deep although each of its lines is flat.
      if stack.count + height > ReadingLimits.depth {
        report(tooDeep(location))
        return false
      }
    case .sequenceStart(let isFlow):
      open(.sequence([]), event, isFlow: isFlow, start: start)
    case .mappingStart(let isFlow):
      open(.mapping(MappingDraft()), event, isFlow: isFlow, start: start)
    case .collectionEnd:
      close(at: end)
    }
    return isWithinLimits(at: location)
  }

  /// Says why libyaml stopped.
  mutating func giveUp(_ failure: YAMLFailure) {
    let mistake = syntaxMistake(
      failure, in: input.bytes, offset: { offsets.offset(ofCharacter: $0) })
    report(
      Problem(
        .error, mistake.message, advice: mistake.advice,
        at: places.location(from: mistake.start, to: mistake.end)))
  }

  /// The tree, cut where the text was given up.
  mutating func finished() -> (node: YAMLNode?, problems: [Problem]) {
    while let frame = stack.last {
      let location = places.location(from: frame.end, to: frame.end)
      switch stack[stack.count - 1].content {
      case .sequence(let items):
        stack[stack.count - 1].content = .sequence(items + [.unreadable(location)])
      case .mapping(var draft):
        draft.cut(at: location)
        stack[stack.count - 1].content = .mapping(draft)
      }
      close(at: frame.end)
    }
    if root == nil, problems.isEmpty {
      root = .scalar("", isPlain: true, .start(of: input.file))
    }
    return (root, problems)
  }

  private mutating func open(
    _ content: Frame.Content, _ event: YAMLEvent, isFlow: Bool, start: Int
  ) {
    stack.append(
      Frame(
        content: content, anchor: event.anchor, isFlow: isFlow, start: start, end: start,
        nodesBefore: nodeCount))
    nodeCount += 1
  }

  private mutating func close(at end: Int) {
    guard let frame = stack.popLast() else { return }
    let lastOffset = frame.isFlow ? end : max(frame.start, frame.end)
    let location = places.location(from: frame.start, to: lastOffset)
    let node: YAMLNode
    switch frame.content {
    case .sequence(let items): node = .sequence(items, location)
    case .mapping(let draft): node = .mapping(draft.finished(), location)
    }
    let height = frame.height + 1
    if let anchor = frame.anchor {
      anchors[anchor] = Anchored(
        node: node, size: nodeCount - frame.nodesBefore, height: height)
    }
    attach(node, end: lastOffset, height: height)
  }

  /// Puts a finished value where it belongs: into the list, behind the key, or as the next key.
  private mutating func attach(_ node: YAMLNode, end: Int, height: Int) {
    guard var frame = stack.popLast() else {
      root = node
      return
    }
    frame.end = max(frame.end, end)
    frame.height = max(frame.height, height)
    switch frame.content {
    case .sequence(var items):
      // Released first, so that appending does not copy the list.
      frame.content = .sequence([])
      items.append(node)
      frame.content = .sequence(items)
    case .mapping(var draft):
      frame.content = .sequence([])
      let problem = draft.isWaitingForKey ? begin(node, in: &draft) : draft.end(value: node)
      if let problem { report(problem) }
      frame.content = .mapping(draft)
    }
    stack.append(frame)
  }

  private mutating func begin(_ node: YAMLNode, in draft: inout MappingDraft) -> Problem? {
    guard case .scalar(let text, let isPlain, let location) = node else {
      draft.key = .rejected(node.location)
      if case .unreadable = node { return nil }
      return Problem(
        .error, "a list or mapping stands where a key belongs",
        advice: "write a name, or put the text in quotes", at: node.location)
    }
    // Keys are no values.
    nodeCount -= 1
    if isPlain, text == "<<" {
      draft.key = .merge(location)
      return nil
    }
    if let problem = mistake(inKey: text, isPlain: isPlain, at: location) {
      draft.key = .rejected(location)
      return problem
    }
    return draft.begin(key: text, at: location)
  }

  private mutating func expanded(alias name: String, at location: Location) -> YAMLNode {
    aliasCount += 1
    if let anchored = anchors[name] {
      nodeCount += anchored.size
      return anchored.node
    }
    if stack.contains(where: { $0.anchor == name }) {
      report(
        Problem(
          .error, "the alias `*\(name)` contains itself",
          advice: "write out what is meant", at: location))
    } else {
      // Comparing with more would cost a hostile file more than it is worth.
      report(
        unknownAlias(name, among: anchors.count <= 100 ? anchors.keys.sorted() : [], at: location))
    }
    return .unreadable(location)
  }

  private mutating func isWithinLimits(at location: Location) -> Bool {
    let problem: Problem
    if stack.count > ReadingLimits.depth {
      problem = tooDeep(location)
    } else if aliasCount > ReadingLimits.aliases {
      problem = Problem(
        .error, "more than \(ReadingLimits.aliases) aliases stand in the file",
        advice: "write the values out", at: location)
    } else if nodeCount > ReadingLimits.nodes {
      problem = tooManyValues(location)
    } else {
      return true
    }
    report(problem)
    return false
  }

  private mutating func refuse(tag: String, at location: Location) {
    report(
      Problem(
        .error, "the tag \(quoted(tag)) has no meaning here",
        advice: "remove it; put a text that looks like something else in quotes", at: location))
  }

  private mutating func report(_ problem: Problem) { problems.append(problem) }
}
