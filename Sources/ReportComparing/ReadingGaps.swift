import Model

/// Files that only one side has read whole: what is missing there may be there.
struct ReadingGaps {
  /// Files that the old side has not read whole, while the new one has.
  let old: Set<String>
  /// And the other way round.
  let new: Set<String>

  init(old: Report, new: Report) {
    let oldGaps = gaps(old.coverage)
    let newGaps = gaps(new.coverage)
    self.old = oldGaps.subtracting(newGaps)
    self.new = newGaps.subtracting(oldGaps)
  }

  /// True when what stands there now may have been there before.
  func hidesOld(_ location: Location?) -> Bool { location.map { old.contains($0.file) } ?? false }

  /// True when what stood there before may still be there.
  func hidesNew(_ location: Location?) -> Bool { location.map { new.contains($0.file) } ?? false }
}

private func gaps(_ coverage: Report.Coverage) -> Set<String> {
  Set((coverage.partial + coverage.skipped).map(\.path))
}
