import Foundation
import Testing
@Test func dump() throws {
  var all: [String: [String]] = [:]
  for m in BrokenManifest.yaml + BrokenManifest.json {
    all[m.title] = said(about: m.text, path: m.path).split(separator: "\n").map(String.init)
  }
  try JSONEncoder().encode(all).write(to: URL(fileURLWithPath: "/tmp/broken_out.json"))
}
