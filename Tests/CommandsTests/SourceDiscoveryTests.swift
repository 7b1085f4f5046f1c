import Foundation
import Model
import Testing

@testable import Commands

@Suite("Finding sources in a hostile tree")
struct SourceDiscoveryTests {
  private func discover(_ folder: TemporaryFolder, excluding patterns: [String] = [])
    -> SourceDiscovery
  {
    discoverSources(in: folder.path, exclusions: Exclusions(patterns: patterns))
  }

  private func shown(_ discovery: SourceDiscovery) -> [String] { discovery.files.map(\.shown) }

  @Test("Sources are found at any depth, sorted by bytes, and nothing else")
  func plain() throws {
    let folder = try TemporaryFolder()
    for name in [
      "b.swift", "a/z.swift", "a.swift", "B.swift", "a/b/é.swift", "C.SWIFT", "x.kt", "x.java",
    ] {
      try folder.write("", to: name)
    }
    let discovery = discover(folder)
    #expect(
      shown(discovery)
        == ["B.swift", "C.SWIFT", "a.swift", "a/b/é.swift", "a/z.swift", "b.swift", "x.kt"])
    #expect(discovery.gaps.isEmpty)
    #expect(!discovery.hasUnknownGap)
  }

  @Test("Projects are found beside the sources, unless they are excluded")
  func projects() throws {
    let folder = try TemporaryFolder()
    for name in ["App.xcodeproj/project.pbxproj", "Pods/P.xcodeproj/project.pbxproj", "a.pbxproj"] {
      try folder.write("", to: name)
    }
    #expect(discover(folder).projects.map(\.shown) == ["App.xcodeproj/project.pbxproj"])
    #expect(discover(folder).files.isEmpty)
  }

  @Test("Files of languages that nobody reads are counted, unless they are excluded")
  func unread() throws {
    let folder = try TemporaryFolder()
    for name in ["App.swift", "App.m", "a/Bridge.mm", "a/Bridge.h", "Pods/Vendor.m"] {
      try folder.write("", to: name)
    }
    #expect(discover(folder).unreadLanguages == ["Objective-C": 2])
    #expect(discover(folder, excluding: ["a"]).unreadLanguages == ["Objective-C": 1])
  }

  @Test("Folders of tools, hidden files and what is excluded stay out")
  func exclusions() throws {
    let folder = try TemporaryFolder()
    for name in excludedFolderNames + [".hidden", "Mocks", "Ignored"] {
      try folder.write("", to: "App/\(name)/x.swift")
    }
    for name in [".x.swift", "Build.swift", "y.gen.swift"] { try folder.write("", to: name) }
    try folder.write("*.gen.swift\n", to: ".gitignore")
    try folder.write("Ignored/\n", to: "App/.gitignore")
    let discovery = discover(folder, excluding: ["Mocks"])
    #expect(shown(discovery) == ["Build.swift"])
    #expect(discovery.gaps.isEmpty)
  }

  @Test("Loops of links end, and links out of the folder are told")
  func links() throws {
    let outside = try TemporaryFolder()
    try outside.write("", to: "secret.swift")
    let folder = try TemporaryFolder()
    try folder.write("", to: "a/real.swift")
    try folder.write("", to: ".build/built.swift")
    try folder.write("", to: "text.txt")
    for (name, target) in [
      ("a/loop", ".."), ("a/self.swift", "self.swift"), ("root", "/"),
      ("again.swift", "a/real.swift"),
      ("gone.swift", "nowhere"), ("out.swift", outside["secret.swift"]), ("text.swift", "text.txt"),
      ("built.swift", ".build/built.swift"), ("folder.swift", "a"), ("gone.txt", "nowhere"),
    ] {
      #expect(symlink(target, folder[name]) == 0)
    }
    let discovery = discover(folder)
    #expect(shown(discovery) == ["a/real.swift"])
    #expect(
      discovery.gaps == [
        .init(path: "a/self.swift", reason: "the link leads nowhere"),
        .init(path: "gone.swift", reason: "the link leads nowhere"),
        .init(path: "out.swift", reason: "the link leads out of the folder"),
        .init(path: "root", reason: "the link leads out of the folder"),
        .init(path: "text.swift", reason: "the link leads to text.txt, which is no source file"),
      ])
  }

  @Test("Pipes and sockets are told and never opened")
  func pipes() async throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder["pipe.swift"], 0o600) == 0)
    #expect(mkfifo(folder["pipe"], 0o600) == 0)
    try folder.write("", to: "a.swift")
    let discovery = discover(folder)
    #expect(shown(discovery) == ["a.swift"])
    #expect(discovery.gaps == [.init(path: "pipe.swift", reason: "it is no regular file")])
    // Also when the pipe takes the place of a file between listing and reading.
    #expect(throws: FileReadingError.isNoFile) {
      try readFile(folder["pipe.swift"], limit: 10, followingLinks: false)
    }
  }

  @Test("A name that is not UTF-8 is told, and the rest goes on")
  func foreignNames() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.swift")
    let file = Array(folder.path.utf8) + Array("/caf".utf8) + [0xE9] + Array(".swift\0".utf8)
    let made = file.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { characters in
        characters.baseAddress.map { open($0, O_CREAT | O_WRONLY, 0o600) } ?? -1
      }
    }
    try #require(made >= 0)
    close(made)
    try folder.write("", to: "new\nline.swift")
    let discovery = discover(folder)
    #expect(shown(discovery) == ["a.swift", "new\nline.swift"])
    #expect(
      discovery.gaps == [.init(path: "caf\u{FFFD}.swift", reason: "its name is not valid UTF-8")])
  }

  @Test("A folder that cannot be listed is told, and how much is missing is unknown")
  func unreadableFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.swift")
    // Root may list everything, so for root the path is too long for the system instead.
    if geteuid() == 0 {
      let name = String(repeating: "d", count: 200)
      let count = 1 + (4096 - folder.path.utf8.count) / (name.count + 1)
      var descriptor = open(folder.path, O_RDONLY | O_DIRECTORY)
      for _ in 0..<count {
        #expect(mkdirat(descriptor, name, 0o700) == 0)
        let next = openat(descriptor, name, O_RDONLY | O_DIRECTORY)
        close(descriptor)
        descriptor = next
      }
      close(descriptor)
      let discovery = discover(folder)
      #expect(shown(discovery) == ["a.swift"])
      #expect(
        discovery.gaps.map(\.reason) == ["the folder is not readable: file name too long"])
      #expect(discovery.hasUnknownGap)
    } else {
      try folder.write("", to: "closed/b.swift")
      chmod(folder["closed"], 0)
      defer { chmod(folder["closed"], 0o700) }
      let discovery = discover(folder)
      #expect(shown(discovery) == ["a.swift"])
      #expect(
        discovery.gaps
          == [.init(path: "closed/", reason: "the folder is not readable: permission denied")])
      #expect(discovery.hasUnknownGap)
    }
  }

  @Test("A root that vanished is told like any other folder")
  func vanishedRoot() throws {
    let folder = try TemporaryFolder()
    let discovery = discoverSources(in: folder["gone"], exclusions: Exclusions(patterns: []))
    #expect(
      discovery.gaps
        == [.init(path: ".", reason: "the folder is not readable: no such file or directory")])
  }
}
