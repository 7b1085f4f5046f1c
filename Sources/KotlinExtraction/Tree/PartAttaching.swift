/// Puts the parts that were taken out of a file where the grammar would have put them. Gives back the
/// keywords of the heads that are not in the tree.
func attach(
  _ parts: ParsedParts, to records: [SyntaxTree.Record]
) -> (records: [SyntaxTree.Record], unattached: [Int]) {
  if parts.modifiers.isEmpty && parts.delegations.isEmpty { return (records, []) }
  let keywords = parts.modifiers.keys.sorted()
  let owners = declarations(withKeywords: keywords, in: records)
  var result: [SyntaxTree.Record] = []
  result.reserveCapacity(records.count + parts.modifiers.count * 8)
  var open: [(index: Int, after: Int)] = []
  var index = 0
  while index < records.count {
    close(&open, before: index, in: &result)
    let record = records[index]
    if record.kind == .delegationSpecifier, let part = parts.delegations[Int(record.start)] {
      if let parent = open.last?.index { result[parent].end = max(result[parent].end, part[0].end) }
      result.add(part)
      index = Int(record.after)
      continue
    }
    open.append((result.count, Int(record.after)))
    result.append(record)
    index += 1
    guard let keyword = owners[index - 1], let list = parts.modifiers[keyword], !list.isEmpty else {
      continue
    }
    for ancestor in open.reversed() where result[ancestor.index].start > list[0].start {
      result[ancestor.index].start = list[0].start
    }
    if index < records.count, records[index].kind == .modifiers {
      result.add(merge(list, records.subtree(at: index)))
      index = Int(records[index].after)
    } else {
      result.add(list)
    }
  }
  close(&open, before: records.count, in: &result)
  let attached = Set(owners.values)
  return (result, keywords.filter { !attached.contains($0) })
}

/// Notes where the nodes end that have no more children.
private func close(
  _ open: inout [(index: Int, after: Int)], before index: Int,
  in result: inout [SyntaxTree.Record]
) {
  while let last = open.last, last.after <= index {
    result[last.index].after = Int32(result.count)
    open.removeLast()
  }
}

/// Which of the keywords a declaration has, by the index of its node.
private func declarations(
  withKeywords keywords: [Int], in records: [SyntaxTree.Record]
) -> [Int: Int] {
  var owners: [Int: Int] = [:]
  var open: [Int] = []
  var next = 0
  for (index, record) in records.enumerated() {
    while let last = open.last, Int(records[last].after) <= index { open.removeLast() }
    while next < keywords.count, keywords[next] < Int(record.start) { next += 1 }
    guard next < keywords.count else { break }
    if let parent = open.last, !record.isNamed, !record.isMissing,
      keywords[next] == Int(record.start), records[parent].kind != .error
    {
      owners[parent] = keywords[next]
    }
    open.append(index)
  }
  return owners
}

/// One `modifiers` with the children of two, in the order of the source.
private func merge(
  _ first: [SyntaxTree.Record], _ second: [SyntaxTree.Record]
) -> [SyntaxTree.Record] {
  var parent = first[0]
  parent.start = min(parent.start, second[0].start)
  parent.end = max(parent.end, second[0].end)
  var merged = [parent]
  let children =
    (first.children(of: 0).map(first.subtree) + second.children(of: 0).map(second.subtree)).sorted {
      $0[0].start < $1[0].start
    }
  for child in children { merged.add(child) }
  merged[0].after = Int32(merged.count)
  return merged
}
