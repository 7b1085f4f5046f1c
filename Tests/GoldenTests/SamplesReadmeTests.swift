import Model
import TestSupport
import Testing

@Suite struct SamplesReadmeTests {
  @Test(
    "The faults that samples/README.md lists are those that are found",
    arguments: try Sample.all())
  func faults(_ sample: Sample) async throws {
    let text = try RepositoryFiles.text(PlantedFault.document)
    let listed = PlantedFault.listed(for: sample.name, in: text)
    let found = PlantedFault.found(in: try await sample.report())
    for fault in found.difference(from: listed) {
      switch fault {
      case .insert(_, let fault, _):
        Issue.record("\(PlantedFault.document), ## \(sample.name) has no row \(fault)")
      case .remove(_, let fault, _):
        Issue.record("\(PlantedFault.document), ## \(sample.name): nothing is found for \(fault)")
      }
    }
  }

  @Test("The first table has a row for each sample, with the number of its findings")
  func overview() async throws {
    let rows = rows(below: "## All samples", in: try RepositoryFiles.text(PlantedFault.document))
      .filter { code($0.first ?? "") != nil }
    let samples = try Sample.all().map(\.name)
    #expect(rows.compactMap { code($0[0]) }.sorted() == samples)
    for row in rows {
      let name = try #require(code(row[0]))
      let found = try await Sample(name: name).report().findings.count
      #expect(row.last == "\(found)", "\(name)")
    }
  }

  @Test(
    "Every place that stands in a section is a line of that sample", arguments: try Sample.all())
  func places(_ sample: Sample) throws {
    let text = try RepositoryFiles.text(PlantedFault.document)
    let words = rows(below: "## \(sample.name)", in: text).joined().flatMap { cell in
      cell.split(separator: "`").map(String.init)
    }
    for word in words {
      let parts = word.split(separator: ":")
      guard parts.count == 2, let line = Int(parts[1]) else { continue }
      let path = "samples/\(sample.name)/\(parts[0])"
      guard RepositoryFiles.exists(path) else {
        Issue.record("\(path) does not exist")
        continue
      }
      let lines = try RepositoryFiles.text(path).split(
        separator: "\n", omittingEmptySubsequences: false)
      let isText = line > 0 && line <= lines.count && !lines[line - 1].allSatisfy(\.isWhitespace)
      #expect(isText, "\(path) has nothing at line \(line)")
    }
  }

  @Test("A table is read row by row, and only in its section")
  func reading() {
    let text = """
      ## All

      | `a` | 1 |

      ## a

      | rule | severity | place | what |
      |---|---|---|---|
      | `x-y` | note | `A.swift:3` | `A` |

      ### Silences

      | `A.swift:4` | said |

      ## b

      | `x-y` | error | `B.swift:1` | `B` |
      """
    #expect(
      PlantedFault.listed(for: "a", in: text)
        == [PlantedFault(rule: "x-y", severity: "note", place: "A.swift:3")])
    #expect(PlantedFault.listed(for: "c", in: text) == [])
    #expect(rows(below: "## All", in: text) == [["`a`", "1"]])
  }
}
