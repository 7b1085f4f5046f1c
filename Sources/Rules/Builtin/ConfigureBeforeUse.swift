import Model

extension Rule {
  static let configureBeforeUse = Rule(
    id: "configure-before-use",
    title: "A global is usable only after it was set up",
    rationale: """
      Everyone can reach the global, but only some know that a routine has to run first, and the \
      compiler does not. Whoever comes too early stops the app: a new screen, a test, an extension, \
      a start in the background. Make the object where all that it needs is at hand, with an \
      initializer that takes it, and hand it to those who use it.
      """,
    limits: """
      A plain optional counts only where code stops the process when it finds nothing in it.
      """,
    languages: [.swift, .kotlin],
    silences: [
      .manifest: "it knows no routines that have to come first"
    ],
    basis: [
      .strong: "code of others has to fill it, or it belongs to the type",
      .likely: "only the object's own code fills it, and may be sure to come first",
    ],
    related: [
      RelatedRule("ui-outlived", when: "what has to be set is shown on a screen"),
      RelatedRule("init-order", when: "a global reaches another one while it is made"),
    ],
    severity: .warning,
    examples: [
      .flagged(
        "A shared instance that somebody has to set",
        """
        //- Client.swift
        final class Client {
          static var shared: Client!
        //           ^^^^^^ Client.shared is usable only after AppDelegate.applicationDidFinishLaunching
          let host: String
          init(host: String) { self.host = host }
          func send() -> String { host }
        }
        final class Screen {
          func open() { print(Client.shared.send()) }
        }
        @main final class AppDelegate: NSObject, UIApplicationDelegate {
          func applicationDidFinishLaunching(_ application: UIApplication) {
            Client.shared = Client(host: "example.org")
          }
        }
        """),
      .flagged(
        "A singleton with a routine that has to come first",
        """
        //- Tracker.swift
        final class Tracker {
          static let shared = Tracker()
          private var key: String!
        //            ^^^ Tracker.key and host are usable only after Tracker.configure
          private var host: String!
          func configure(key: String, host: String) {
            self.key = key
            self.host = host
          }
          func track(_ event: String) { print(host, key, event) }
        }
        """),
      .flagged(
        "Code that stops the app when it finds nothing",
        """
        //- Icons.swift
        final class Icons {
          static var template: UIImage?
        //           ^^^^^^^^ Icons.template is usable only after start()
          func icon() -> UIImage {
            guard let template = Self.template else { fatalError("template is not set") }
            return template
          }
        }
        func start() { Icons.template = UIImage() }
        """),
      .flagged(
        "An object with a late variable",
        """
        //- app/src/main/kotlin/Tracker.kt
        package com.example
        object Tracker {
            private lateinit var key: String
        //                       ^^^ Tracker.key is usable only after Tracker.start
            fun start(key: String) { this.key = key }
            fun track(event: String) { println(key + event) }
        }
        """),
      .flagged(
        "A late instance in a companion",
        """
        //- app/src/main/kotlin/Store.kt
        package com.example
        class Store private constructor() {
            var names = listOf<String>()
            companion object {
                lateinit var instance: Store
        //                   ^^^^^^^^ Store.instance is usable only after Store.start
                fun start() { instance = Store() }
            }
        }
        class Page { fun show() { println(Store.instance.names) } }
        """
      ).hidden,
      .accepted(
        "What a container fills before an activity starts",
        """
        //- app/src/main/kotlin/MainActivity.kt
        package com.example
        import android.app.Activity
        import javax.inject.Inject
        class MainActivity : Activity() {
            @Inject lateinit var store: Store
            private lateinit var label: String
            override fun onCreate(state: Bundle?) { label = store.name ; println(label) }
        }
        class Store { val name = "a" }
        """),
      .accepted(
        "An initializer that takes what it needs",
        """
        //- Tracker.swift
        final class Tracker {
          private let key: String
          init(key: String) { self.key = key }
          func track(_ event: String) { print(key, event) }
        }
        @main final class AppDelegate: NSObject, UIApplicationDelegate {
          private let tracker = Tracker(key: "1")
        }
        """),
      .accepted(
        "An optional that may well be empty",
        """
        //- Icons.swift
        final class Icons {
          static let shared = Icons()
          private var template: UIImage?
          func use(_ template: UIImage?) { self.template = template }
          func icon() -> UIImage { template ?? UIImage() }
        }
        """),
      .accepted(
        "What the initializer sets, also through a function",
        """
        //- Tracker.swift
        final class Tracker {
          static let shared = Tracker()
          private var queue: DispatchQueue!
          private init() { setUp() }
          private func setUp() { queue = DispatchQueue(label: "tracker") }
          func track() { queue.async {} }
        }
        """
      ).hidden,
      .accepted(
        "What the system fills",
        """
        //- App.swift
        var delegate: AppDelegate!
        final class Page {
          static let shared = Page()
          @IBOutlet var title: UILabel!
          func load() { title = UILabel() ; title.text = "" }
        }
        @main final class AppDelegate: NSObject, UIApplicationDelegate {
          override init() {
            super.init()
            delegate = self
          }
          func log() { print(delegate!) }
        }
        """
      ).hidden,
    ],
    traps: configureBeforeUseTraps,
    check: findLateSlots
  )
}

@Sendable private func findLateSlots(in context: RuleContext) -> [Finding] {
  var groups: [[LateSlot]] = []
  var known: [SharedSetUp: Int] = [:]
  for slot in context.graph.lateSlots
  where context.derived.isLate(slot)
    // What is shown is told as that.
    && !context.derived.isToldAsInterface(slot.component, slot.field, context)
  {
    let setUp = SharedSetUp(slot)
    if let group = known[setUp] {
      groups[group].append(slot)
    } else {
      known[setUp] = groups.count
      groups.append([slot])
    }
  }
  return groups.map { finding($0, context.derived) }
}

/// What one routine sets up is one thing to know.
private struct SharedSetUp: Hashable {
  let component: ComponentID
  let isStatic: Bool
  let routine: String

  init(_ slot: LateSlot) {
    component = slot.component
    isStatic = slot.isStatic
    routine = slot.setUps.first?.routine ?? ""
  }
}

private func finding(_ slots: [LateSlot], _ derived: DerivedData) -> Finding {
  let first = slots[0]
  let isGlobal = derived.components[first.component]?.kind == .global
  let names = slots.map(\.field)
  let owner = isGlobal ? "" : "\(derived.name(first.component))."
  let listed =
    names.count > 2 ? "\(names[0]) and \(names.count - 1) more" : names.joined(separator: " and ")
  var routines: [String] = []
  for setUp in first.setUps where !routines.contains(setUp.routine) {
    routines.append(setUp.routine)
  }
  let spelled = routines.prefix(3).map(routineName).joined(separator: " or ")
  return Finding(
    message: "\(owner)\(listed) \(slots.count > 1 ? "are" : "is") usable only after \(spelled)",
    confidence: confidence(first), component: first.component, subject: first.field,
    location: first.location,
    related: slots.flatMap { slot in
      (slot.field == first.field
        ? [] : [RelatedPlace(message: "\(slot.field), too", location: slot.location)])
        + slot.setUps.map {
          RelatedPlace(message: "\(slot.field) is set here", location: $0.location)
        } + check(slot)
    })
}

private func check(_ slot: LateSlot) -> [RelatedPlace] {
  switch slot.demand {
  case .declared: []
  case .checked(let place):
    [RelatedPlace(message: "stops the process when it finds nothing", location: place)]
  }
}

/// What only the object's own code fills may be a matter of its own.
private func confidence(_ slot: LateSlot) -> Confidence {
  let isOfOthers = slot.setUps.contains { $0.isHandedIn || $0.component != slot.component }
  return slot.isStatic || isOfOthers ? .strong : .likely
}

/// A function of a file without a type is named as one.
private func routineName(_ routine: String) -> String {
  routine.contains(".") ? routine : "\(routine)()"
}
