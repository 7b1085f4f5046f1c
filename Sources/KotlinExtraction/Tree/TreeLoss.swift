/// What the parser did not know in a file.
struct TreeLoss {
  /// The outermost nodes of errors, and taken parts that are in no node; in the order of the source.
  let ranges: [Range<Int>]
  /// Marks that the parser put in. They cost nothing, but a tree without them is nearer to the source.
  let missingCount: Int

  init(of records: [SyntaxTree.Record], parts: [Range<Int>]) {
    var ranges: [Range<Int>] = []
    missingCount = records.count(where: \.isMissing)
    let errors = records.lazy.filter { $0.kind == .error }.map { Int($0.start)..<Int($0.end) }
    for range in (errors + parts).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = ranges.last, range.lowerBound < last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        ranges.append(range)
      }
    }
    self.ranges = ranges
  }

  var isAny: Bool { !ranges.isEmpty || missingCount > 0 }

  var byteCount: Int { ranges.reduce(0) { $0 + $1.count } }

  static func < (left: TreeLoss, right: TreeLoss) -> Bool {
    (left.byteCount, left.missingCount) < (right.byteCount, right.missingCount)
  }
}
