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
    func ofProduct(_ site: CodeSite) -> Int? { site.place.isOfProduct ? site.function : nil }
    writesByFunction = PositionsByNumber(events.writes.lazy.map { ofProduct($0.site) }, functions)
    readsByFunction = PositionsByNumber(events.reads.lazy.map { ofProduct($0.site) }, functions)
    invocationsByFunction = PositionsByNumber(
      events.invocations.lazy.map { ofProduct($0.site) }, functions)
    invocationsByCallee = PositionsByNumber(
      events.invocations.lazy.map { $0.site.place.isOfProduct ? $0.callee : nil }, functions)
    let properties = program.properties.count
    writesByProperty = PositionsByNumber(events.writes.lazy.map(\.property), properties)
    readsByProperty = PositionsByNumber(events.reads.lazy.map(\.property), properties)
    accessesByProperty = PositionsByNumber(events.accesses.lazy.map(\.property), properties)
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

/// The positions of some values by a number that each of them has, in their order.
private struct PositionsByNumber {
  /// Where the positions of each number begin; one more for the end.
  private var starts: [Int]
  private var positions: [Int]

  /// Numbers are below `count`; a value without one belongs nowhere.
  init(_ values: some Sequence<Int?>, _ count: Int) {
    let numbers = Array(values)
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
