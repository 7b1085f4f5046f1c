import Model
import Testing

@testable import ProjectReading

@Suite struct XcodeGenTests {
  @Test func `A target takes its folders and files, but for what is excluded`() {
    let facts = facts(
      """
      name: App
      targets:
        App:
          type: application
          platform: iOS
          sources:
            - App
            - path: Shared
              excludes: ["**/*Tests.swift", Legacy]
            - path: Kit/Store.swift
            - path: Resources
              buildPhase: resources
            - { path: Web, type: folder }
            - { path: Contents, includes: [Model] }
          dependencies:
            - target: Share
            - target: Other/Kit
            - { package: Feed, product: FeedUI }
            - { package: Music, products: [Player, Lists] }
            - package: Fuzi
            - framework: Carthage/Core.framework
            - sdk: UIKit.framework
        Share: { type: app-extension, platform: iOS, sources: Share }
        Watch: { type: application, platform: watchOS, sources: . }
        Tests: { type: bundle.unit-test, platform: [iOS, macOS], sources: Tests }
      """)
    #expect(facts.targets.map(\.name) == ["App", "Share", "Tests", "Watch"])
    #expect(
      facts.targets.map(\.kind) == [.application, .appExtension, .test, .watchApplication])
    #expect(facts.targets.first?.files == ["Apps/Kit/Store.swift"])
    #expect(
      facts.targets.first?.folders == [
        .init(path: "Apps/App/", excluded: [], only: []),
        .init(path: "Apps/Shared/", excluded: ["**/*Tests.swift", "Legacy"], only: []),
        .init(path: "Apps/Contents/", excluded: [], only: ["Model"]),
      ])
    #expect(
      facts.targets.first?.dependencies
        == ["Core", "FeedUI", "Fuzi", "Kit", "Lists", "Player", "Share"])
    #expect(facts.targets.last?.folders == [.init(path: "Apps/", excluded: [], only: [])])
  }

  @Test func `Templates and included files add to what they are used in`() {
    let (facts, problems) = readProjects([
      SourceText(
        path: "project.yml",
        text: """
          name: App
          include: [Share/target.yml, { path: lost.yml }]
          targetTemplates:
            Base: { sources: Common, dependencies: [{ target: Kit }] }
            App: { templates: [Base], type: application, sources: ["App/${target_name}"] }
            Ring: { templates: [Ring] }
          targets:
            News: { templates: [App, Ring], sources: News }
          """),
      SourceText(
        path: "Share/target.yml",
        text: "targets: { Share: { type: app-extension, sources: ../Shared } }\n"),
    ])
    #expect(
      facts.targets.map { "\($0.name): \($0.folders.map(\.path))" }
        == [#"News: ["Common/", "App/News/", "News/"]"#, #"Share: ["Shared/"]"#])
    #expect(facts.targets.first?.dependencies == ["Kit"])
    #expect(
      problems.map(\.message) == [
        "lost.yml is included and was not read: its targets are not known"
      ])
  }

  @Test(arguments: [
    ("settings: { SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor }", "", true),
    ("settings: { base: { SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor } }", "", true),
    ("settings: { configs: { Debug: { SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor } } }", "", true),
    ("settings: { groups: [ui] }", "", true),
    ("", "settings: { base: { SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor } }", true),
    (
      "settings: { SWIFT_DEFAULT_ACTOR_ISOLATION: nonisolated }",
      "settings: { SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor }", false
    ), ("", "", false), ("settings: { groups: [ring, none] }", "", false),
  ])
  func `The default isolation is that of the target, its groups or the project`(
    own: String, shared: String, isMainActor: Bool
  ) {
    let facts = facts(
      """
      \(shared)
      settingGroups:
        ui: { SWIFT_DEFAULT_ACTOR_ISOLATION: MainActor }
        ring: { groups: [ring] }
      targets:
        App:
          type: application
          \(own)
      """)
    #expect(facts.targets.map(\.isMainActorByDefault) == [isMainActor])
  }

  @Test func `A project that was made of it and is there says more`() {
    let spec = SourceText(path: "project.yml", text: "targets: { App: { type: application } }\n")
    let project = SourceText(
      path: "Made.xcodeproj/project.pbxproj",
      text: """
        { objects = { t = {isa = PBXNativeTarget; name = Made;
          productType = "com.apple.product-type.application"; }; }; }
        """)
    #expect(readProjects([spec, project]).facts.targets.map(\.name) == ["Made"])
    #expect(readProjects([spec]).facts.targets.map(\.name) == ["App"])
  }

  @Test(arguments: ["", "- 1", "name: Other\n", "targets: all\n", "targets: { App: 3 }\n"])
  func `Another file of that name gives no targets with sources`(text: String) {
    let (facts, problems) = readProjects([SourceText(path: "project.yml", text: text)])
    #expect(facts.targets.allSatisfy { $0.files.isEmpty && $0.folders.isEmpty })
    #expect(problems.isEmpty)
  }

  @Test func `A broken one is told`() {
    let (_, problems) = readProjects([
      SourceText(path: "project.yml", text: "targets: { App: { type: application } }\nname: [\n")
    ])
    #expect(problems.map(\.weight) == [.warning])
  }

  @Test func `Conditions of a target come from all that is set somewhere`() {
    let (facts, _) = readProjects([
      SourceText(
        path: "project.yml",
        text: """
          settings: { SWIFT_ACTIVE_COMPILATION_CONDITIONS: $(inherited) BETA }
          settingGroups: { ui: { OTHER_SWIFT_FLAGS: [-DUI, -D, MORE] } }
          targets: { App: { type: application, settings: { configs: { Debug:
            { "SWIFT_ACTIVE_COMPILATION_CONDITIONS[sdk=*]": STAGING $(EXTRA) } } } } }
          """),
      SourceText(path: "Base.xcconfig", text: "EXTRA = INTERNAL\n"),
    ])
    #expect(facts.targets.map(\.conditions) == [["BETA", "INTERNAL", "MORE", "STAGING", "UI"]])
  }

  @Test func `Classes that the system starts with are named in property lists`() {
    let list = """
      <?xml version="1.0"?><plist><dict>
      <key>CFBundleName</key><string>App</string>
      <key>NSExtension</key><dict>
        <key>NSExtensionPrincipalClass</key>
        <string>$(PRODUCT_MODULE_NAME).ShareViewController</string></dict>
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array><dict>
        <key>UISceneDelegateClassName</key><string>SceneDelegate</string></dict></array></dict></dict>
      <key>NSPrincipalClass</key><string>$(PRINCIPAL)</string><key>broken
      """
    let (facts, _) = readProjects([
      SourceText(path: "Share/Info.plist", text: list),
      SourceText(
        path: "project.yml",
        text: """
          targets:
            NSE:
              info:
                path: NSE/Info.plist
                properties:
                  NSExtension: { NSExtensionPrincipalClass: $(PRODUCT_MODULE_NAME).Service }
          """),
    ])
    #expect(facts.principals.map(\.name) == ["Service", "ShareViewController", "SceneDelegate"])
    #expect(facts.principals.map(\.role) == [.ofExtension, .ofExtension, .ofScene])
  }

  private func facts(_ text: String) -> BuildFacts {
    readProjects([SourceText(path: "Apps/project.yml", text: text)]).facts
  }
}
