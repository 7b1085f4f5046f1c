/// A node with all below it is an array of its own, whose first record it is.
extension [SyntaxTree.Record] {
  func subtree(at index: Int) -> [SyntaxTree.Record] {
    self[index..<Int(self[index].after)].map { record in
      var record = record
      record.after -= Int32(index)
      return record
    }
  }

  /// Where the children of a node stand.
  func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var child = index + 1
    while child < Int(self[index].after) {
      children.append(child)
      child = Int(self[child].after)
    }
    return children
  }

  /// Adds nodes of an array of their own.
  mutating func add(_ subtrees: [SyntaxTree.Record]) {
    let base = Int32(count)
    for record in subtrees {
      var record = record
      record.after += base
      append(record)
    }
  }
}
