import Model
import Rendering
import TestSupport
import Testing

struct OutputFormatTests {
  @Test func formatsAreSortedByNameAndUnique() {
    let names = OutputFormat.all.map(\.name)
    #expect(names == Set(names).sorted())
    #expect(Set(names).isSuperset(of: ["html", "json", "markdown", "sarif", "text"]))
  }

  @Test(arguments: ["html", "json", "markdown", "sarif", "text"])
  func equalReportsGiveEqualBytes(_ name: String) throws {
    let format = try #require(OutputFormat.all.first { $0.name == name })
    let first = format.render(exampleReport(), exampleDrawings(), .standard)
    for _ in 0..<10 {
      let again = try report(fromJSON: jsonText(of: exampleReport()))
      #expect(format.render(again, exampleDrawings(), .standard) == first)
    }
    #expect(first.hasSuffix("\n"))
    #expect(!first.contains("\r"))
  }

  @Test func everyFormatSaysWhatItIsInOneClause() {
    for format in OutputFormat.all {
      #expect(!format.help.isEmpty && !format.help.hasSuffix("."), "\(format.name)")
      #expect(!format.commands.isEmpty, "\(format.name)")
    }
  }
}
