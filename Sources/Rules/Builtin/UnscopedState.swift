import Model

extension Rule {
  static let unscopedState = Rule(
    id: "unscoped-state",
    title: "Each consumer gets its own copy of state that is shared",
    rationale: """
      The binding names no scope, so the container makes another object for everyone who asks. What \
      one of them writes the others never see, although the code reads as if they shared it. An \
      annotation that binds a type to an interface says nothing about how long the object lives. \
      Give the binding the scope that the state belongs to, or move the state into an object that \
      has one.
      """,
    limits: """
      Only bindings that annotations declare are known, with the consumers that the sources show.
      """,
    languages: [.kotlin],
    silences: [
      .swift: "its containers are told how long an object lives where it is registered",
      .manifest: "it knows no bindings",
    ],
    basis: [
      .strong: "the binding to an interface is seen, and so are those who ask for it",
      .likely: "it is handed out by its own type, as helpers are of which each user has one",
    ],
    related: [
      RelatedRule("created-twice", when: "code makes the objects"),
      RelatedRule("label-without-need", when: "there is a scope and no state"),
    ],
    severity: .warning,
    examples: [
      .flagged(
        "A store without a scope that two view models get",
        """
        //- app/src/main/kotlin/Cart.kt
        package com.example
        import dagger.Binds
        import dagger.Module
        import dagger.hilt.InstallIn
        import dagger.hilt.android.lifecycle.HiltViewModel
        import dagger.hilt.components.SingletonComponent
        import javax.inject.Inject
        interface Cart { fun add(name: String) }
        class MemoryCart @Inject constructor() : Cart {
            private var names = listOf<String>()
            override fun add(name: String) { names = names + name }
        }
        @Module @InstallIn(SingletonComponent::class)
        abstract class CartModule {
            @Binds abstract fun cart(cart: MemoryCart): Cart
        //                      ^^^^ MemoryCart is bound to Cart without a scope and keeps names, so that each of 2 consumers has its own: ListViewModel and PageViewModel
        }
        @HiltViewModel class ListViewModel @Inject constructor(private val cart: Cart) : ViewModel() {
            fun add() = cart.add("a")
        }
        @HiltViewModel class PageViewModel @Inject constructor(private val cart: Cart) : ViewModel() {
            fun add() = cart.add("b")
        }
        """),
      .accepted(
        "A scope that the state belongs to",
        """
        //- app/src/main/kotlin/Cart.kt
        package com.example
        import dagger.hilt.android.lifecycle.HiltViewModel
        import javax.inject.Inject
        import javax.inject.Singleton
        @Singleton
        class Index @Inject constructor() {
            private var words = listOf<String>()
            fun add(word: String) { words = words + word }
        }
        @HiltViewModel class ListViewModel @Inject constructor(private val index: Index) : ViewModel() {
            fun add() = index.add("a")
        }
        @HiltViewModel class PageViewModel @Inject constructor(private val index: Index) : ViewModel() {
            fun add() = index.add("b")
        }
        """),
      .accepted(
        "One consumer alone",
        """
        //- app/src/main/kotlin/Index.kt
        package com.example
        import dagger.hilt.android.lifecycle.HiltViewModel
        import javax.inject.Inject
        class Index @Inject constructor() {
            private var words = listOf<String>()
            fun add(word: String) { words = words + word }
        }
        @HiltViewModel class ListViewModel @Inject constructor(private val index: Index) : ViewModel() {
            fun add() = index.add("a")
        }
        """
      ).hidden,
      .accepted(
        "Nothing that changes",
        """
        //- app/src/main/kotlin/Format.kt
        package com.example
        import javax.inject.Inject
        class Format @Inject constructor() { fun text(name: String) = name.trim() }
        class First @Inject constructor(private val format: Format) { fun show() = format.text("a") }
        class Second @Inject constructor(private val format: Format) { fun show() = format.text("b") }
        """
      ).hidden,
    ],
    check: findUnscopedState
  )
}

@Sendable private func findUnscopedState(in context: RuleContext) -> [Finding] {
  var makers: [ComponentID: Set<ComponentID>] = [:]
  for creation in context.graph.creations {
    if case .component(let made) = creation.product {
      makers[made, default: []].insert(creation.maker)
    }
  }
  return context.derived.bindings.compactMap { id, bindings in
    context.derived.components[id].flatMap {
      finding($0, bindings, makers: makers[id] ?? [], context.derived)
    }
  }
}

/// True when each who asks gets a new object; a function of a module may also hand out one that is
/// there already.
private func isMadeAnew(_ binding: Binding, _ makers: Set<ComponentID>) -> Bool {
  switch binding.form {
  case .constructor, .contribution, .alias: true
  case .function: binding.provider.map(makers.contains) ?? false
  case .instance, .entry: false
  }
}

private func finding(
  _ component: Component, _ bindings: [Binding], makers: Set<ComponentID>, _ derived: DerivedData
) -> Finding? {
  let shown = derived.interfaceSlots[component.id] ?? []
  // What shows one screen is of no use to another.
  let state = component.ownState.filter { field in !shown.contains { $0.field == field.name } }
  guard !component.role.isExempt, component.kind != .protocol, !state.isEmpty,
    bindings.allSatisfy({ $0.lifetime == nil && $0.scope == nil && isMadeAnew($0, makers) }),
    // What belongs to a screen, or is handed one, is meant to be made for each.
    !shown.contains(where: \.isConstant),
    component.scopeEvidence.allSatisfy({ [.ownership, .subscription].contains($0.source) })
  else { return nil }
  let consumers = Set(bindings.filter { !$0.isOneOfMany }.flatMap(\.consumers).map(\.component))
    .filter { $0 != component.id && derived.components[$0]?.role.isAlien == false }.sorted()
  guard consumers.count > 1,
    let told = bindings.first(where: { $0.form != .constructor }) ?? bindings.first
  else { return nil }
  let isBoundToInterface = told.form != .constructor
  let names = consumers.prefix(3).map(derived.name)
  let listed =
    consumers.count > 3
    ? "\(names.joined(separator: ", ")) and \(consumers.count - 3) more"
    : "\(names.dropLast().joined(separator: ", ")) and \(names.last ?? "")"
  let slots = state.map(\.name)
  let kept =
    slots.count > 2 ? "\(slots[0]) and \(slots.count - 1) more" : slots.joined(separator: " and ")
  return Finding(
    message:
      "\(component.name) is bound\(isBoundToInterface ? " to \(told.key)" : "") without a scope "
      + "and keeps \(kept), so that each of \(consumers.count) consumers has its own: \(listed)",
    // A helper that each of its users makes is often handed out by its own type.
    confidence: isBoundToInterface ? .strong : .likely, component: told.provider ?? component.id,
    subject: component.id.text, location: told.location,
    related: state.map { RelatedPlace(message: "\($0.name) changes", location: $0.location) })
}
