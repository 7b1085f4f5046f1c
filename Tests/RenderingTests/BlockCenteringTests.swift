import Testing

@testable import Rendering

/// Parts of a picture that nothing joins stand above each other in the middle.
struct BlockCenteringTests {
  private func box(_ id: String, left: Int, right: Int, top: Int) -> String {
    """
    <g id="\(id)" class="node"><polygon points="\(left),\(top) \(right),\(top) \(right),\(top + 10)"/>\
    <text x="\(left)" y="\(top)">n</text></g>
    """
  }

  private func parts(_ content: String) throws -> LaidOutParts {
    try LaidOutParts(
      scanSVG("<svg viewBox=\"0 0 108 100\"><g class=\"graph\">\(content)</g></svg>"))
  }

  @Test func `Blocks move to the middle of the widest, and the picture loses its empty side`()
    throws
  {
    let scattered = try parts(
      box("a", left: 0, right: 20, top: 0) + box("b", left: 60, right: 100, top: 50))
    let centered = scattered.centeringBlocks()
    #expect(centered.nodes.map { $0.shapes[0].bounds?.left } == [10, 0])
    #expect(centered.nodes.map { $0.shapes[1].number("x") } == [10, 0])
    #expect(centered.nodes.map { $0.shapes[0].bounds?.top } == [0, 50])
    #expect(scattered.width == 108)
    #expect(centered.width == 48)
  }

  @Test func `What a line joins stays as it is`() throws {
    let line = """
      <g id="e" class="edge"><path d="M10,10C12.5,20 70,40 -80,50"/></g>
      """
    let joined = try parts(
      box("a", left: 0, right: 20, top: 0) + box("b", left: 60, right: 100, top: 50) + line)
    let centered = joined.centeringBlocks()
    #expect(centered.nodes.map { $0.shapes[0].bounds?.left } == [0, 60])
    #expect(centered.width == joined.width)
  }

  @Test func `A path moves across and never down`() throws {
    let line = "<g id=\"e\" class=\"edge\"><path d=\"M60,60C62.5,70 70,80 90.25,85\"/></g>"
    let both = try parts(box("a", left: 0, right: 90, top: 0) + line)
    let path = try #require(both.centeringBlocks().edges.first?.shapes.first?.value("d"))
    #expect(path == "M29.88,60C32.38,70 39.88,80 60.13,85")
  }
}
