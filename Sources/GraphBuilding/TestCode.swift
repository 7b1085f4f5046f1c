import Model

/// The tests of a program, and what they do before and after each of them.
struct TestCode {
  private let source: SourceGraph
  /// What the code around tests touches, by the test's type.
  private var touchedTypes: [Int: Set<Int>] = [:]
  private var touchedVariables: [Int: Set<Int>] = [:]
  /// How often a function writes a variable.
  private var writes: [FunctionWrite: Int] = [:]

  private struct FunctionWrite: Hashable {
    let function: Int
    let property: Int
  }

  init(_ source: SourceGraph) {
    self.source = source
    let program = source.program
    for access in source.events.accesses where access.site.place.isOfTests {
      note(access.property, at: access.site)
    }
    for write in source.events.writes where write.site.place.isOfTests {
      note(write.property, at: write.site)
      if let function = write.site.function {
        writes[FunctionWrite(function: function, property: write.property), default: 0] += 1
      }
    }
    for invocation in source.events.invocations where invocation.site.place.isOfTests {
      if let type = around(invocation.site), let owner = program.functions[invocation.callee].owner
      {
        touchedTypes[type, default: []].insert(owner)
      }
    }
  }

  /// The type of the test that a piece of code belongs to; `nil` for what only helps tests.
  func test(around site: CodeSite) -> Int? {
    guard case .type(let type) = site.owner, let function = site.function,
      source.program.types[type].isReferenceType || source.program.types[type].keyword == .struct,
      isTest(source.program.functions[function].facts, of: type)
    else { return nil }
    return type
  }

  /// True where the state is put back: around each test, or by the test itself.
  func restores(_ state: GlobalState.State, in test: Int, from sites: [CodeSite]) -> Bool {
    let isPutBack = source.program.lineage(of: test).contains { type in
      (touchedVariables[type] ?? []).contains(state.property)
        || state.owner.map { (touchedTypes[type] ?? []).contains($0) } ?? false
    }
    return isPutBack
      || sites.allSatisfy { site in
        site.function.map {
          (writes[FunctionWrite(function: $0, property: state.property)] ?? 0) > 1
        } ?? false
      }
  }

  private mutating func note(_ property: Int, at site: CodeSite) {
    guard let type = around(site) else { return }
    touchedVariables[type, default: []].insert(property)
    if let owner = source.program.properties[property].owner {
      touchedTypes[type, default: []].insert(owner)
    }
    if let target = source.accessPoints.accessPoint(of: property).flatMap({
      source.accessPoints.targets[$0]
    }) {
      touchedTypes[type, default: []].insert(target)
    }
  }

  /// The type whose tests a piece of code runs before or after.
  private func around(_ site: CodeSite) -> Int? {
    guard case .type(let type) = site.owner, let function = site.function else { return nil }
    let facts = source.program.functions[function].facts
    let isAround =
      facts.role == .initializer || facts.role == .deinitializer
      || framingNames.contains(facts.name)
      || facts.attributes.contains { framingAnnotations.contains(lastPart(of: $0.name)) }
    return isAround ? type : nil
  }

  private func isTest(_ facts: FunctionFacts, of type: Int) -> Bool {
    if facts.role != .function { return false }
    if facts.attributes.contains(where: { lastPart(of: $0.name) == "Test" }) { return true }
    return facts.name.hasPrefix("test") && facts.parameters.isEmpty
      && outsideAncestors(of: type, in: source.program).contains("XCTestCase")
  }
}

/// Functions that XCTest runs around each test.
private let framingNames: NameSet = [
  "setUp", "setUpWithError", "tearDown", "tearDownWithError", "invokeTest",
]
/// Annotations of JUnit and of kotlin.test.
private let framingAnnotations: NameSet = [
  "Before", "BeforeEach", "BeforeTest", "BeforeClass", "BeforeAll", "After", "AfterEach",
  "AfterTest", "AfterClass", "AfterAll",
]
