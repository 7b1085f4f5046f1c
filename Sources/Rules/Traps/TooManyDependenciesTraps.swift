/// What looks like `too-many-dependencies` and is none, or is a form of it: further examples of the rule.
let tooManyDependenciesTraps: [Example] = [
  .accepted(
    "A bag of values that travels as one",
    """
    //- Checkout.swift
    protocol Cart { func items() } ; protocol Prices { func load() } ; protocol Taxes { func add() }
    protocol Stock { func take() } ; protocol Payment { func pay() }
    struct Style { var width = 0 ; var height = 0 }
    final class Checkout {
      init(cart: Cart, prices: Prices, taxes: Taxes, stock: Stock, payment: Payment, style: Style) {}
    }
    """),
  .accepted(
    "Five in the constructor, one of them a part with three of its own",
    """
    //- app/src/main/kotlin/Checkout.kt
    package com.example
    interface Cart { fun items() }
    interface Prices { fun load() }
    interface Taxes { fun add() }
    interface Stock { fun take() }
    interface Payment { fun pay() }
    class Total(val cart: Cart, val prices: Prices, val taxes: Taxes) { var sum = 0 ; fun add() { sum += 1 } }
    class Checkout(val total: Total, val stock: Stock, val payment: Payment)
    """),
  .accepted(
    "The longest of several constructors counts, and a sealed state does not",
    """
    //- app/src/main/kotlin/Checkout.kt
    package com.example
    interface Cart { fun items() }
    interface Prices { fun load() }
    interface Taxes { fun add() }
    interface Stock { fun take() }
    interface Payment { fun pay() }
    sealed interface State { data object Open : State ; data class Paid(val sum: Int) : State }
    class Checkout(val cart: Cart, val prices: Prices, val taxes: Taxes, val stock: Stock, val payment: Payment, val state: State)
    """
  ).hidden,
  .accepted(
    "A manifest that lists five",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      Cart:
      Prices:
      Taxes:
      Stock:
      Payment: { access: global }
      Checkout:
        keeps: [Cart, Prices, Taxes, Stock]
        reaches: [Payment]
    """
  ).told(by: "hidden-access"),
  .accepted(
    "A part of the root, which knows all",
    """
    //- Container.swift
    protocol Cart { func items() } ; protocol Prices { func load() } ; protocol Taxes { func add() }
    protocol Stock { func take() } ; protocol Payment { func pay() } ; protocol Mail { func send() }
    final class DependencyContainer {
      struct Overrides {
        init(cart: Cart, prices: Prices, taxes: Taxes, stock: Stock, payment: Payment, mail: Mail) {}
      }
    }
    """
  ).hidden,
  .accepted(
    "A manifest with a logger beside five",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      Log: { role: logger }
      Checkout:
        scope: screen
        keeps: [Cart, Prices, Taxes, Stock, Payment, Log]
    """
  ).hidden,
  .accepted(
    "A manifest with a root that puts many together",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      AppRoot:
        role: composition-root
        keeps: [Cart, Prices, Taxes, Stock, Payment, Mail]
    """
  ).hidden,
]
