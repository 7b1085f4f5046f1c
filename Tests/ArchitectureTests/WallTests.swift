import TestSupport
import Testing

/// The architecture as a table: what each room may import. `package` before a module says that the
/// room's face may show its types. A new door is a new word here, and is reviewed as such.
private let walls = """
  Model:
  Templates:
  SourceReading: package Model
  SwiftExtraction: package Model, SourceReading, SwiftParser, SwiftSyntax
  KotlinExtraction: package Model, SourceReading, CTreeSitter
  YAMLReading: package Model, CYAML
  GraphBuilding: package Model
  Rules: package Model
  ReportComparing: package Model
  Rendering: package Model, package Templates, Foundation
  GraphvizLayout: CGraphviz, Glibc, Darwin
  IndexReading: package Model, CIndexStore, Glibc, Darwin
  ManifestReading: package Model, package YAMLReading
  ProjectReading: package Model, YAMLReading
  SettingsLoading: package Model, package YAMLReading, Foundation
  Analysis: package Model, SwiftExtraction, KotlinExtraction, YAMLReading, ManifestReading, \
  ProjectReading, GraphBuilding, package Rules, Glibc, Darwin
  Commands: package Model, YAMLReading, SettingsLoading, Rules, ReportComparing, Rendering, \
  GraphvizLayout, IndexReading, Analysis, Foundation, Glibc, Darwin
  Workshop: package Model, SwiftExtraction, KotlinExtraction, package GraphBuilding, Rules, Rendering, \
  ManifestReading, SettingsLoading, Analysis, Commands, Foundation
  lifegraph: Commands, Foundation
  devtool: Workshop, Foundation
  """

@Suite struct WallTests {
  @Test("A room imports only what the table lists")
  func doors() throws {
    let doors = try doorsByRoom()
    for file in try SwiftFile.all(below: "Sources", "Templates") {
      guard let room = doors[file.room] else {
        Issue.record("\(file.path): the room \(file.room) is not in the table")
        continue
      }
      for door in file.imports where !room.contains(door) {
        Issue.record(
          "\(file.path): \(file.room) may not \(door.isPassedOn ? "package " : "")import \(door.module)"
        )
      }
    }
  }

  @Test("The table lists the rooms that there are")
  func rooms() throws {
    let files = try SwiftFile.all(below: "Sources", "Templates")
    #expect(try doorsByRoom().keys.sorted() == Set(files.map(\.room)).sorted())
  }

  @Test("Package.swift opens no door that the table does not list")
  func manifest() throws {
    let doors = try doorsByRoom()
    for target in try PackageTarget.all() {
      guard let room = doors[target.name] else { continue }
      let unlisted = target.dependencies.subtracting(room.map(\.module))
      #expect(unlisted.isEmpty, "\(target.name): \(unlisted.sorted())")
    }
  }

  @Test("Only tests of the architecture and of the room for it read syntax")
  func tests() throws {
    let readers = ["ArchitectureTests", "SwiftExtractionTests"]
    for file in try SwiftFile.all(below: "Tests") where !readers.contains(file.room) {
      let syntax = file.imports.filter { ["SwiftSyntax", "SwiftParser"].contains($0.module) }
      #expect(syntax.isEmpty, "\(file.path)")
    }
  }
}

private func doorsByRoom() throws -> [String: Set<SwiftFile.Import>] {
  var doors: [String: Set<SwiftFile.Import>] = [:]
  for line in walls.split(separator: "\n") {
    let parts = line.split(separator: ":", maxSplits: 1)
    let room = String(try #require(parts.first))
    doors[room] = []
    for entry in parts.dropFirst().joined().split(separator: ",") {
      let words = entry.split(separator: " ")
      let module = String(try #require(words.last))
      doors[room]?.insert(SwiftFile.Import(module: module, isPassedOn: false))
      if words.count == 2 {
        doors[room]?.insert(SwiftFile.Import(module: module, isPassedOn: true))
      }
    }
  }
  return doors
}
