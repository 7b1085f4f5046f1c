import Analysis
import Model
import TestSupport
import Testing

@Suite struct LateSlotTests {
  @Test(
    arguments: [
      "enum A { static var key: String! } ; func start() { A.key = \"a\" } ; func b() { print(A.key) }",
      "var key: String! ; func start() { key = \"a\" } ; func b() { print(key!) }",
      """
      enum A { static var key: String? }
      func start() { A.key = "a" }
      func b() -> String { A.key ?? fatalError() }
      """,
      """
      enum A { static var key: String? }
      func start() { A.key = "a" }
      func b() { guard let key = A.key, !key.isEmpty else { print(1) ; preconditionFailure() } }
      """,
    ])
  func `What code uses as if it were always there has to be set first`(source: String) async {
    #expect(await findings(of: source).count == 1)
  }

  @Test(
    arguments: [
      // Nobody sets it, nobody reads it, or it can be told that it is not there.
      "enum A { static var key: String! } ; func b() { print(A.key) }",
      "enum A { static var key: String! } ; func start() { A.key = \"a\" }",
      "enum A { static var key: String? } ; func start() { A.key = \"a\" } ; func b() { print(A.key) }",
      """
      enum A { static var key: String? }
      func start() { A.key = "a" }
      func b() { guard let key = A.key else { return } ; fatalError(key) }
      """,
      "enum A { static var key: String! = \"\" } ; func start() { A.key = \"a\" } ; func b() { print(A.key) }",
      // An object that nobody reaches but its owner.
      "final class A { var key: String! ; func start() { key = \"a\" } ; func b() { print(key!) } }",
    ])
  func `What may be empty, or never is, needs no set-up`(source: String) async {
    #expect(await findings(of: source) == [])
  }

  @Test(
    arguments: [
      ("get() = _loader ?: throw IllegalStateException(\"call start first\")", "", 1),
      ("get() = _loader ?: error(\"call start first\")", "", 1),
      ("get() = _loader ?: Loader()", "", 0),
      // A place for what comes and goes.
      ("get() = _loader ?: error(\"nobody is there\")", "fun stop() { _loader = null }", 0),
    ])
  func `A variable of Kotlin that is empty at first has to be set before it is asked`(
    getter: String, member: String, count: Int
  ) async {
    let source = """
      package com.example
      class Loader { var count = 0 }
      object Images {
          private var _loader: Loader? = null
          private val loader \(getter)
          fun start(loader: Loader) { _loader = loader }
          fun load() { loader.count += 1 }
          \(member)
      }
      class Page { fun show() { Images.load() } }
      """
    let report = await analyze(
      AnalysisInput(files: [SourceText(path: "Images.kt", text: source)], name: "Project"),
      settings: .standard)
    let found = report.findings.filter { $0.rule == "configure-before-use" }.map(\.message)
    #expect(found.count == count, "\(found)")
  }

  private func findings(of source: String) async -> [String] {
    let report = await analyze(
      AnalysisInput(files: [SourceText(path: "App.swift", text: source)], name: "Project"),
      settings: .standard)
    return report.findings.filter { $0.rule == "configure-before-use" }.map(\.message)
  }
}
