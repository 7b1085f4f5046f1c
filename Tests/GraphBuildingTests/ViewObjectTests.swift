import Analysis
import Model
import TestSupport
import Testing

@Suite struct ViewObjectTests {
  @Test(
    arguments: [
      "let model = Model()", "private var model = Model()", "@ObservedObject var model = Model()",
      "@ObservedObject var model: Model = .init()",
      "@ObservedObject var model: Model ; init() { model = Model() }",
    ])
  func `A model that each value of the view makes is told`(property: String) async {
    #expect(await findings(in: property) == ["model strong"])
  }

  @Test(
    arguments: [
      "@StateObject var model = Model()", "@State var model = Model()", "let model: Model",
      "@ObservedObject var model: Model", "lazy var model = Model()", "static let model = Model()",
      "var model: Model { Model() }", "let model = Model.shared",
      // What has no state is as good as the one before.
      "let plain = Plain()", "let size = Size()",
    ])
  func `What is kept, handed in, or has no state is not`(property: String) async {
    #expect(await findings(in: property) == [])
  }

  @Test(arguments: [
    "let helper = Helper()", "let model: Model ; init(name: String) { model = Model(name) }",
  ])
  func `A plain object that helps, or is like the one before, is likely`(property: String) async {
    let name = property.contains("Helper") ? "helper" : "model"
    #expect(await findings(in: property) == ["\(name) likely"])
  }

  @Test func `A view that nobody is seen to make is likely at best`() async {
    #expect(await findings(in: "let model = Model()", maker: "") == ["model likely"])
  }

  @Test func `A view that is made once for a hosting controller keeps what it has`() async {
    let maker = "final class Panel { func open() { print(UIHostingController(rootView: Page())) } }"
    #expect(await findings(in: "let model = Model()", maker: maker) == [])
  }

  @Test(
    arguments: [
      ("val state = State()", ["state"]), ("val state = remember { State() }", []),
      ("val size = Size(1)", []), ("Button(onClick = { val state = State() ; print(state) })", []),
      ("val state = LocalState.current", []),
    ])
  func `In Compose it is what a function puts into a variable`(
    statement: String, names: [String]
  ) async {
    let source = """
      //- app/src/main/kotlin/Page.kt
      package com.example
      import androidx.compose.runtime.Composable
      import androidx.compose.runtime.compositionLocalOf
      import androidx.compose.runtime.remember
      class State { var count = 0 }
      data class Size(val width: Int)
      val LocalState = compositionLocalOf { State() }
      @Composable fun Page() {
          \(statement)
      }
      """
    #expect(await subjects(of: source) == names)
  }

  private func findings(
    in property: String, maker: String = "struct Home: View { var body: some View { Page() } }"
  ) async -> [String] {
    let source = """
      //- Page.swift
      import SwiftUI
      final class Model: ObservableObject {
        static let shared = Model()
        @Published var name = ""
        init(_ name: String = "") { self.name = name }
      }
      final class Helper { var last = 0 ; func next() { last += 1 } }
      final class Plain { func text() -> String { "" } }
      struct Size { var width = 0 }
      struct Page: View {
        \(property)
        var body: some View { Text("") }
      }
      \(maker)
      """
    return await report(of: source).findings.filter { $0.rule == "object-in-view-property" }.map {
      "\($0.subject ?? "") \($0.confidence.rawValue)"
    }
  }

  private func subjects(of source: String) async -> [String] {
    await report(of: source).findings.filter { $0.rule == "object-in-view-property" }
      .compactMap(\.subject)
  }

  private func report(of source: String) async -> Report {
    await analyze(
      AnalysisInput(files: projectFiles(source), name: "Project"), settings: .standard)
  }
}
