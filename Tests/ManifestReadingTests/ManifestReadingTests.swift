import ManifestReading
import Model
import Testing
import YAMLReading

@Suite struct ManifestReadingTests {
  @Test("A manifest with every key and word has no mistake")
  func full() {
    #expect(said(about: fullManifest, path: "lifegraph.yml") == "")
  }

  @Test("Title and completeness are read")
  func top() {
    #expect(facts(fullManifest).name == "Reader: feeds & articles")
    #expect(!facts(fullManifest).isComplete)
    #expect(facts("lifegraph: 1\ncomplete: true\n").isComplete)
    #expect(facts("lifegraph: 1\n").path == "lifegraph.yml")
  }

  @Test("Scopes are put into the standard tree; a standard one moves when it says so")
  func scopes() {
    let scopes = facts(fullManifest).scopes?.scopes ?? []
    #expect(
      scopes.map { "\($0.name) < \($0.parent ?? "-")" } == [
        "app < -", "account < app", "session < account", "flow < session", "screen < flow",
        "window < app", "article < window",
      ])
    #expect(scopes.first { $0.name == "article" }?.origin == .manifest)
    #expect(scopes.first { $0.name == "flow" }?.origin == .standard)
  }

  @Test("Without scopes the standard tree stays, and standard scopes keep their places")
  func standardScopes() {
    #expect(facts("lifegraph: 1\n").scopes == nil)
    let listed = facts("lifegraph: 1\nscopes: { screen: , session: , app: , flow: {} }\n").scopes
    #expect(listed?.outlives("app", "screen") == true)
    #expect(listed?.outlives("session", "flow") == true)
  }

  @Test("A window is known without being declared, and added when it is used")
  func window() {
    let used = facts("lifegraph: 1\ncomponents: { A: { scope: window } }\n")
    #expect(used.scopes?.outlives("app", "window") == true)
    #expect(said(about: "lifegraph: 1\nscopes: { tab: { within: window } }\n", path: "a.yml") == "")
  }

  @Test("A component has what its entry says")
  func component() {
    let root = facts(fullManifest).components.first
    #expect(root?.name == "AppRoot")
    #expect(root?.scope == "app")
    #expect(root?.role == .compositionRoot)
    #expect(root?.kind == .class)
    #expect(root?.module == "App")
    #expect(root?.isolation == .mainActor)
    #expect(root?.isGlobal == false)
    #expect(root?.location.line == 17)
    #expect(root?.location.column == 3)
    #expect(root?.scopeLocation?.line == 18)
  }

  @Test("A merged component takes the keys that it does not have itself")
  func merged() {
    let preview = facts(fullManifest).components.first { $0.name == "AppRoot.Preview" }
    #expect(preview?.role == .preview)
    #expect(preview?.module == "Previews")
    #expect(preview?.kind == .class)
    #expect(preview?.relations.count == 4)
  }

  @Test("State is a name, a name with a type, or a mapping")
  func state() {
    let components = facts(fullManifest).components
    let database = components.first { $0.name == "Database" }
    #expect(database?.isGlobal == true)
    #expect(database?.state.map(\.type) == ["OpaquePointer", "[String: Article]"])
    #expect(database?.state.map(\.isMutable) == [false, true])
    let store = components.first { $0.name == "AccountStore" }
    #expect(store?.state.map(\.name) == ["current", "observers"])
    #expect(store?.state.first?.scope == "account")
    #expect(store?.state.first?.isPersisted == true)
    #expect(store?.state.first?.clearedIn == "signOut")
    #expect(store?.state.last?.type == nil)
  }

  @Test("Relations are names or mappings, in the order of the file")
  func relations() {
    let components = facts(fullManifest).components
    let root = components.first
    #expect(root?.relations.map(\.kind) == [.owns, .owns, .creates, .provides])
    #expect(root?.relations[1].releasedIn == "AppRoot.shutDown")
    #expect(root?.relations[1].target == "AccountStore")
    let view = components.first { $0.name == "ArticleView" }
    #expect(
      view?.relations.map(\.via) == [
        nil, nil, .singleton, .kotlinObject, .serviceLocator, .environment, .ambientValue, .system,
        nil,
      ])
    #expect(Set(view?.relations.compactMap(\.place) ?? []).count == 7)
  }

  @Test("Every kind of relation has its key", arguments: Relation.Kind.allCases)
  func relationKinds(_ kind: Relation.Kind) {
    let text = "lifegraph: 1\ncomponents: { A: { \(kind.rawValue): [B] }, B: }\n"
    #expect(facts(text).components.first?.relations.map(\.kind) == [kind])
    #expect(said(about: text, path: "a.yml") == "")
  }

  @Test("A mistake leaves out its entry and nothing else")
  func leftOut() {
    let result = read(
      """
      lifegraph: 1
      components:
        A:
          scope: nowhere
          role: logger
          owns: [B, 1, { component: C, via: system }]
        B: 7
        C:
      """)
    let first = result.facts?.components.first
    #expect(first?.scope == nil)
    #expect(first?.role == .logger)
    #expect(first?.relations.map(\.target) == ["B", "C"])
    #expect(result.facts?.components.map(\.name) == ["A", "C"])
    #expect(result.problems.count == 4)
  }

  @Test("A component that is left out because of a mistake still counts as declared")
  func declaredWithMistake() {
    let text = "lifegraph: 1\ncomponents: { A: { owns: [B] }, B: 7 }\n"
    #expect(read(text).problems.map(\.weight) == [.error])
  }

  @Test("What a cut file may declare further down is not called missing")
  func cut() {
    let result = read("components:\n  A:\n    scope: lobby\n    owns: [B]\n  C: \"\n")
    #expect(result.problems.count == 1)
    #expect(result.facts?.components.first?.relations.map(\.target) == ["B"])
  }

  @Test("A name that relations use and nothing declares is told once")
  func undeclared() {
    let result = read(
      "lifegraph: 1\ncomponents: { A: { owns: [X], uses: [X] }, B: { uses: [X] } }\n")
    #expect(result.problems.map(\.weight) == [.note])
    #expect(result.problems.first?.location?.column == 27)
  }

  @Test("A component may be named with its module")
  func withModule() {
    let text = "lifegraph: 1\ncomponents: { A: { owns: [Core/B] }, B: { module: Core } }\n"
    #expect(said(about: text, path: "a.yml") == "")
  }

  @Test(
    "One typing mistake is seen in a name that nothing declares",
    arguments: ["BokingAPI", "BookingAPII", "BookingPAI", "BookongAPI", "bookingapi"])
  func typing(_ name: String) {
    let problems = read("lifegraph: 1\ncomponents: { A: { owns: [\(name)] }, BookingAPI: }\n")
      .problems
    #expect(problems.map(\.weight) == [.warning])
    #expect(problems.first?.advice == "did you mean `BookingAPI`?")
  }

  @Test(
    "Names of a series and names that are far apart are no typing mistakes",
    arguments: ["StoreB", "Store", "Store12A", "Cart", "StoresAB"])
  func noTyping(_ name: String) {
    let problems = read(
      "lifegraph: 1\ncomponents: { A: { owns: [\(name)] }, StoreA: , Store1A: }\n"
    )
    .problems
    #expect(problems.map(\.weight) == (name == "Store" ? [.warning] : [.note]))
  }

  @Test("A component may reach itself, and not own itself")
  func itself() {
    #expect(said(about: "lifegraph: 1\ncomponents: { A: { reaches: [A] } }\n", path: "a.yml") == "")
    #expect(read("lifegraph: 1\ncomponents: { A: { keeps: [A] } }\n").problems.count == 1)
  }

  @Test("More scopes than any app has are refused")
  func manyScopes() {
    let scopes = (0...256).map { "s\($0): " }.joined(separator: ", ")
    let problems = read("lifegraph: 1\nscopes: { \(scopes) }\n").problems
    #expect(problems.map(\.message) == ["257 scopes are declared, more than 256"])
  }
}
