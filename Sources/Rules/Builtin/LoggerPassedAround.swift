import Model

extension Rule {
  static let loggerPassedAround = Rule(
    id: "logger-passed-around",
    title: "A logger is handed through initializers",
    rationale: """
      Nobody's decisions depend on a logger: it only takes notes. Handed through initializers it \
      lengthens each of them, also those that only pass it on, and hides among its kind what \
      the object really needs. A logger is the one thing that may be global: make it a constant of \
      the file or the module, and leave the initializers to dependencies.
      """,
    limits: """
      A logger that carries what differs from one receiver to the next, such as a request's number, \
      has to be handed over; that is not seen.
      """,
    languages: [.swift, .kotlin],
    silences: [
      .manifest: "it names no parameters"
    ],
    basis: [
      .strong: "the parameters are seen, and their type is a logger"
    ],
    related: [
      RelatedRule("too-many-dependencies", when: "there are many parameters of other kinds")
    ],
    severity: .note,
    options: [receiverLimit],
    examples: [
      .flagged(
        "Three initializers that ask for the logger",
        """
        //- Log.swift
        final class EventLogger {
        //          ^^^^^^^^^^^ EventLogger is handed to 3 components through their initializers: Cart, Menu and Search
          func log(_ text: String) { print(text) }
        }
        final class Cart {
          private let logger: EventLogger
          init(logger: EventLogger) { self.logger = logger }
          func add() { logger.log("add") }
        }
        final class Menu {
          private let logger: EventLogger
          init(logger: EventLogger) { self.logger = logger }
          func open() { logger.log("open") }
        }
        final class Search {
          private let logger: EventLogger
          init(logger: EventLogger) { self.logger = logger }
          func start() { logger.log("start") }
        }
        """),
      .flagged(
        "The logger of the system",
        """
        //- Log.swift
        import os
        final class Cart {
          private let logger: Logger
          init(logger: Logger) { self.logger = logger }
        //     ^^^^^^^^^^^^^^ Logger is handed to 3 components through their initializers: Cart, Menu and Search
          func add() { logger.info("add") }
        }
        final class Menu {
          private let logger: Logger
          init(logger: Logger) { self.logger = logger }
          func open() { logger.info("open") }
        }
        final class Search {
          private let logger: Logger
          init(logger: Logger) { self.logger = logger }
          func start() { logger.info("start") }
        }
        """
      ).hidden,
      .flagged(
        "Constructors of Kotlin",
        """
        //- app/src/main/kotlin/Log.kt
        package com.example
        class EventLogger {
        //    ^^^^^^^^^^^ EventLogger is handed to 3 components through their initializers: Cart, Menu and Search
            fun log(text: String) { println(text) }
        }
        class Cart(private val logger: EventLogger) { fun add() = logger.log("add") }
        class Menu(private val logger: EventLogger) { fun open() = logger.log("open") }
        class Search(private val logger: EventLogger) { fun start() = logger.log("start") }
        """),
      .accepted(
        "A constant of the file",
        """
        //- Cart.swift
        import os
        private let logger = Logger(subsystem: "shop", category: "cart")
        final class Cart { func add() { logger.info("add") } }
        """),
      .accepted(
        "Each makes its own",
        """
        //- app/src/main/kotlin/Log.kt
        package com.example
        class EventLogger(private val tag: String) { fun log(text: String) { println(tag + text) } }
        class Cart { private val logger = EventLogger("cart") ; fun add() = logger.log("add") }
        class Menu { private val logger = EventLogger("menu") ; fun open() = logger.log("open") }
        class Search { private val logger = EventLogger("search") ; fun start() = logger.log("start") }
        """),
      .accepted(
        "One that a single object is given",
        """
        //- Log.swift
        final class EventLogger { func log(_ text: String) { print(text) } }
        final class Cart {
          private let logger: EventLogger
          init(logger: EventLogger) { self.logger = logger }
          func add() { logger.log("add") }
        }
        """),
    ],
    traps: loggerPassedAroundTraps,
    check: findPassedLoggers
  )
}

private let receiverLimit = RuleOption(
  name: "receivers", help: "from how many components with such an initializer on it is told",
  defaultValue: 3)

@Sendable private func findPassedLoggers(in context: RuleContext) -> [Finding] {
  let derived = context.derived
  let handed = context.graph.initializerParameters.filter { parameter in
    // Loggers are made of loggers.
    parameter.isLogger
      && derived.components[parameter.component].map { !$0.role.isExempt && $0.role != .logger }
        ?? false
  }
  let byLogger = Dictionary(grouping: handed) { $0.dependency?.text ?? $0.type }
  return byLogger.keys.sorted().compactMap { logger in
    let handed = byLogger[logger] ?? []
    let receivers = Set(handed.map(\.component))
    guard receivers.count >= context[receiverLimit], let first = handed.first else { return nil }
    let declaration = first.dependency.flatMap { derived.components[$0] }
    let name = first.dependency.map(derived.name) ?? first.type
    return Finding(
      message: "\(name) is handed to \(receivers.count) components through their initializers: "
        + derived.listing(receivers),
      confidence: .strong, component: declaration?.id ?? first.component,
      subject: declaration == nil ? first.type : nil,
      location: declaration?.location ?? first.location,
      related: handed.filter { declaration != nil || $0 != first }.map {
        RelatedPlace(message: "handed to \(derived.name($0.component))", location: $0.location)
      })
  }
}
