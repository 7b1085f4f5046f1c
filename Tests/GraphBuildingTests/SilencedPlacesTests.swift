import Model
import TestSupport
import Testing

@Suite struct SilencedPlacesTests {
  @Test(
    arguments: [
      "final class Box: @unchecked Sendable {}",
      "struct Value: Codable, @unchecked Sendable { let text: String }",
      "struct Value { let text: NSString } ; extension Value: @unchecked Sendable {}",
      "nonisolated(unsafe) var table: [String: Int] = [:]",
      "enum Names { nonisolated(unsafe) static var table: [String: Int] = [:] }",
      "func load() { nonisolated(unsafe) var found = 0 ; run { found += 1 } }",
      "func load() { run { nonisolated(unsafe) let text = text ; send(text) } }",
    ])
  func `A silencer counts wherever it stands`(code: String) async {
    let report = await graph(of: files(code))
    #expect(report.inventory.total.silencers == 1)
    #expect(report.inventory.modules.map(\.module) == ["Main"])
  }

  @Test(
    arguments: [
      "App.swift: struct Value: Codable, Sendable { let text: String }",
      "App.swift: nonisolated func load() {}",
      "App.swift: // nonisolated(unsafe) var table = 0",
      "App.swift: final class Box: @preconcurrency Delegate {}",
      "Tests/BoxTests.swift: final class Box: @unchecked Sendable {}",
      "Mocks/Box.swift: final class Box: @unchecked Sendable {}",
      "Generated/Box.swift: final class Box: @unchecked Sendable {}",
    ])
  func `What switches nothing off does not, nor what is no part of the product`(
    file: String
  ) async {
    let colon = file.firstIndex(of: ":") ?? file.endIndex
    let report = await graph(
      of: files("//- \(file[..<colon])\n\(file[colon...].dropFirst(2))\n"))
    #expect(report.inventory.total.silencers == 0)
  }
}
