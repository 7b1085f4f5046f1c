import Model

/// Where a Kotlin file stands, by the folders that Gradle gives a meaning:
/// `features/login/impl/src/demo/kotlin/…`.
struct GradlePlace: Hashable {
  /// The folders before `src`, joined by colons as Gradle does; empty for the root.
  let project: String
  /// The folder behind `src`.
  let sourceSet: String

  /// `nil` for a file that lies in no source set.
  init?(path: String) {
    let folders = pathParts(path).dropLast()
    let sources = folders.indices.filter { folders[$0] == "src" && $0 + 1 < folders.count }
    let root =
      sources.first { position in
        position + 2 < folders.count && languageFolders.contains(String(folders[position + 2]))
      } ?? sources.first
    guard let root else { return nil }
    project = folders[..<root].joined(separator: ":")
    sourceSet = String(folders[root + 1])
  }

  /// The name of the module: with the source set, unless every build compiles it.
  func module(otherwise root: String) -> String {
    let name = project.isEmpty ? root : project
    return isOfEveryBuild ? name : "\(name) (\(sourceSet))"
  }

  /// True for what every flavour, build type and platform compiles.
  var isOfEveryBuild: Bool { sourceSet == "main" || sourceSet == "commonMain" }

  /// True for a source set of tests: `test`, `androidTest`, `commonTest`, `testFixtures`, `testDebug`.
  var isTest: Bool {
    let words = camelWords(sourceSet)
    return words.first == "test" || words.last == "test"
      || words.starts(with: ["android", "test"]) || words.contains("benchmark")
  }

  /// True for a module that only serves tests: `core/testing`, `matrix/test`, `ui-test-manifest`.
  var isOfTestModule: Bool {
    project.split(separator: ":").contains { folder in
      folder.split(whereSeparator: { $0 == "-" || $0 == "_" || $0 == "." }).contains {
        let words = camelWords(String($0))
        return testWords.contains(words.first ?? "") || testWords.contains(words.last ?? "")
          || testWords.contains(words.suffix(2).joined())
      }
    }
  }
}

/// Folders of a source set in which sources lie.
private let languageFolders: NameSet = ["kotlin", "java"]

private let testWords: NameSet = [
  "test", "tests", "testing", "testkit", "testutils", "testutil", "testlib", "testfixtures",
  "benchmark", "benchmarks", "macrobenchmark", "microbenchmark", "baselineprofile",
]
