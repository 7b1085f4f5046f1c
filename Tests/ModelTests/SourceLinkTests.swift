import Foundation
import Model
import Testing

struct SourceLinkTests {
  private let place = Location(
    file: "App/My File#1.swift", line: 12, column: 3, endLine: 12, endColumn: 9)

  @Test func aPlaceIsPutIntoThePatternAndEncoded() throws {
    let link = try #require(
      SourceLink(pattern: "https://forge.example/o/r/blob/main/{file}?plain=1#L{line}"))
    #expect(
      link.address(of: place)
        == "https://forge.example/o/r/blob/main/App/My%20File%231.swift?plain=1#L12")
  }

  @Test(arguments: [
    "", "http://a.example/{file}", "javascript:alert('{file}')", "https://a.example/file",
    "https://{file}/x", "https://a.example{file}", "https:///{file}", "https://a.example/{file}\"",
    "https://a.example/{file} x", "https://a.example/{file}{column}", "https://a.example/{file}\n",
    "https://a.example/<{file}>", "HTTPS://a.example/{file}",
  ])
  func whatIsNoSafeAddressIsRefused(_ pattern: String) {
    #expect(SourceLink(pattern: pattern) == nil)
  }

  @Test func aSavedOneIsCheckedAsWell() throws {
    let good = Data("[\"https://a.example/{file}\"]".utf8)
    #expect(try JSONDecoder().decode([SourceLink].self, from: good).count == 1)
    let bad = Data("[\"javascript:{file}\"]".utf8)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([SourceLink].self, from: bad)
    }
  }

  @Test func noNameOfAFileLeavesItsPlaceInTheAddress() throws {
    let link = try #require(SourceLink(pattern: "https://a.example/{file}"))
    let hostile = Location(
      file: "../x\" onclick=\"a()?q#f", line: 1, column: 1, endLine: 1, endColumn: 2)
    #expect(link.address(of: hostile) == "https://a.example/../x%22%20onclick%3D%22a%28%29%3Fq%23f")
  }
}
