import Testing

/// One spelling that real apps use, in a tiny source of its own, and what the graph has to say of it.
struct Variant: CustomTestStringConvertible, Sendable {
  let name: String
  let source: String
  let part: GraphPart
  let expected: String
  let place: SourceLocation

  init(
    _ name: String, _ source: String, _ part: GraphPart, is expected: String,
    at place: SourceLocation = #_sourceLocation
  ) {
    self.name = name
    self.source = source
    self.part = part
    self.expected = expected
    self.place = place
  }

  var testDescription: String { name }

  func check() async {
    let report = await graph(of: files(source))
    let found = graphText(part, of: report)
    #expect(found == expected, "\(name)", sourceLocation: place)
  }
}
