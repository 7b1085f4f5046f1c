import Foundation
import Model
import Rendering
import TestSupport
import Testing

/// Every free text of a report replaced by text that means something to the output.
struct HostileTextTests {
  /// Elements and attributes that the page has with harmless text.
  private func shape(_ html: String) -> Set<String> {
    let page = ScannedPage(html)
    return Set(
      page.elements.flatMap { element in
        [element.name] + element.attributes.keys.map { "\(element.name) \($0)" }
      })
  }

  @Test(arguments: hostileTexts)
  func thePageGetsNoElementAndNoAttributeOfIt(_ payload: String) {
    let plain = htmlPage(of: exampleReport(), drawings: exampleDrawings())
    for report in [exampleReport { $0 + payload }, exampleReport { _ in payload }] {
      let html = htmlPage(of: report, drawings: exampleDrawings(title: payload))
      let page = ScannedPage(html)
      #expect(page.faults == [])
      #expect(shape(html).subtracting(shape(plain)) == [])
      #expect(html.ranges(of: "<script").count == plain.ranges(of: "<script").count)
      for element in page.elements {
        if let target = element.attributes["href"] {
          let isOfTheForge = target.hasPrefix("https://forge.example/o/r/blob/main/")
          #expect(target.hasPrefix("#") || target == "graph.svg" || isOfTheForge)
        }
      }
      #expect(!html.unicodeScalars.contains { isDeceptive($0) && $0 != "\n" && $0 != "\t" })
    }
  }

  @Test(arguments: hostileTexts)
  func theTerminalGetsNoControlSequence(_ payload: String) {
    let text = checkText(of: exampleReport { $0 + payload }, style: .plain)
    #expect(!text.unicodeScalars.contains { isDeceptive($0) && $0 != "\n" })
    let lines = checkText(of: exampleReport(), style: .plain).split(separator: "\n").count
    #expect(text.split(separator: "\n").count <= lines)
  }

  @Test(arguments: hostileTexts)
  func markdownKeepsItsLinesAndGetsNoMarkup(_ payload: String) {
    let hostile = exampleReport { $0 + payload }
    let formats: [(Report) -> String] = [
      { markdownFindings(of: $0) }, { markdownDecisions(of: $0) }, { markdownChecklist(of: $0) },
      { markdownPlan(of: $0) },
    ]
    for format in formats {
      let text = format(hostile)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
      let plain = format(exampleReport()).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines == plain.count)
      #expect(!text.unicodeScalars.contains { isDeceptive($0) && $0 != "\n" })
      let outsideCode = withoutCode(text)
      for mark in ["<script", "<img", "<svg", "<a ", "<b>", "](javascript", "@octocat", "://"] {
        #expect(!outsideCode.contains(mark), "\(mark)")
      }
    }
  }

  @Test(arguments: hostileTexts)
  func jsonAndSARIFStayReadable(_ payload: String) throws {
    let hostile = exampleReport { $0 + payload }
    #expect(try report(fromJSON: jsonText(of: hostile)) == hostile)
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(sarifText(of: hostile).utf8))
    }
  }

  private func isDeceptive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }

  /// What a backslash stands before and what stands between backticks is no Markdown.
  private func withoutCode(_ text: String) -> String {
    text.replacing(#/\\[!-\/:-@\[-`{-~]/#, with: "").replacing(#/`[^`\n]+`/#, with: "")
  }
}
