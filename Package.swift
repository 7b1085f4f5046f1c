// swift-tools-version: 6.1
// The one-way order of the rooms stands here and, as a table, in Tests/ArchitectureTests.
import Foundation
import PackageDescription

#if os(macOS)
  import MachO
#endif

// SwiftSyntax ships with every toolchain, under lib/swift/host. The toolchain that evaluates this
// manifest has its own ManifestAPI loaded, which tells where it is, also behind shims and links.
let environment = ProcessInfo.processInfo.environment
let usesSyntaxPackage = environment["LIFEGRAPH_SWIFT_SYNTAX"] == "package"
let hostLibraries = usesSyntaxPackage ? nil : hostLibrariesOrExit()

func hostLibrariesOrExit() -> String {
  let folders = toolchainFolders().map { $0 + "/lib/swift/host" }
  let found = folders.first {
    FileManager.default.fileExists(atPath: $0 + "/SwiftSyntax.swiftmodule")
  }
  if let found { return found }
  let message = """
    lifegraph: no SwiftSyntax found; looked in
    \(folders.map { "  " + $0 }.joined(separator: "\n"))
    Either set LIFEGRAPH_TOOLCHAIN to a Swift toolchain (the folder that holds usr/lib/swift/host),
    or set LIFEGRAPH_SWIFT_SYNTAX=package to build swift-syntax from its repository (needs network).

    """
  FileHandle.standardError.write(Data(message.utf8))
  exit(1)
}

func toolchainFolders() -> [String] {
  // A folder that someone names is the only one to look in: another toolchain's modules would fail
  // later and less clearly.
  if let named = environment["LIFEGRAPH_TOOLCHAIN"], !named.isEmpty {
    return [named + "/usr", named]
  }
  var folders = loadedLibraries().compactMap { path in
    path.range(of: "/lib/swift/pm/").map { String(path[..<$0.lowerBound]) }
  }
  for folder in (environment["PATH"] ?? "").split(separator: ":") {
    let swift = URL(fileURLWithPath: "\(folder)/swift")
    guard FileManager.default.isExecutableFile(atPath: swift.path) else { continue }
    let program = swift.resolvingSymlinksInPath()
    folders.append(program.deletingLastPathComponent().deletingLastPathComponent().path)
  }
  var seen: Set<String> = []
  return folders.filter { seen.insert($0).inserted }
}

func loadedLibraries() -> [String] {
  #if os(macOS)
    return (0..<_dyld_image_count()).compactMap { _dyld_get_image_name($0) }.map {
      String(cString: $0)
    }
  #else
    guard let maps = try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8) else {
      return []
    }
    return maps.split(separator: "\n").compactMap { line in
      line.firstIndex(of: "/").map { String(line[$0...]) }
    }
  #endif
}

// Scripts/kotlin-grammar.sh builds the parser of Kotlin, which no package manager has.
let kotlinGrammar = kotlinGrammarOrExit()

func kotlinGrammarOrExit() -> String {
  let folder = Context.packageDirectory + "/.build/kotlin-grammar"
  if FileManager.default.fileExists(atPath: folder + "/libtree-sitter-kotlin.a") { return folder }
  let message = """
    lifegraph: the parser of Kotlin is not there yet
    Run Scripts/setup.sh once; 'make test' and 'make demo' do it by themselves.

    """
  FileHandle.standardError.write(Data(message.utf8))
  exit(1)
}

let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
]
// Whoever imports an extraction room, even indirectly, has to see the modules that it was built with.
let syntaxSearchPath: [SwiftSetting] =
  (hostLibraries.map { [.unsafeFlags(["-I", $0])] } ?? [])
  + [.unsafeFlags(["-Xcc", "-I\(kotlinGrammar)/include"])]
let syntaxLinking: [LinkerSetting] =
  (hostLibraries.map {
    [
      .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
      .unsafeFlags(["-L", $0, "-Xlinker", "-rpath", "-Xlinker", $0]),
    ]
  } ?? []) + [.unsafeFlags(["-L", kotlinGrammar])]
let syntaxProducts: [Target.Dependency] =
  usesSyntaxPackage
  ? [
    .product(name: "SwiftSyntax", package: "swift-syntax"),
    .product(name: "SwiftParser", package: "swift-syntax"),
  ] : []

func room(
  _ name: String, uses dependencies: [Target.Dependency] = [], path: String? = nil,
  resources: [Resource] = [], linker: [LinkerSetting] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies, path: path, resources: resources,
    swiftSettings: strict + syntaxSearchPath, linkerSettings: linker)
}

func program(_ name: String, uses dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, swiftSettings: strict + syntaxSearchPath,
    linkerSettings: syntaxLinking)
}

func tests(
  _ name: String, of dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["Model"], exclude: exclude,
    swiftSettings: strict + syntaxSearchPath, linkerSettings: syntaxLinking)
}

let package = Package(
  name: "lifegraph",
  platforms: [.macOS(.v14)],
  dependencies: usesSyntaxPackage
    ? [.package(url: "https://github.com/swiftlang/swift-syntax.git", from: "602.0.0")] : [],
  targets: [
    room("Model"),
    room("Templates", path: "Templates", resources: [.embedInCode("Page")]),
    .systemLibrary(
      name: "CGraphviz", pkgConfig: "libgvc",
      providers: [.apt(["libgraphviz-dev"]), .brew(["graphviz"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),

    .systemLibrary(name: "CIndexStore"),
    .systemLibrary(name: "CTreeSitter"),

    room("SourceReading", uses: ["Model"]),
    room("SwiftExtraction", uses: ["Model", "SourceReading"] + syntaxProducts),
    room("KotlinExtraction", uses: ["Model", "SourceReading", "CTreeSitter"]),
    room("YAMLReading", uses: ["Model", "CYAML"]),
    room("GraphBuilding", uses: ["Model"]),
    room("Rules", uses: ["Model"]),
    room("ReportComparing", uses: ["Model"]),
    room("Rendering", uses: ["Model", "Templates"]),
    room("GraphvizLayout", uses: ["CGraphviz"]),
    room("IndexReading", uses: ["Model", "CIndexStore"]),

    room("ManifestReading", uses: ["Model", "YAMLReading"]),
    room("ProjectReading", uses: ["Model", "YAMLReading"]),
    room("SettingsLoading", uses: ["Model", "YAMLReading"]),

    room(
      "Analysis",
      uses: [
        "Model", "SwiftExtraction", "KotlinExtraction", "YAMLReading", "ManifestReading",
        "ProjectReading", "GraphBuilding", "Rules",
      ]
    ),
    room(
      "Commands",
      uses: [
        "Model", "YAMLReading", "SettingsLoading", "Rules", "ReportComparing", "Rendering",
        "GraphvizLayout", "IndexReading", "Analysis",
      ]),
    program("lifegraph", uses: ["Commands"]),
    room(
      "Workshop",
      uses: [
        "Model", "SwiftExtraction", "KotlinExtraction", "GraphBuilding", "Rules", "Rendering",
        "ManifestReading",
        "SettingsLoading", "Analysis", "Commands",
      ]),
    program("devtool", uses: ["Workshop"]),

    .target(
      name: "TestSupport", dependencies: ["Model", "Rules", "Analysis"], path: "Tests/TestSupport",
      swiftSettings: strict + syntaxSearchPath),
    tests("ModelTests", of: []),
    tests("SwiftExtractionTests", of: ["SwiftExtraction", "TestSupport"] + syntaxProducts),
    tests("KotlinExtractionTests", of: ["KotlinExtraction", "TestSupport"]),
    tests("YAMLReadingTests", of: ["YAMLReading"]),
    tests("ProjectReadingTests", of: ["ProjectReading"]),
    tests("ManifestReadingTests", of: ["ManifestReading", "YAMLReading"]),
    tests("SettingsLoadingTests", of: ["SettingsLoading", "YAMLReading"]),
    tests(
      "IndexReadingTests",
      of: ["IndexReading", "Commands", "Analysis", "GraphBuilding", "TestSupport"]),
    tests("AnalysisTests", of: ["Analysis"]),
    tests("GraphBuildingTests", of: ["GraphBuilding", "Rules", "Analysis", "TestSupport"]),
    tests("RuleTests", of: ["Rules", "Analysis", "TestSupport"]),
    tests("ReportComparingTests", of: ["ReportComparing", "Analysis", "TestSupport"]),
    tests(
      "RenderingTests",
      of: ["Rendering", "Templates", "ReportComparing", "Analysis", "TestSupport"]),
    tests(
      "GraphvizLayoutTests",
      of: ["GraphvizLayout", "Rendering", "ReportComparing", "TestSupport"]),
    tests(
      "CommandsTests",
      of: ["Commands", "Rendering", "GraphvizLayout", "Analysis", "TestSupport", "lifegraph"]),
    tests(
      "GoldenTests",
      of: [
        "YAMLReading", "SettingsLoading", "Rules", "ReportComparing", "Commands", "Rendering",
        "Templates", "GraphvizLayout", "Analysis", "TestSupport",
      ],
      exclude: ["Expected"]),
    tests(
      "PageTests", of: ["Workshop", "Analysis", "TestSupport", "lifegraph"], exclude: ["Checks"]),
    tests("WorkshopTests", of: ["Workshop", "GraphBuilding", "Analysis", "TestSupport"]),
    tests(
      "ArchitectureTests",
      of: ["Workshop", "Rules", "Rendering", "Analysis", "TestSupport"] + syntaxProducts),
  ]
)
