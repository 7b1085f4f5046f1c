import Model
import SourceReading

/// What reading one declaration, statement or expression has to know of its surroundings, and the
/// types found on the way, which stand flat in the facts wherever they were declared.
struct ExtractionContext {
  let text: SourceBuffer
  var directives: DirectiveTable
  var types: [TypeFacts] = []
  /// Local variables whose isolation the compiler is told not to check.
  var localSilencers: [Span] = []
  /// Dotted name of the type that is being read.
  var enclosingType: String?
  /// Conditions of the `#if`s around, joined.
  var condition: String?
  /// True inside the body of a function, an accessor or a closure, also in a type declared there.
  var isInBody = false
  /// What members of the type or extension are visible as without a word.
  var defaultVisibility = Visibility.module
  /// First place that was left out because it lies too deep, and how many bytes were.
  private(set) var firstCut: Int?
  private(set) var cutByteCount = 0
  private(set) var depth = 0

  init(text: SourceBuffer, directives: DirectiveTable) {
    self.text = text
    self.directives = directives
  }

  /// How many levels may still be nested here.
  var remainingDepth: Int { max(0, maximumFactDepth - depth) }

  func span<Kind>(of node: Node<Kind>) -> Span { text.span(of: node) }

  mutating func nested<Result>(
    by levels: Int = 1, _ read: (inout ExtractionContext) -> Result
  ) -> Result {
    depth += levels
    defer { depth -= levels }
    return read(&self)
  }

  /// Notes that a node is not read because it lies too deep.
  mutating func leaveOut<Kind>(_ node: Node<Kind>) {
    leaveOut(from: node.start, to: node.end)
  }

  mutating func leaveOut(from start: Int, to end: Int) {
    firstCut = min(firstCut ?? start, start)
    cutByteCount += max(0, end - start)
  }

  /// Reads with a body around, whose declarations are local.
  mutating func inBody<Result>(_ read: (inout ExtractionContext) -> Result) -> Result {
    let before = isInBody
    isInBody = true
    defer { isInBody = before }
    return read(&self)
  }

  /// Reads the members of a type; `name` is dotted.
  mutating func inType(
    _ name: String, memberVisibility: Visibility, _ read: (inout ExtractionContext) -> Void
  ) {
    let before = (enclosingType, defaultVisibility)
    (enclosingType, defaultVisibility) = (name, memberVisibility)
    defer { (enclosingType, defaultVisibility) = before }
    read(&self)
  }

  /// Reads under one more `#if` condition.
  mutating func under<Result>(
    _ added: String?, _ read: (inout ExtractionContext) -> Result
  ) -> Result {
    let before = condition
    condition = joinConditions(before, added)
    defer { condition = before }
    return read(&self)
  }
}

/// Levels of expressions and statements inside each other that facts keep. Whoever walks or frees
/// facts recurses that deep on a stack of ordinary size.
private let maximumFactDepth = 1000
