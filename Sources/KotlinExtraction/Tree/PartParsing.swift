/// The nodes of the parts that were taken out of a file.
struct ParsedParts {
  /// Of each head, a `modifiers` with its annotations, by the offset of the head's keyword.
  fileprivate(set) var modifiers: [Int: [SyntaxTree.Record]] = [:]
  /// The `delegation_specifier` of each delegation, by where it begins.
  fileprivate(set) var delegations: [Int: [SyntaxTree.Record]] = [:]
  /// What the grammar does not know of them.
  fileprivate(set) var lost: [Range<Int>] = []
}

/// Parses the parts of a file that were taken out, each kind where the grammar has one reading of it:
/// annotations before the parameters of a constructor, delegations of classes without a body.
func parse(_ parts: TakenParts, of bytes: [UInt8]) -> ParsedParts {
  var parsed = ParsedParts()
  if !parts.heads.isEmpty { parsed.readAnnotations(of: parts.heads, in: bytes) }
  if !parts.delegations.isEmpty { parsed.readDelegations(parts.delegations, in: bytes) }
  return parsed
}

extension ParsedParts {
  fileprivate mutating func readAnnotations(of heads: [DeclarationHead], in bytes: [UInt8]) {
    var text = PieceText("class A(")
    for head in heads {
      for range in head.annotations {
        text.add(range, of: bytes)
        text.add(" ")
      }
      text.add("val a: A,")
    }
    text.add(")")
    let lists = text.subtrees(of: .modifiers, below: .classParameter)
    for head in heads {
      let list = lists[head.annotations[0].lowerBound] ?? []
      modifiers[head.keyword] = list
      let known = Set(list.lazy.filter { $0.kind == .annotation }.map { Int($0.start) })
      lost += head.annotations.filter { !known.contains($0.lowerBound) }
    }
  }

  fileprivate mutating func readDelegations(_ ranges: [Range<Int>], in bytes: [UInt8]) {
    var text = PieceText("")
    for range in ranges {
      text.add("class A : ")
      text.add(range, of: bytes)
      text.add("\n")
    }
    delegations = text.subtrees(of: .delegationSpecifier, below: .delegationSpecifiers)
    lost += ranges.filter { delegations[$0.lowerBound] == nil }
  }
}

/// A text made of pieces of a file and of words between them.
private struct PieceText {
  private var text: [UInt8]
  /// Where the pieces stand.
  private var places: [(text: Int, file: Int)] = []

  init(_ words: String) { text = Array(words.utf8) }

  mutating func add(_ words: String) { text += words.utf8 }

  mutating func add(_ range: Range<Int>, of bytes: [UInt8]) {
    places.append((text.count, range.lowerBound))
    text += bytes[range]
  }

  /// Nodes of a kind as first children of others, by where they stand in the file.
  func subtrees(of kind: NodeKind, below parent: NodeKind) -> [Int: [SyntaxTree.Record]] {
    var subtrees: [Int: [SyntaxTree.Record]] = [:]
    let records = parse(text)
    for (index, record) in records.enumerated() where record.kind == kind {
      guard index > 0, records[index - 1].kind == parent else { continue }
      let subtree = records.subtree(at: index).map(placedInFile)
      subtrees[Int(subtree[0].start)] = subtree
    }
    return subtrees
  }

  private func placedInFile(_ record: SyntaxTree.Record) -> SyntaxTree.Record {
    var record = record
    let start = offset(Int(record.start))
    // An end lies behind its last byte; behind that, another piece may begin.
    let end = record.end > record.start ? offset(Int(record.end) - 1) + 1 : start
    (record.start, record.end) = (Int32(start), Int32(end))
    return record
  }

  private func offset(_ offset: Int) -> Int {
    var low = 0
    var high = places.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if places[middle].text <= offset { low = middle } else { high = middle }
    }
    return max(0, offset - places[low].text) + places[low].file
  }
}
