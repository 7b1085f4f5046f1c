import Model

/// The role that a whole file has by its place, its name and its imports.
func sourceRole(of facts: FileFacts, settings: GraphSettings) -> Component.Role {
  if settings.testPaths.contains(where: { matches(facts.path, pattern: $0) }) { return .test }
  if settings.generatedPaths.contains(where: { matches(facts.path, pattern: $0) }) {
    return .generated
  }
  if let role = kotlinRole(of: facts) { return role }
  if facts.imports.contains(where: { testLibraries.contains($0) }) { return .test }
  let parts = pathParts(facts.path)
  // What describes the build is no part of the product.
  if parts.last == "Package.swift" || facts.imports.contains(where: buildLibraries.contains) {
    return .generated
  }
  let folders = parts.dropLast()
  let name = parts.last?.utf8.prefix { $0 != UInt8(ascii: ".") }
  let file = name.map { String(Substring($0)) } ?? ""
  if folders.contains(where: isTestFolder) || file.hasSuffix("Tests") { return .test }
  if facts.isGenerated || folders.contains(where: { $0 == "Generated" }) { return .generated }
  if folders.contains(where: isSampleFolder) || isSampleFile(file) { return .sample }
  return .ordinary
}

/// The folders and the name of a file. Goes by bytes: all paths of a program are taken apart.
func pathParts(_ path: String) -> [Substring] {
  path.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
}

private let testLibraries: NameSet = ["XCTest", "Testing", "SnapshotTesting"]

private let buildLibraries: NameSet = ["PackageDescription", "ProjectDescription"]

private func isTestFolder(_ folder: Substring) -> Bool {
  folder == "Test" || folder == "Tests" || folder.hasSuffix("Tests") || folder.hasSuffix("Test")
    || folder == "TestSupport" || folder == "TestHelpers" || folder == "TestUtilities"
}

private func isSampleFolder(_ folder: Substring) -> Bool {
  sampleWords.contains(String(folder)) || folder.hasPrefix("Preview")
}

private func isSampleFile(_ name: String) -> Bool {
  let words = [
    "Mock", "Mocks", "Fake", "Fakes", "Stub", "Stubs", "Fixture", "Fixtures", "TestData",
    "MockData", "SampleData", "PreviewData",
  ]
  return words.contains { name.hasSuffix($0) }
    || ["Mock", "Fake", "Stub", "Testing"].contains {
      name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
    }
}

private let sampleWords: Set<String> = [
  "Mock", "Mocks", "Fake", "Fakes", "Stub", "Stubs", "Fixtures", "Previews", "Examples",
]
