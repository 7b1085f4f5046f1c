import Model

/// How much of its evidence a page carries, so that also a large report stays a few megabytes.
/// Every component, every relation and the number of its places are always there.
struct PageDataLimits {
  /// Places of one relation that are named; the others are counted.
  let places: Int
  /// Of these, how many show their line of the source.
  let excerpts: Int
  /// Reasons for the scope of a component.
  let reasons: Int

  init(of report: Report) {
    switch report.relations.count {
    case ..<4_000: (places, excerpts, reasons) = (24, 24, 4)
    case ..<12_000: (places, excerpts, reasons) = (8, 2, 3)
    case ..<20_000: (places, excerpts, reasons) = (4, 1, 2)
    default: (places, excerpts, reasons) = (3, 0, 2)
    }
  }
}
