import Foundation
import Model
import Testing

@testable import Commands

@Suite("Inputs")
struct InputReadingTests {
  private func read(_ paths: [String], input: String = "", excluding: [String] = []) throws
    -> InputTexts
  {
    switch try load(paths, input: input, excluding: excluding) {
    case .texts(let texts): return texts
    case .report: throw Unexpected()
    }
  }

  private struct Unexpected: Error {}

  private func load(_ paths: [String], input: String = "", excluding: [String] = []) throws
    -> LoadedInput
  {
    let folder = try TemporaryFolder()
    let descriptor = open(try folder.write(input, to: "input"), O_RDONLY)
    defer { close(descriptor) }
    let terminal = Terminal(
      standardOutput: -1, standardError: -1, environment: [:], isQuiet: true, isColorless: true)
    return try readInputs(
      paths, exclusions: Exclusions(patterns: excluding),
      session: Session(
        pipeline: .example, terminal: terminal, standardInput: descriptor, environment: [:],
        executable: "", cleanup: Cleanup()))
  }

  private func inputError(_ paths: [String], input: String = "") -> InputError? {
    do {
      _ = try load(paths, input: input)
      return nil
    } catch CommandFailure.input(let error) {
      return error
    } catch {
      return nil
    }
  }

  @Test("A project of a folder is read beside its sources, and is no input")
  func project() throws {
    let folder = try TemporaryFolder()
    try folder.write("one", to: "App/A.swift")
    try folder.write("{}", to: "App/A.xcodeproj/project.pbxproj")
    let texts = try read([folder["App/"]])
    #expect(texts.projects == [SourceText(path: "A.xcodeproj/project.pbxproj", text: "{}")])
    #expect(texts.sources.map(\.path) == ["A.swift"])
    #expect(texts.inputs.map(\.path) == ["App"])
  }

  @Test("A folder: paths count from it, and its lifegraph.yml is a manifest")
  func folder() throws {
    let folder = try TemporaryFolder()
    try folder.write("one", to: "App/Sources/A.swift")
    try folder.write("lifegraph: 1", to: "App/lifegraph.yml")
    try folder.write("no: 1", to: "App/Sources/lifegraph.yml")
    let texts = try read([folder["App/"]])
    #expect(texts.name == "App")
    #expect(
      texts.inputs == [
        .init(path: "App", kind: .sources), .init(path: "lifegraph.yml", kind: .manifest),
      ])
    #expect(texts.sources == [SourceText(path: "Sources/A.swift", text: "one")])
    #expect(texts.manifests == [SourceText(path: "lifegraph.yml", text: "lifegraph: 1")])
    #expect(try read([folder["App"], folder["App/lifegraph.yml"]]).manifests.count == 1)
  }

  @Test("Two folders: paths begin with what tells the folders apart")
  func folders() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "one/App/A.swift")
    try folder.write("", to: "two/App/A.swift")
    try folder.write("", to: "Kit/K.swift")
    let texts = try read([folder["two/App"], folder["Kit"], folder["one/App"], folder["Kit/"]])
    #expect(texts.inputs.map(\.path) == ["two/App", "Kit", "one/App"])
    #expect(
      texts.sources.map(\.path) == ["two/App/A.swift", "Kit/K.swift", "one/App/A.swift"])
  }

  @Test("A file within a folder that is also named is read once")
  func nested() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App/Sub/A.swift")
    #expect(
      try read([folder["App"], folder["App/Sub"]]).sources.map(\.path) == ["App/Sub/A.swift"])
    #expect(
      try read([folder["App/Sub/A.swift"], folder["App"]]).sources.map(\.path) == ["A.swift"])
  }

  @Test("Files that are no text, too large, repaired or empty")
  func uncleanFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write([0x61, 0, 0x62], to: "binary.swift")
    try folder.write([0xFF, 0xFE, 0x61, 0x00], to: "wide.swift")
    try folder.write([0x61, 0xE9], to: "latin.swift")
    try folder.write("a\r\nb", to: "windows.swift")
    try folder.write("", to: "empty.swift")
    try folder.write([UInt8](repeating: 0x20, count: FileLimit.source + 1), to: "huge.swift")
    let texts = try read([folder.path])
    #expect(
      texts.sources == [
        SourceText(path: "empty.swift", text: ""),
        SourceText(path: "latin.swift", text: "a\u{FFFD}"),
        SourceText(path: "wide.swift", text: "a"),
        SourceText(path: "windows.swift", text: "a\r\nb"),
      ])
    #expect(texts.repaired.map(\.path) == ["latin.swift"])
    #expect(
      texts.skipped == [
        .init(path: "binary.swift", reason: "it is binary: it holds a zero byte"),
        .init(path: "huge.swift", reason: "5000001 bytes are more than the limit of 5000000"),
      ])
    #expect(texts.skippedBytes == 3 + FileLimit.source + 1)
    #expect(!texts.hasUnknownGap)
  }

  @Test("Standard input is a manifest or a report, by what it holds")
  func standardInput() throws {
    #expect(
      try read(["-"], input: "lifegraph: 1").manifests
        == [SourceText(path: "stdin.yml", text: "lifegraph: 1")])
    #expect(
      try read(["-"], input: " {\"lifegraph\": 1}").manifests
        == [SourceText(path: "stdin.json", text: " {\"lifegraph\": 1}")])
    #expect(
      inputError(["-"], input: "{\"schemaVersion\": 1}")
        == .notAReport(path: "standard input", reason: "it is damaged"))
  }

  @Test("Broken JSON goes to the manifest's reader, which tells the place")
  func brokenJSON() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("{\"lifegraph\": 1,,}", to: "m.json")
    #expect(try read([file]).manifests.map(\.path) == ["m.json"])
    try folder.write("{\"schemaVersion\": 1, \"tool\": {", to: "r.json")
    #expect(
      inputError([folder["r.json"]])
        == .notAReport(path: folder["r.json"], reason: "it is damaged"))
  }

  @Test("What cannot be an input is an error that says what can")
  func mistakes() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "notes.md")
    #expect(inputError([folder["gone"]]) == .missing(folder["gone"]))
    #expect(inputError([folder["notes.md/x"]]) == .missing(folder["notes.md/x"]))
    #expect(inputError([folder["notes.md"]]) == .noInput(path: folder["notes.md"]))
    #expect(inputError([folder.path]) == .noSources([folder.path]))
    let tooLong = String(repeating: "x", count: 300)
    #expect(
      inputError([tooLong]) == .unreadable(path: tooLong, reason: "file name too long"))
  }

  @Test("A named input that is not readable is a gap beside others, and an error alone")
  func unreadableInput() throws {
    let folder = try TemporaryFolder()
    try folder.write("a", to: "good.swift")
    try folder.write([0], to: "bad.swift")
    let texts = try read([folder["good.swift"], folder["bad.swift"]])
    #expect(texts.hasUnknownGap)
    #expect(texts.skipped.map(\.path) == ["bad.swift"])
    #expect(
      inputError([folder["bad.swift"]])
        == .unreadable(
          path: folder["bad.swift"], reason: "it is binary: it holds a zero byte"))
  }

  @Test("Labels are the shortest endings that differ")
  func labels() {
    #expect(inputLabels(["/a/b", "/a/c"]) == ["b", "c"])
    #expect(inputLabels(["/a/x/b", "/a/y/b"]) == ["x/b", "y/b"])
    #expect(inputLabels(["/b", "/a/b"]) == ["b", "a/b"])
    #expect(inputLabels(["/"]) == ["root"])
  }
}
