import Model

extension Rule {
  static let initOrder = Rule(
    id: "init-order",
    title: "A global reaches another one while it is made",
    rationale: """
      A global is made when it is first asked for, so whoever comes first decides in which order \
      all of them start, and a new caller, or a test, can change that order for everyone. In a \
      ring the process hangs or stops. Make the objects in one place, in an order that is written \
      there, and hand each what it needs.
      """,
    limits: """
      What an initializer leaves for later, in a task or a closure, does not count.
      """,
    languages: [.swift, .kotlin],
    silences: [
      .manifest: "it says who reaches whom, and not when"
    ],
    basis: [
      .strong: "the access is seen, and happens whatever the case",
      .likely: "the access happens only under a condition, or what it gives is only kept",
    ],
    related: [
      RelatedRule("hidden-access", when: "the access happens later"),
      RelatedRule("effect-in-initializer", when: "the initializer starts work"),
      RelatedRule("configure-before-use", when: "a routine has to come first"),
    ],
    severity: .warning,
    examples: [
      .flagged(
        "An initializer that reaches another singleton",
        """
        //- Engine.swift
        final class Store {
          static let shared = Store()
          var names: [String] = []
        }
        final class Engine {
          static let shared = Engine()
        //           ^^^^^^ Engine.shared reaches Store.shared while it is made: Engine → Store
          private var names: [String]
          private init() { names = Store.shared.names }
          func add(_ name: String) { names.append(name) }
        }
        """),
      .flagged(
        "Two globals that need each other",
        """
        //- Ring.swift
        final class Store {
          static let shared = Store()
          private var count = Engine.shared.count
          func add() { count += 1 }
        }
        final class Engine {
          static let shared = Engine()
        //           ^^^^^^ Engine.shared and Store.shared reach each other while they are made: Engine.shared → Store.shared → Engine.shared
          var count = 0
          private init() { Store.shared.add() }
        }
        """),
      .flagged(
        "A value that is asked for before its defaults are there",
        """
        //- Preferences.swift
        final class Preferences {
          static let shared = Preferences()
          var interval: Int { UserDefaults.standard.integer(forKey: "interval") }
          func registerDefaults() { UserDefaults.standard.register(defaults: ["interval": 30]) }
        }
        @main final class AppDelegate: NSObject, UIApplicationDelegate {
          private var interval = Preferences.shared.interval
        //            ^^^^^^^^ AppDelegate.interval asks Preferences.shared before AppDelegate.applicationDidFinishLaunching calls registerDefaults
          func applicationDidFinishLaunching(_ application: UIApplication) {
            Preferences.shared.registerDefaults()
          }
        }
        """),
      .flagged(
        "Objects that need each other",
        """
        //- app/src/main/kotlin/Ring.kt
        package com.example
        object Defaults {
        //     ^^^^^^^^ Defaults and Names reach each other while they are made: Defaults → Names → Defaults
            val first = Names.all.first()
        }
        object Names {
            val prefix = Defaults.first
            val all = listOf("a")
        }
        """),
      .flagged(
        "A companion that reaches an object",
        """
        //- app/src/main/kotlin/Engine.kt
        package com.example
        object Store { var names = listOf<String>() }
        class Engine private constructor() {
            private var names = Store.names
            fun add(name: String) { names = names + name }
            companion object {
                val instance = Engine()
        //          ^^^^^^^^ Engine.instance reaches Store while it is made: Engine → Store
            }
        }
        """
      ).hidden,
      .accepted(
        "An object that asks for another one when it is needed",
        """
        //- app/src/main/kotlin/Engine.kt
        package com.example
        object Limits { val most = 10 }
        object Engine {
            private val names by lazy { listOf("a") }
            private val most = Limits.most
            fun show() { println(names + most) }
        }
        """
      ).hidden,
      .accepted(
        "An order that is written in one place",
        """
        //- App.swift
        final class Store { var names: [String] = [] }
        final class Engine {
          private let store: Store
          init(store: Store) { self.store = store }
          func add(_ name: String) { store.names.append(name) }
        }
        @main final class AppDelegate: NSObject, UIApplicationDelegate {
          private let store = Store()
          private lazy var engine = Engine(store: store)
        }
        """),
      .accepted(
        "A logger may be reached at any time",
        """
        //- Engine.swift
        final class AppLogger {
          static let shared = AppLogger()
          func log(_ text: String) { print(text) }
        }
        final class Engine {
          static let shared = Engine()
          private var count = 0
          private init() { AppLogger.shared.log("starts") }
          func add() { count += 1 }
        }
        """
      ).hidden,
      .accepted(
        "Another name of the same instance",
        """
        //- Engine.swift
        final class Engine {
          static let shared = Engine()
          static var main = Engine.shared
          private var count = 0
          func add() { count += 1 }
        }
        """
      ).hidden,
      .accepted(
        "What runs later is in nobody's way",
        """
        //- Engine.swift
        final class Store {
          static let shared = Store()
          var names: [String] = []
        }
        final class Engine {
          static let shared = Engine()
          private var names: [String] = []
          private lazy var first = Store.shared.names.first
          private init() { Task { names = Store.shared.names } }
          func add(_ name: String) { names.append(name) }
        }
        """
      ).told(by: "hidden-access"),
    ],
    traps: initOrderTraps,
    check: findInitializationOrder
  )
}

@Sendable private func findInitializationOrder(in context: RuleContext) -> [Finding] {
  let derived = context.derived
  let initializations = context.graph.initializations.filter {
    derived.components[$0.component]?.role.isAlien != true
  }
  let bySpelling = Dictionary(initializations.map { ($0.spelling, $0) }) { first, _ in first }
  let reaches = InitializationReaches(context)
  let rings = initializationRings(initializations)
  let inRings = Set(rings.flatMap { $0 })
  let ringFindings = rings.compactMap { ringFinding($0, bySpelling) }
  // Several instances of one type that start alike are told once.
  var alike: [ReachedAtStart: [Initialization]] = [:]
  for initialization in initializations where !inRings.contains(initialization.spelling) {
    if let surest = reaches.mattering(of: initialization).first {
      let pair = ReachedAtStart(from: initialization.component, to: surest.component)
      alike[pair, default: []].append(initialization)
    }
  }
  let chains = alike.values.compactMap { chainFinding($0, bySpelling, reaches, derived) }
  return ringFindings + chains + context.graph.earlyUses.map { finding($0, derived) }
}

private func ringFinding(
  _ ring: [String], _ initializations: [String: Initialization]
) -> Finding? {
  guard let first = ring.first, let start = initializations[first] else { return nil }
  let reaches = zip(ring, ring.dropFirst()).compactMap { from, to in
    initializations[from]?.reaches.first { $0.spelling == to }
  }
  let isSure = reaches.allSatisfy { !$0.isConditional }
  let members = ring.dropLast()
  let who =
    members.count == 1
    ? "\(first) reaches itself while it is made"
    : "\(members.dropLast().joined(separator: ", ")) and \(members.last ?? "") reach each other "
      + "while they are made: \(ring.joined(separator: " → "))"
  return Finding(
    message: who, confidence: isSure ? .strong : .likely, component: start.component,
    subject: ring.dropFirst().first, location: start.location,
    related: reaches.map {
      RelatedPlace(message: "\($0.spelling) is reached here", location: $0.location)
    },
    severity: .error)
}

private struct ReachedAtStart: Hashable {
  let from: ComponentID
  let to: ComponentID
}

private func chainFinding(
  _ alike: [Initialization], _ initializations: [String: Initialization],
  _ reaches: InitializationReaches, _ derived: DerivedData
) -> Finding? {
  guard let initialization = alike.first,
    let surest = reaches.mattering(of: initialization).first
  else { return nil }
  let others = reaches.mattering(of: initialization).dropFirst().sorted {
    ($0.spelling, $0.location) < ($1.spelling, $1.location)
  }
  let more = others.isEmpty ? "" : " and \(others.count) more"
  let path = chain(from: initialization, initializations, reaches)
  return Finding(
    message: "\(initialization.spelling) reaches \(surest.spelling)\(more) while it is made: "
      + spelled(path, derived: derived),
    confidence: reaches.confidence(of: surest), component: initialization.component,
    subject: surest.component.text, location: initialization.location,
    related: others.map {
      RelatedPlace(message: "\($0.spelling) is reached here", location: $0.location)
    }
      + alike.dropFirst().map {
        RelatedPlace(message: "\($0.spelling) does, too", location: $0.location)
      },
    path: path)
}

/// From one global to the next as they start each other.
private func chain(
  from start: Initialization, _ initializations: [String: Initialization],
  _ reaches: InitializationReaches
) -> [PathStep] {
  var path = [
    PathStep(component: start.component, relation: nil, slot: nil, location: start.location)
  ]
  var seen = [start.spelling]
  var current: Initialization? = start
  while let from = current, let next = reaches.mattering(of: from).first,
    !seen.contains(next.spelling)
  {
    path.append(
      PathStep(component: next.component, relation: .reaches, slot: nil, location: next.location))
    seen.append(next.spelling)
    current = initializations[next.spelling]
  }
  return path
}

private func finding(_ use: EarlyUse, _ derived: DerivedData) -> Finding {
  Finding(
    message:
      "\(derived.name(use.component)).\(use.field) asks \(use.asked) before \(use.preparing) "
      + "calls \(use.preparation)",
    confidence: .strong, component: use.component, subject: use.field, location: use.location,
    related: [RelatedPlace(message: "it is prepared here", location: use.preparedAt)])
}
