import Testing

@testable import Commands

@Suite("Path patterns")
struct PathPatternTests {
  @Test(
    "A pattern means these paths",
    arguments: [
      ("*.swift", "a.swift"), ("*.swift", "a/b/c.swift"), ("Generated", "a/Generated"),
      ("/a/*.swift", "a/b.swift"), ("a/**", "a/b/c.swift"), ("**/b/*.swift", "b/c.swift"),
      ("**/b/*.swift", "x/y/b/c.swift"), ("a/**/c.swift", "a/c.swift"),
      ("a/**/c.swift", "a/x/y/c.swift"), ("?.swift", "é.swift"), ("[a-c].swift", "b.swift"),
      ("[!a-c].swift", "d.swift"), ("[]].swift", "].swift"), ("\\*.swift", "*.swift"),
      ("a[", "a["), ("*", "x/y"), ("a*b*c", "aXbYbZc"), ("**", "a/b"),
    ])
  func matching(pattern: String, path: String) {
    #expect(PathPattern(pattern).matches(path[...], isFolder: false))
  }

  @Test(
    "A pattern does not mean these paths",
    arguments: [
      ("*.swift", "a.swift.txt"), ("/a.swift", "b/a.swift"), ("a/*.swift", "a/b/c.swift"),
      ("a/*.swift", "x/a/b.swift"), ("?.swift", "ab.swift"), ("[a-c].swift", "d.swift"),
      ("[!a-c].swift", "a.swift"), ("a/**/c.swift", "a/xc.swift"), ("build/", "build"),
      ("**/b", "ab"), ("", "a"),
    ])
  func differing(pattern: String, path: String) {
    #expect(!PathPattern(pattern).matches(path[...], isFolder: false))
  }

  @Test("A slash at the end means folders only")
  func folders() {
    #expect(PathPattern("build/").matches("x/build", isFolder: true))
  }

  @Test("A pattern full of stars ends")
  func hostile() {
    let pattern = PathPattern(String(repeating: "*a", count: 60) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 2000)[...], isFolder: false))
  }

  @Test("Ignore files: the last line that matches counts, and the inner file first")
  func ignoreFiles() {
    let outer = Exclusions.IgnoreFile(
      "# comment\n*.gen.swift\r\n!keep.gen.swift\n/Old/\n\n", folder: "")
    let inner = Exclusions.IgnoreFile("!b.gen.swift\n", folder: "a/")
    let exclusions = Exclusions(patterns: ["Mocks"])
    func isOut(_ path: String, _ files: [Exclusions.IgnoreFile], isFolder: Bool = false) -> Bool {
      exclusions.excludes(path, isFolder: isFolder, ignoreFiles: files)
    }
    #expect(isOut("x.gen.swift", [outer]))
    #expect(!isOut("keep.gen.swift", [outer]))
    #expect(isOut("a/b.gen.swift", [outer]))
    #expect(!isOut("a/b.gen.swift", [outer, inner]))
    #expect(isOut("Old", [outer], isFolder: true))
    #expect(!isOut("New/Old", [outer], isFolder: true))
    #expect(isOut("a/Mocks", [], isFolder: true))
    #expect(isOut("Pods", [], isFolder: true))
    #expect(!isOut("Pods.swift", []))
    #expect(isOut(".hidden", [], isFolder: true))
  }
}
