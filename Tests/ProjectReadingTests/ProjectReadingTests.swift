import Model
import Testing

@testable import ProjectReading

@Suite struct ProjectReadingTests {
  @Test func `A target takes the files of its source phase`() {
    let target = only(
      project(
        """
        m = {isa = PBXGroup; children = (g, n); sourceTree = "<group>"; };
        g = {isa = PBXGroup; path = App; children = (f, out); sourceTree = "<group>"; };
        n = {isa = PBXGroup; name = Tools; children = (h); sourceTree = "<group>"; };
        f = {isa = PBXFileReference; path = "Main View.swift"; sourceTree = "<group>"; };
        h = {isa = PBXFileReference; path = ../Shared/Store.swift; sourceTree = SOURCE_ROOT; };
        out = {isa = PBXFileReference; path = usr/lib.swift; sourceTree = SDKROOT; };
        t = {isa = PBXNativeTarget; name = "My App"; buildPhases = (p, r); dependencies = (d);
          packageProductDependencies = (k); productType = "com.apple.product-type.application"; };
        p = {isa = PBXSourcesBuildPhase; files = (b1, b2, b3); };
        r = {isa = PBXResourcesBuildPhase; files = (b1); };
        b1 = {isa = PBXBuildFile; fileRef = f; }; b2 = {isa = PBXBuildFile; fileRef = h; };
        b3 = {isa = PBXBuildFile; fileRef = out; };
        k = {isa = XCSwiftPackageProductDependency; productName = Feed; };
        d = {isa = PBXTargetDependency; target = w; }; w = {isa = PBXAggregateTarget; name = Lint; };
        """))
    #expect(target?.name == "My App")
    #expect(target?.kind == .application)
    #expect(target?.files == ["Apps/App/Main View.swift", "Shared/Store.swift"])
    #expect(target?.dependencies == ["Feed", "Lint"])
  }

  @Test
  func
    `A synchronized folder belongs to its target but for the exceptions, which belong to others`()
  {
    let targets = readXcodeProjects([
      project(
        """
        m = {isa = PBXGroup; children = (g); sourceTree = "<group>"; };
        g = {isa = PBXFileSystemSynchronizedRootGroup; path = Mac; exceptions = (x, y);
          sourceTree = "<group>"; };
        x = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = a;
          membershipExceptions = (Info.plist, Share/Share.swift); };
        y = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = b;
          membershipExceptions = (Share/Share.swift); };
        a = {isa = PBXNativeTarget; name = App; buildPhases = (); productType = "com.apple.product-type.application";
          fileSystemSynchronizedGroups = (g); };
        b = {isa = PBXNativeTarget; name = Share; buildPhases = (); productType = "com.apple.product-type.app-extension"; };
        """)
    ]
    ).targets
    #expect(targets.map(\.name) == ["App", "Share"])
    #expect(
      targets.first?.folders == [
        .init(path: "Apps/Mac/", excluded: ["Info.plist", "Share/Share.swift"], only: [])
      ])
    #expect(targets.last?.files == ["Apps/Mac/Share/Share.swift"])
  }

  @Test(arguments: [
    ("SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", "", true),
    ("", "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;", true),
    (
      "SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;", "SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor;",
      false
    ),
    ("SDKROOT = iphoneos;", "SDKROOT = iphoneos;", false), ("", "", false),
  ])
  func `The default isolation of a target is its own or that of the project`(
    own: String, shared: String, isMainActor: Bool
  ) {
    let target = only(
      project(
        """
        t = {isa = PBXNativeTarget; name = App; buildPhases = (); buildConfigurationList = l;
          productType = "com.apple.product-type.application"; };
        l = {isa = XCConfigurationList; buildConfigurations = (c); };
        c = {isa = XCBuildConfiguration; buildSettings = {\(own)}; };
        q = {isa = PBXProject; buildConfigurationList = k; };
        k = {isa = XCConfigurationList; buildConfigurations = (d); };
        d = {isa = XCBuildConfiguration; buildSettings = {\(shared)}; };
        """))
    #expect(target?.isMainActorByDefault == isMainActor)
  }

  @Test(arguments: [
    ("baseConfigurationReference = f;", "", true),
    (
      "baseConfigurationReferenceAnchor = g; baseConfigurationReferenceRelativePath = In/App.xcconfig;",
      "", true
    ), ("baseConfigurationReference = f;", "SWIFT_DEFAULT_ACTOR_ISOLATION = nonisolated;", false),
    ("baseConfigurationReference = lost;", "", false), ("", "", false),
  ])
  func `What a configuration does not set is set by the file that it is based on`(
    base: String, own: String, isMainActor: Bool
  ) {
    let (targets, problems) = readXcodeProjects([
      project(
        """
        m = {isa = PBXGroup; children = (f, g); }; f = {isa = PBXFileReference; path = Config/In/App.xcconfig; };
        g = {isa = PBXFileSystemSynchronizedRootGroup; path = Config; };
        t = {isa = PBXNativeTarget; name = App; buildPhases = (); buildConfigurationList = l;
          productType = "com.apple.product-type.application"; };
        l = {isa = XCConfigurationList; buildConfigurations = (c); };
        c = {isa = XCBuildConfiguration; \(base) buildSettings = {\(own)}; };
        """),
      SourceText(
        path: "Apps/Config/In/App.xcconfig",
        text: "#include? \"Lost.xcconfig\"\n#include \"../Base.xcconfig\" // all\nNAME = App\n"),
      SourceText(
        path: "Apps/Config/Base.xcconfig",
        text: "#include \"In/App.xcconfig\"\nSWIFT_DEFAULT_ACTOR_ISOLATION = MainActor\n"),
    ])
    #expect(problems.isEmpty)
    #expect(targets.map(\.isMainActorByDefault) == [isMainActor])
  }

  @Test func `Conditions come from all settings of the project and of the files beside it`() {
    let settings = """
      // SWIFT_ACTIVE_COMPILATION_CONDITIONS = COMMENT
      #include "Base.xcconfig"
      OTHER_SWIFT_FLAGS[sdk=iphoneos*] = $(inherited) -D STAGING -DINTERNAL // -D OLD
      EXTRA_FLAGS = BETA
      URL = https:/$()/example.org
      """
    let (targets, problems) = readXcodeProjects([
      project(
        """
        t = {isa = PBXNativeTarget; name = App; buildPhases = (); buildConfigurationList = l;
          productType = "com.apple.product-type.application"; };
        l = {isa = XCConfigurationList; buildConfigurations = (c); };
        c = {isa = XCBuildConfiguration; buildSettings = {
          "SWIFT_ACTIVE_COMPILATION_CONDITIONS[arch=*]" = "DEBUG $(EXTRA_FLAGS) $(SWIFT_ACTIVE_COMPILATION_CONDITIONS)";
          OTHER_SWIFT_FLAGS = ("-D", LISTED, "-Xfrontend", "-warn-long"); }; };
        """),
      SourceText(path: "Config/App.xcconfig", text: settings),
    ])
    #expect(problems.isEmpty)
    #expect(
      targets.map(\.conditions) == [["BETA", "DEBUG", "INTERNAL", "LISTED", "STAGING"]])
  }

  @Test(arguments: [
    ("application", "iphoneos", BuildTarget.Kind.application),
    ("application", "watchos", .watchApplication), ("app-extension", "", .appExtension),
    ("tool", "", .commandLineTool), ("framework", "", .library),
    ("bundle.ui-testing", "", .test), ("bundle.unit-test", "", .test), ("strange", "", .other),
  ])
  func `The kind of a target is told by its product and its platform`(
    type: String, platform: String, kind: BuildTarget.Kind
  ) {
    let target = only(
      project(
        """
        t = {isa = PBXNativeTarget; name = T; productType = "com.apple.product-type.\(type)";
          buildConfigurationList = l; };
        l = {isa = XCConfigurationList; buildConfigurations = (c); };
        c = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = "\(platform)"; }; };
        """))
    #expect(target?.kind == kind)
  }

  @Test(arguments: [
    "", "{", "{objects = {", "{objects = (1, 2); }", "not a list at all", "{objects = {}; } rest",
    "{a = \"open; }", "{objects = 1 2; }", String(repeating: "(", count: 100_000),
    String(repeating: "{a = ", count: 100_000),
  ])
  func `What is no project is told and gives nothing`(text: String) {
    let (targets, problems) = readXcodeProjects([
      SourceText(path: "A.xcodeproj/project.pbxproj", text: text)
    ])
    #expect(targets.isEmpty)
    #expect(problems.map(\.weight) == [.warning])
  }

  @Test func `Groups that contain each other end`() {
    let targets = readXcodeProjects([
      project(
        """
        m = {isa = PBXGroup; children = (g, m); }; g = {isa = PBXGroup; children = (m, missing); };
        """)
    ]
    ).targets
    #expect(targets.isEmpty)
  }

  @Test func `Comments, escapes and quotes are read as Xcode writes them`() {
    let list = readPropertyList(
      """
      // !$*UTF8*$!
      { /* a */ "a b" = "c\\"d\\n"; list = ( /* x */ 1, "2", ); path = ../A/B.swift; empty = (); }
      """)
    #expect(list?["a b"]?.text == "c\"d\n")
    #expect(list?["list"]?.texts == ["1", "2"])
    #expect(list?["path"]?.text == "../A/B.swift")
    #expect(list?["empty"]?.texts == [])
  }

  private func project(_ objects: String) -> SourceText {
    SourceText(
      path: "Apps/My.xcodeproj/project.pbxproj",
      text: """
        // !$*UTF8*$!
        { archiveVersion = 1; objects = {
        o = {isa = PBXProject; mainGroup = m; projectDirPath = ""; };
        \(objects)
        }; rootObject = o; }
        """)
  }

  private func only(_ source: SourceText) -> BuildTarget? {
    let targets = readXcodeProjects([source]).targets
    return targets.count == 1 ? targets[0] : nil
  }
}
