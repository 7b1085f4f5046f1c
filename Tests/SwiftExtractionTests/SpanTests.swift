import Model
import SwiftExtraction
import TestSupport
import Testing

@Suite struct SpanTests {
  @Test func `A declaration spans all of it, its name only itself`() throws {
    let file = facts("import A\n\n  @MainActor\n  final class Store {\n    let a = 1\n  }\n")
    let type = try #require(file.types.first)
    #expect(text(type.span) == "3:3-6:4")
    #expect(text(type.nameSpan) == "4:15-4:20")
    #expect(text(type.attributes[0].span) == "3:3-3:13")
    #expect(text(type.properties[0].span) == "5:5-5:14")
    #expect(text(type.properties[0].nameSpan) == "5:9-5:10")
  }

  @Test func `A member spans the chain up to it`() throws {
    let value = try #require(facts("let a = A.shared.b(c)").globals.first?.value)
    guard case .call(let call) = value, case .member(let base?, _, let span) = call.callee else {
      Issue.record("not a call of a member")
      return
    }
    #expect(text(call.span) == "1:9-1:22")
    #expect(text(span) == "1:9-1:19")
    #expect(base.span.map { text($0) } == "1:9-1:17")
  }

  @Test func `Columns count UTF-8 bytes`() throws {
    let property = try #require(facts("/* 😀é */ let a = 1").globals.first)
    #expect(text(property.nameSpan) == "1:18-1:19")
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func `Every kind of line end counts`(lineEnd: String) throws {
    let type = try #require(
      facts(["// a", "", "class A {", "}"].joined(separator: lineEnd)).types.first)
    #expect(text(type.span) == "3:1-4:2")
  }

  @Test func `A byte order mark takes no column`() throws {
    let file = facts("\u{FEFF}class A {}")
    #expect(text(try #require(file.types.first).nameSpan) == "1:7-1:8")
    #expect(file.problems.isEmpty)
    #expect(file.byteCount == 13)
  }

  @Test func `An assignment spans target and value`() throws {
    let function = try #require(facts("func f() {\n  a.b = C()\n}").functions.first)
    guard case .expression(.assignment(let assignment)) = function.body.first else {
      Issue.record("not an assignment")
      return
    }
    #expect(text(assignment.span) == "2:3-2:12")
  }
}
