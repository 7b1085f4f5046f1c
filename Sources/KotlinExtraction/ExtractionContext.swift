import Model
import SourceReading

/// What reading one declaration, statement or expression has to know of its surroundings, and the
/// types found on the way, which stand flat in the facts wherever they were declared.
struct ExtractionContext {
  let text: SourceBuffer
  var directives: DirectiveTable
  var types: [TypeFacts] = []
  /// Dotted name of the type that is being read.
  var enclosingType: String?
  /// True inside the body of a function, an accessor or a lambda, also in a type declared there.
  var isInBody = false
  /// True inside a lambda, where a `return` without a label leaves the function around.
  var isInLambda = false
  /// What `this` means in the code that is being read.
  var receiver = "self"
  /// The property whose accessor is being read: `field` is its slot.
  var accessedProperty: String?
  /// First place that was left out because it lies too deep, and how many bytes were.
  private(set) var firstCut: Int?
  private(set) var cutByteCount = 0
  private var depth = 0

  init(text: SourceBuffer, directives: DirectiveTable) {
    self.text = text
    self.directives = directives
  }

  /// True when one more level may be nested here.
  var mayNest: Bool { depth < maximumFactDepth }

  func span(of node: Node) -> Span { text.span(from: node.start, to: node.end) }

  func text(of node: Node) -> String { text.text(from: node.start, to: node.end) }

  func shortText(of node: Node) -> String { text.shortText(from: node.start, to: node.end) }

  /// The name of an identifier, without backticks.
  func name(of node: Node) -> String {
    let text = text(of: node)
    return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
  }

  /// Reads one level deeper; notes that a node is not read where it lies too deep.
  mutating func nested<Result>(
    _ node: Node, else fallback: @autoclosure () -> Result,
    _ read: (inout ExtractionContext) -> Result
  ) -> Result {
    guard mayNest else {
      firstCut = min(firstCut ?? node.start, node.start)
      cutByteCount += node.end - node.start
      return fallback()
    }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  /// Reads with something else about the surroundings.
  mutating func with<Value, Result>(
    _ path: WritableKeyPath<ExtractionContext, Value>, _ value: Value,
    _ read: (inout ExtractionContext) -> Result
  ) -> Result {
    let before = self[keyPath: path]
    self[keyPath: path] = value
    defer { self[keyPath: path] = before }
    return read(&self)
  }

  /// Reads with a body around, whose declarations are local.
  mutating func inBody<Result>(_ read: (inout ExtractionContext) -> Result) -> Result {
    with(\.isInBody, true, read)
  }
}

/// Levels of expressions and statements inside each other that facts keep. Whoever walks or frees
/// facts recurses that deep on a stack of ordinary size.
private let maximumFactDepth = 1000
