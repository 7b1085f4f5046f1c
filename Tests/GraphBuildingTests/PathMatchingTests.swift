import Testing

@testable import GraphBuilding

@Suite struct PathMatchingTests {
  @Test(arguments: [
    ("A/B.swift", "A/*.swift", true), ("A/B/C.swift", "A/*.swift", false),
    ("A/B/C.swift", "A/**", true), ("A/B/C.swift", "**/*.swift", true),
    ("C.swift", "**/*.swift", true), ("A/B/C.swift", "**/B", true), ("A/B/C.swift", "A/*", true),
    ("A/BTests/C.swift", "**/*Tests/**", true), ("A/B/C.swift", "B/**", false),
    ("A/B/C.swift", "A/**/C.swift", true), ("A/C.swift", "A/**/C.swift", true),
    ("A/B/C.swift", "*", true), ("A/B/C.swift", "**/D*", false), ("A", "A/**", true),
  ])
  func `A pattern stands for names and folders`(path: String, pattern: String, matches: Bool) {
    #expect(matchesPath(path[...], pattern: pattern) == matches)
  }
}
