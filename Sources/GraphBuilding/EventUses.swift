import Model

/// Which events belong to which function or variable, by their positions in the lists of all events.
/// Made once for a program: several passes ask what one function does.
struct EventUses {
  private let writesByFunction: PositionsByNumber
  private let readsByFunction: PositionsByNumber
  private let invocationsByFunction: PositionsByNumber
  private let invocationsByCallee: PositionsByNumber
  private let writesByProperty: PositionsByNumber
  private let readsByProperty: PositionsByNumber
  private let accessesByProperty: PositionsByNumber

  init(of events: CodeEvents, in program: Program) {
    let functions = program.functions.count
    let properties = program.properties.count
    let (writes, reads, invocations) = (events.writes, events.reads, events.invocations)
    writesByFunction = PositionsByNumber(writes.indices, below: functions) {
      writes[$0].site.place.isOfProduct ? writes[$0].site.function : nil
    }
    readsByFunction = PositionsByNumber(reads.indices, below: functions) {
      reads[$0].site.place.isOfProduct ? reads[$0].site.function : nil
    }
    invocationsByFunction = PositionsByNumber(invocations.indices, below: functions) {
      invocations[$0].site.place.isOfProduct ? invocations[$0].site.function : nil
    }
    invocationsByCallee = PositionsByNumber(invocations.indices, below: functions) {
      invocations[$0].site.place.isOfProduct ? invocations[$0].callee : nil
    }
    writesByProperty = PositionsByNumber(writes.indices, below: properties) { writes[$0].property }
    readsByProperty = PositionsByNumber(reads.indices, below: properties) { reads[$0].property }
    accessesByProperty = PositionsByNumber(events.accesses.indices, below: properties) {
      events.accesses[$0].property
    }
  }

  /// What the code of the product in a function writes, reads and calls.
  func writes(in function: Int) -> ArraySlice<Int> { writesByFunction[function] }
  func reads(in function: Int) -> ArraySlice<Int> { readsByFunction[function] }
  func invocations(in function: Int) -> ArraySlice<Int> { invocationsByFunction[function] }

  /// Where the code of the product calls a function.
  func invocations(of function: Int) -> ArraySlice<Int> { invocationsByCallee[function] }

  /// Where any code writes, reads and reaches a variable.
  func writes(of property: Int) -> ArraySlice<Int> { writesByProperty[property] }
  func reads(of property: Int) -> ArraySlice<Int> { readsByProperty[property] }
  func accesses(of property: Int) -> ArraySlice<Int> { accessesByProperty[property] }
}

/// The positions of a list by a number that each of them has, in their order.
private struct PositionsByNumber {
  /// Where the positions of each number begin; one more for the end.
  private var starts: [Int]
  private var positions: [Int]

  /// Numbers are below `count`; a position without one belongs nowhere.
  init(_ range: Range<Int>, below count: Int, number: (Int) -> Int?) {
    let numbers = range.map(number)
    starts = Array(repeating: 0, count: count + 1)
    for case let number? in numbers { starts[number + 1] += 1 }
    for number in 0..<count { starts[number + 1] += starts[number] }
    var next = starts
    positions = Array(repeating: 0, count: starts[count])
    for (position, number) in numbers.enumerated() {
      guard let number else { continue }
      positions[next[number]] = position
      next[number] += 1
    }
  }

  subscript(number: Int) -> ArraySlice<Int> { positions[starts[number]..<starts[number + 1]] }
}
