import Model

extension Rule {
  static let tooManyDependencies = Rule(
    id: "too-many-dependencies",
    title: "A component depends on too many others",
    rationale: """
      Who needs this many others does several jobs: it changes for many reasons, and a test has to \
      build all of them to try one thing. Find the dependencies that are used together and give \
      them a part of the work as an object of its own. What is only passed on to others belongs \
      into the root that makes them. Handing over a bag with everything in it only hides the number.
      """,
    limits: """
      Counted are objects that initializers ask for, that containers fill in, that the environment \
      gives and that the code reaches. Plain values, models that are stored or sent, loggers, \
      constants, what is shown inside, and objects without state are not counted. Of several \
      initializers the longest counts.
      """,
    languages: [.swift, .kotlin, .manifest],
    basis: [
      .proven: "the manifest declares it",
      .strong: "what it is handed and what it reaches is seen",
    ],
    related: [
      RelatedRule("hidden-access", when: "what is reached is a global"),
      RelatedRule("logger-passed-around", when: "one of them is a logger"),
    ],
    severity: .note,
    options: [dependencyLimit],
    examples: [
      .flagged(
        "An initializer that asks for six",
        """
        //- Checkout.swift
        protocol Cart { func items() } ; protocol Prices { func load() } ; protocol Taxes { func add() }
        protocol Stock { func take() } ; protocol Payment { func pay() } ; protocol Mail { func send() }
        final class Checkout {
        //          ^^^^^^^^ Checkout depends on 6 others: Cart, Mail, Payment, Prices, Stock and Taxes
          init(cart: Cart, prices: Prices, taxes: Taxes, stock: Stock, payment: Payment, mail: Mail) {}
        }
        """),
      .flagged(
        "Four in the constructor and two that are reached",
        """
        //- app/src/main/kotlin/Checkout.kt
        package com.example
        interface Cart { fun items() }
        interface Prices { fun load() }
        interface Taxes { fun add() }
        interface Stock { fun take() }
        object Payment { var amount = 0 ; fun pay() { amount = 1 } }
        object Mail { var count = 0 ; fun send() { count += 1 } }
        class Checkout(val cart: Cart, val prices: Prices, val taxes: Taxes, val stock: Stock) {
        //    ^^^^^^^^ Checkout depends on 6 others: Cart, Mail, Payment, Prices, Stock and Taxes
            fun finish() { Payment.pay() ; Mail.send() }
        }
        """),
      .flagged(
        "A manifest that lists six",
        """
        #- lifegraph.yml
        lifegraph: 1
        components:
          Cart:
          Prices:
          Taxes:
          Stock:
          Payment: { access: global }
          Mail: { access: global }
          Checkout:
        # ^^^^^^^^ Checkout depends on 6 others: Cart, Mail, Payment, Prices, Stock and Taxes
            keeps: [Cart, Prices, Taxes, Stock]
            reaches: [Payment, Mail]
        """
      ).hidden,
      .accepted(
        "Five, of which one is a part with three of its own",
        """
        //- Checkout.swift
        protocol Cart { func items() } ; protocol Prices { func load() } ; protocol Taxes { func add() }
        protocol Stock { func take() } ; protocol Payment { func pay() } ; protocol Mail { func send() }
        final class Total { init(cart: Cart, prices: Prices, taxes: Taxes) {} ; var sum = 0 ; func add() { sum += 1 } }
        final class Checkout { init(total: Total, stock: Stock, payment: Payment, mail: Mail) {} }
        """),
      .accepted(
        "Values, closures and a logger are no dependencies",
        """
        //- Page.swift
        struct Size { var width = 0 } ; enum Mode { case light, dark }
        protocol Cart { func items() } ; protocol Prices { func load() }
        final class EventLogger { func log(_ text: String) { print(text) } }
        final class Page {
          init(
            cart: Cart, prices: Prices, size: Size, mode: Mode, title: String, count: Int,
            logger: EventLogger, done: @escaping () -> Void
          ) {}
        }
        """),
      .accepted(
        "Constants and helpers of Kotlin",
        """
        //- app/src/main/kotlin/Page.kt
        package com.example
        interface Cart { fun items() }
        data class Size(val width: Int)
        sealed interface Mode { data object Light : Mode ; data object Dark : Mode }
        object Routes { const val HOME = "home" }
        object Texts { fun short(text: String) = text.take(3) }
        object Dates { fun text(day: Int) = day.toString() }
        class Page(val cart: Cart, val size: Size, val mode: Mode, val title: String) {
            fun show() = Routes.HOME + Texts.short(title) + Dates.text(1)
        }
        """),
    ],
    traps: tooManyDependenciesTraps,
    check: findManyDependencies
  )
}

private let dependencyLimit = RuleOption(
  name: "dependencies", help: "how many others a component may depend on", defaultValue: 5)

@Sendable private func findManyDependencies(in context: RuleContext) -> [Finding] {
  let counting = DependencyCounting(context)
  let roots = context.graph.components.filter { $0.role == .compositionRoot }
  return context.graph.components.compactMap { component in
    guard !component.role.isExempt, !component.role.isLeftAlone,
      ![.external, .global, .undeclared, .protocol, .binding].contains(component.kind)
    else { return nil }
    let found = counting.dependencies(of: component)
    // A root knows all, and so do its parts.
    guard found.count > context[dependencyLimit], !roots.contains(where: component.isPart) else {
      return nil
    }
    let names = Set(found.map { context.derived.name($0.component) }).sorted()
    return Finding(
      message: "\(context.derived.name(component.id)) depends on \(found.count) others: "
        + listing(names, most: 6),
      confidence: component.language == .manifest ? .proven : .strong, component: component.id,
      location: component.location,
      related: found.map {
        RelatedPlace(message: context.derived.name($0.component), location: $0.location)
      })
  }
}
