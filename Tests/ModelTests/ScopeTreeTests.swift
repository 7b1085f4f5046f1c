import Model
import Testing

@Suite struct ScopeTreeTests {
  @Test("An ancestor outlives its descendants and nothing else")
  func outlives() {
    let tree = ScopeTree(
      ScopeTree.standard.scopes + [Scope(name: "window", parent: "app", origin: .convention)])
    #expect(tree.outlives("app", "screen"))
    #expect(!tree.outlives("screen", "app"))
    #expect(!tree.outlives("app", "app"))
    #expect(tree.areUnrelated("window", "session"))
  }

  @Test("A cycle of parents becomes roots instead of a loop")
  func cycle() {
    let tree = ScopeTree([
      Scope(name: "a", parent: "b", origin: .manifest),
      Scope(name: "b", parent: "a", origin: .manifest),
      Scope(name: "c", parent: "a", origin: .manifest),
    ])
    #expect(tree.scopes.map(\.name) == ["a", "c", "b"])
    #expect(tree.outlives("a", "c"))
  }

  @Test("A scope whose parent is missing is a root")
  func orphan() {
    #expect(ScopeTree([Scope(name: "a", parent: "x", origin: .manifest)]).depth(of: "a") == 0)
  }
}
