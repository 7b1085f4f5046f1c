import GraphvizLayout
import Testing

struct GraphvizTests {
  @Test func `A small graph becomes SVG with both nodes and the edge`() async throws {
    let svg = try await Graphviz().svg(fromDOT: "digraph { a -> b }")
    #expect(svg.contains("<svg"))
    #expect(svg.hasSuffix("</svg>\n"))
    #expect(svg.components(of: "class=\"node\"") == 2)
    #expect(svg.components(of: "class=\"edge\"") == 1)
  }

  @Test func `A text that is no DOT is an error with the words of Graphviz`() async {
    let error = await #expect(throws: LayoutError.self) {
      try await Graphviz().svg(fromDOT: "digraph { a -> ")
    }
    guard case .syntax(let words) = error else {
      Issue.record("not a syntax error: \(String(describing: error))")
      return
    }
    #expect(words.contains("syntax error"))
    #expect(!words.contains("\n"))
  }

  @Test func `An error does not spoil the next layout`() async throws {
    let graphviz = Graphviz()
    _ = try? await graphviz.svg(fromDOT: "nonsense {")
    let svg = try await graphviz.svg(fromDOT: "digraph g { a }")
    #expect(svg.components(of: "class=\"node\"") == 1)
  }

  @Test func `A text without any graph is an error`() async {
    await #expect(throws: LayoutError.self) { try await Graphviz().svg(fromDOT: "") }
  }

  @Test func `A NUL is refused instead of cutting the text`() async {
    await #expect(throws: LayoutError.syntax("the text contains a NUL character")) {
      try await Graphviz().svg(fromDOT: "digraph { a } \u{0} digraph { b }")
    }
  }

  @Test func `Equal texts give equal pictures`() async throws {
    let dot = "digraph g { rankdir=TB; a -> b -> c; a -> c; b -> d [style=dashed] }"
    let first = try await Graphviz().svg(fromDOT: dot)
    let second = try await Graphviz().svg(fromDOT: dot)
    #expect(first == second)
  }

  @Test func `Several doors at once wait for each other`() async throws {
    let pictures = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<24 {
        group.addTask { try await Graphviz().svg(fromDOT: "digraph g { a -> b; a -> c; b -> c }") }
      }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(pictures.count == 1)
  }

  @Test func `PNG and PDF begin as their formats say`() async throws {
    let png = try await Graphviz().picture(fromDOT: "digraph { a -> b }", as: .png)
    #expect(png.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let pdf = try await Graphviz().picture(fromDOT: "digraph { a -> b }", as: .pdf)
    #expect(pdf.starts(with: Array("%PDF".utf8)))
  }

  @Test func `An SVG as bytes is the SVG as text`() async throws {
    let bytes = try await Graphviz().picture(fromDOT: "digraph g { a }", as: .svg)
    let text = try await Graphviz().svg(fromDOT: "digraph g { a }")
    #expect(String(decoding: bytes, as: UTF8.self) == text)
  }
}

extension String {
  /// How often `part` occurs.
  fileprivate func components(of part: String) -> Int {
    split(separator: part, omittingEmptySubsequences: false).count - 1
  }
}
