import Testing

@testable import GraphBuilding

@Suite struct LocalVariablesTests {
  private func value(_ type: Int) -> Value { Value(type: .project(type), origin: .unknown) }

  @Test func `The innermost variable of a name is meant, as long as its braces are open`() {
    var locals = LocalVariables()
    locals.declare("user", value(1))
    locals.beginScope()
    #expect(locals["user"]?.type == .project(1))
    locals.declare("user", value(2))
    locals.declare("user", value(3))
    #expect(locals["user"]?.type == .project(3))
    locals.endScope()
    #expect(locals["user"]?.type == .project(1))
    #expect(locals["uber"] == nil)
  }

  @Test func `A variable that is declared again inside leaves the one outside as it is`() {
    var locals = LocalVariables()
    locals.declare("self", value(1))
    locals.beginScope()
    #expect(!locals.holds("self", from: 1))
    locals.declare("self", value(2))
    #expect(locals.holds("self", from: 1))
    #expect(locals.variables(from: 1).map(\.value.type) == [.project(2)])
    locals.endScope()
    #expect(locals["self"]?.type == .project(1))
  }
}
