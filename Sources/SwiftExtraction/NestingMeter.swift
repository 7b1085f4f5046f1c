/// Counts what makes the parser call itself, token by token, and tells the first that is too much
/// for its stack or its time. The limits lie far above what people write, so that what is counted
/// roughly is counted well enough.
struct NestingMeter {
  /// Nesting of which a file has too much.
  enum Excess {
    case brackets, squareBrackets, conditions, genericArguments, expressions, numberSigns
  }

  private(set) var excess: Excess?
  private var levels: [Level] = [Level()]
  private var conditions = 0
  /// Sums over all levels that are open.
  private var openSteps = 0
  private var openAngles = 0

  /// What stands between the brackets of one level, since its last statement began.
  private struct Level {
    /// Words and signs that may each call the parser once more: `try try …`, `() -> () -> …`.
    var steps = 0
    /// Those that go on calling it behind a comma or an equal sign: `else if … else if …`.
    var branches = 0
    var angles = 0
  }

  /// `(` and `{`.
  mutating func open() {
    levels.append(Level())
    if levels.count > bracketLimit { note(.brackets) }
  }

  /// `[` behind that many others with nothing but brackets between them.
  mutating func openSquare(after count: Int) {
    open()
    if count >= squareLimit { note(.squareBrackets) }
  }

  mutating func close() {
    guard levels.count > 1, let level = levels.popLast() else { return }
    openSteps -= level.steps + level.branches
    openAngles -= level.angles
  }

  /// A word or sign that may stand before an operand.
  mutating func step() {
    levels[levels.count - 1].steps += 1
    addStep()
  }

  /// A word or sign behind which whole expressions follow, such as `if`, `else` and `?`.
  mutating func branch() {
    levels[levels.count - 1].branches += 1
    addStep()
  }

  /// `<`, of which nobody knows whether it opens a list of types without looking far ahead.
  mutating func openAngle() {
    levels[levels.count - 1].angles += 1
    openAngles += 1
    if openAngles > angleLimit { note(.genericArguments) }
  }

  mutating func closeAngle() {
    guard levels[levels.count - 1].angles > 0 else { return }
    levels[levels.count - 1].angles -= 1
    openAngles -= 1
  }

  /// An expression ends, though the statement may go on.
  mutating func endExpression() {
    openSteps -= levels[levels.count - 1].steps
    levels[levels.count - 1].steps = 0
  }

  /// No list of types goes on behind this.
  mutating func endAngles() {
    openAngles -= levels[levels.count - 1].angles
    levels[levels.count - 1].angles = 0
  }

  mutating func endStatement() {
    endExpression()
    endAngles()
    openSteps -= levels[levels.count - 1].branches
    levels[levels.count - 1].branches = 0
  }

  /// `#if`.
  mutating func openCondition() {
    conditions += 1
    if conditions > conditionLimit { note(.conditions) }
  }

  /// `#endif`.
  mutating func closeCondition() { conditions = max(0, conditions - 1) }

  /// So many `#` after each other.
  mutating func numberSigns(_ count: Int) {
    if count > numberSignLimit { note(.numberSigns) }
  }

  private mutating func addStep() {
    openSteps += 1
    if openSteps > stepLimit { note(.expressions) }
  }

  private mutating func note(_ kind: Excess) {
    if excess == nil { excess = kind }
  }
}

extension NestingMeter.Excess {
  /// What there is too much of, behind "Line 7 has".
  var description: String {
    switch self {
    case .brackets: "more than \(bracketLimit) brackets inside each other"
    case .squareBrackets: "more than \(squareLimit) '[' after each other"
    case .conditions: "more than \(conditionLimit) #if inside each other"
    case .genericArguments: "more than \(angleLimit) '<' without '>'"
    case .expressions: "an expression or chain of branches that is too long to parse"
    case .numberSigns: "more than \(numberSignLimit) '#' after each other"
    }
  }
}

/// Brackets inside each other that are still read; real code stays below 40.
let bracketLimit = 512
/// `[` right inside each other; the parser's time doubles with each.
let squareLimit = 12
/// `#if`s inside each other; the parser's time grows with the square of them.
let conditionLimit = 256
/// `<` without `>`; the parser's time grows with the cube of them.
let angleLimit = 256
/// Words and signs in one expression; real code stays below 1,000. The parser takes up to 9 kB of
/// the stack for each, as measured, and the readers' time grows with the square of them.
let stepLimit = 10_000
/// `#` after each other; the parser's time grows with the square of them.
let numberSignLimit = 256
