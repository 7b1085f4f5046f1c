import Foundation
import Model
import ReportComparing
import TestSupport
import Testing

@testable import Rendering

@Suite("The comment of a pull request")
struct DifferenceMarkdownTests {
  private func comment(_ change: (inout SampleReport) -> Void) -> String {
    var sample = SampleReport()
    let root = sample.add("Root", scope: "app", role: .compositionRoot)
    let store = sample.add("Store", scope: "app", isGlobal: true)
    sample.relate(root, .owns, store)
    var new = sample
    change(&new)
    return differenceMarkdown(
      of: compare(sample.report(name: "Shop"), with: new.report(name: "Shop")))
  }

  @Test("New findings stand before the picture, and that before everything else")
  func order() throws {
    let text = differenceMarkdown(of: exampleComparison())
    let headings = [
      "<!-- lifegraph -->\n### Travel booking: 1 new finding (1 error), 1 fixed, 1 lighter",
      "#### New findings (1)", "#### Findings that weigh another (1)",
      "#### What changed, and what is next to it\n\n```mermaid\n%%{init",
      "<details><summary>Fixed findings (1)</summary>\n\n- ▲ **warning** `captive-dependency`",
      "#### Access points (", "#### Components (", "#### Relations (", "#### Numbers (",
    ]
    let places = try headings.map { try #require(text.firstRange(of: $0), "\($0)").lowerBound }
    #expect(places == places.sorted())
    #expect(text.hasPrefix(headings[0]))
    #expect(text.contains("> **With care:** The old side was made by lifegraph 0.0.9"))
    #expect(text.contains("- ■ **error** `captive-dependency` `App/SessionManager.swift:9:5`: "))
    #expect(
      text.contains(
        "  - Path: `AppDependencies` owns → `SessionManager` keeps → `CheckoutViewModel`\n"))
  }

  @Test("Nothing is written where nothing changed")
  func nothing() { #expect(comment { _ in } == "") }

  @Test("A relation that changed says what differs alone")
  func relation() {
    let text = comment {
      $0.relate($0.components[0].id, .provides, $0.components[1].id)
    }
    #expect(text.contains("| **\\~** changed | `Root` | `Store` | also provides |"))
  }

  @Test("What changed is told in the picture by signs and dashes as well as by colours")
  func picture() {
    let text = comment { report in
      let (root, store) = (report.components[0].id, report.components[1].id)
      report.relations = []
      report.relate(root, .creates, report.add("Cart", scope: "session"))
      report.relate(report.add("View", scope: "screen"), .reaches, store, place: .body)
    }
    #expect(text.contains("[\"<b>#43; Cart</b>"))
    #expect(text.contains(" -- \"#43;\" --> "))
    #expect(text.contains(" -. \"#43; hidden\" .-> "))
    #expect(text.contains(" == \"−\" ==> "))
    #expect(text.contains(",stroke-dasharray:5 4\n"))
    #expect(text.contains("<b>Signs and notes</b><br/>#43; added, − removed #40;dashed#41;<br/>"))
    #expect(text.contains("  classDef added fill:#e2f6e7,stroke:#19792f,stroke-width:2px\n"))
  }

  @Test("A large difference stays within what a comment takes, and counts what it leaves out")
  func large() throws {
    let name = String(repeating: "Very::long_name*", count: 40)
    let text = comment { report in
      for number in 0..<1_200 {
        let part = report.add("\(name)\(number)", in: "Module\(number % 9)", scope: "screen")
        report.relate(part, .reaches, report.components[1].id, place: .body)
        report.flag(part, .warning)
      }
    }
    #expect(text.utf16.count <= commentUnits)
    #expect(text.contains("1,200 new findings"))
    let rest = try #require(text.firstMatch(of: #/and ([\d,]+) more here/#)).output.1
    #expect(rest.hasPrefix("1,1"))
    #expect(text.contains("```mermaid"))
    #expect(text.contains("\n</details>\n"))
  }

  @Test("However long each text, the comment is not longer")
  func endless() {
    let long = String(repeating: "*_~|`", count: 4_000)
    let text = differenceMarkdown(of: exampleComparison { $0 + long })
    #expect(text.utf16.count <= commentUnits)
  }

  @Test("A hostile text stays a text", arguments: hostileTexts)
  func hostile(_ payload: String) {
    let text = differenceMarkdown(of: exampleComparison { $0 + payload })
    let plain = differenceMarkdown(of: exampleComparison())
    func marked(_ text: String) -> String {
      outsidePicture(text).replacing(#/\\[!-\/:-@\[-`{-~]/#, with: "")
        .replacing(#/`[^`\n]+`/#, with: "")
    }
    for mark in ["```", "<details>", "</details>", "<!--", "-->", "\n#", "\n|", "\n- "] {
      #expect(
        marked(text).ranges(of: mark).count == marked(plain).ranges(of: mark).count, "\(mark)")
    }
    for mark in ["<script", "<img", "<svg", "<a ", "<b>", "](javascript", "@octocat", "://"] {
      #expect(!marked(text).contains(mark), "\(mark)")
    }
    for line in picture(of: text).split(separator: "\n").dropFirst() {
      #expect(line.count { $0 == "\"" } % 2 == 0)
      #expect(!line.contains("%%") && !line.contains("<script"))
    }
  }

  private func picture(of text: String) -> Substring {
    let start = text.firstRange(of: "```mermaid\n")?.upperBound ?? text.endIndex
    return text[start...].prefix { $0 != "`" }
  }

  private func outsidePicture(_ text: String) -> String {
    text.replacing(picture(of: text), with: "")
  }
}
