import Foundation
import Model
import Testing

@testable import Commands

@Suite("The compiler's index at the command line")
struct IndexStoreTests {
  private func texts(in folder: String, _ names: [String] = []) -> InputTexts {
    var texts = InputTexts()
    texts.folders = [folder]
    for name in names { texts.origins["\(folder)/\(name)"] = name }
    return texts
  }

  @Test("The store of a package is found beside it, once, and those of the packages in it")
  func packages() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write("", to: ".build/x86_64-unknown-linux-gnu/debug/index/store/v5/units/unit")
    try folder.write("", to: "Packages/Kit/Package.swift")
    try folder.write("", to: "Packages/Kit/.build/debug/index/store/v5/units/unit")
    try folder.write("", to: ".build/index-build/arm64-apple-macosx/debug/index/store/file")
    try FileManager.default.createSymbolicLink(
      atPath: folder[".build/debug"], withDestinationPath: "x86_64-unknown-linux-gnu/debug")
    let found = findIndexStores(
      of: texts(in: folder.path, ["Packages/Kit/Package.swift"]), home: nil)
    #expect(
      found == [
        folder[".build/index-build/arm64-apple-macosx/debug/index/store"],
        folder[".build/x86_64-unknown-linux-gnu/debug/index/store"],
        folder["Packages/Kit/.build/debug/index/store"],
      ])
  }

  @Test("An input inside a package has the store of that package")
  func inside() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "Package.swift")
    try folder.write("", to: ".build/debug/index/store/file")
    try folder.write("", to: "Sources/App/App.swift")
    let found = findIndexStores(of: texts(in: folder["Sources/App"]), home: nil)
    #expect(found == [folder[".build/debug/index/store"]])
  }

  @Test("Xcode's derived data count for the project that they name")
  func derivedData() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App/App.xcodeproj/project.pbxproj")
    let data = "home/Library/Developer/Xcode/DerivedData"
    for (name, project) in [("App-abc", "App/App.xcodeproj"), ("Other-abc", "Other.xcodeproj")] {
      let list = try PropertyListSerialization.data(
        fromPropertyList: ["WorkspacePath": folder[project]], format: .xml, options: 0)
      try folder.write(Array(list), to: "\(data)/\(name)/info.plist")
      try folder.write("", to: "\(data)/\(name)/Index.noindex/DataStore/v5/units/unit")
    }
    try folder.write("", to: "\(data)/ModuleCache.noindex/file")
    try folder.write("no list", to: "\(data)/Broken-abc/info.plist")
    let found = findIndexStores(of: texts(in: folder["App"]), home: folder["home"])
    #expect(found == [folder["\(data)/App-abc/Index.noindex/DataStore"]])
    #expect(findIndexStores(of: texts(in: folder["App"]), home: nil) == [])
  }

  @Test("A store that is named has to be there, and to know the sources")
  func named() async throws {
    let folder = try TemporaryFolder()
    try folder.write("struct A {}", to: "App/A.swift")
    try FileManager.default.createDirectory(
      atPath: folder["store"], withIntermediateDirectories: true)
    let missing = try await runCommandLine(
      ["check", folder["App"], "--index-store", folder["nothing"]])
    #expect(missing.code == .usage)
    #expect(missing.errors.contains("nothing: there is no such file or folder"))
    let environment = ProcessInfo.processInfo.environment
    let empty = try await runCommandLine(
      ["check", folder["App"], "--index-store", folder["store"]], environment: environment,
      pipeline: .standard)
    #expect(empty.code == .clean)
    #expect(empty.errors.contains("resolved by syntax"))
    #expect(!empty.output.contains("index"))
  }

  @Test("Without a toolchain syntax has to do, and that is said where a store was named")
  func noToolchain() async throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "App/Package.swift")
    try folder.write("struct A {}", to: "App/A.swift")
    try folder.write("", to: "App/.build/debug/index/store/v5/units/unit")
    let environment = ["LIFEGRAPH_TOOLCHAIN": folder.path, "PATH": ""]
    let named = try await runCommandLine(
      ["check", folder["App"], "--index-store", folder["App/.build/debug/index/store"]],
      environment: environment, pipeline: .standard)
    #expect(named.code == .clean)
    #expect(named.errors.contains("no toolchain with libIndexStore was found"))
    let found = try await runCommandLine(
      ["check", folder["App"]], environment: environment, pipeline: .standard)
    #expect(found.code == .clean)
    #expect(!found.errors.contains("warning"))
    let without = try await runCommandLine(
      ["check", folder["App"], "--no-index-store"], environment: environment, pipeline: .standard)
    #expect(without.code == .clean)
    #expect(without.output == found.output)
  }
}
