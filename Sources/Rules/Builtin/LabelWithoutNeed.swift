import Model

extension Rule {
  static let labelWithoutNeed = Rule(
    id: "label-without-need",
    title: "A scope is named for an object that needs none",
    rationale: """
      The object has no state, guards nothing and costs nothing to make, so that it makes no \
      difference whether there is one or many. The annotation says that there is something to \
      share, costs a lock at each first use, and keeps the object for the whole scope. Leave the \
      annotation out.
      """,
    limits: """
      An object that makes something for itself, does something in its initializer, or registers \
      itself with others may need its scope, and is left alone.
      """,
    languages: [.kotlin],
    silences: [
      .swift: "its containers are told the scope by the root, which has to choose one",
      .manifest: "every component there has a scope",
    ],
    basis: [
      .strong: "all that the type declares and does is seen"
    ],
    related: [
      RelatedRule("unscoped-state", when: "there is state and no scope")
    ],
    severity: .note,
    examples: [
      .flagged(
        "A singleton that only forwards",
        """
        //- app/src/main/kotlin/Greeting.kt
        package com.example
        import javax.inject.Inject
        import javax.inject.Singleton
        @Singleton
        //<^^^^^^^ Greeting names the scope Singleton, but keeps no state and makes nothing
        class Greeting @Inject constructor(private val names: Names) {
            fun text() = "Hello " + names.first()
        }
        interface Names { fun first(): String }
        """),
      .accepted(
        "State that all share",
        """
        //- app/src/main/kotlin/Index.kt
        package com.example
        import javax.inject.Inject
        import javax.inject.Singleton
        @Singleton
        class Index @Inject constructor() {
            private var words = listOf<String>()
            fun add(word: String) { words = words + word }
        }
        """),
      .accepted(
        "What costs to make",
        """
        //- app/src/main/kotlin/Network.kt
        package com.example
        import javax.inject.Inject
        import javax.inject.Singleton
        import okhttp3.OkHttpClient
        @Singleton
        class Network @Inject constructor() {
            private val client = OkHttpClient()
            fun get(path: String) = client.newCall(path)
        }
        """),
      .accepted(
        "No scope",
        """
        //- app/src/main/kotlin/Greeting.kt
        package com.example
        import javax.inject.Inject
        class Greeting @Inject constructor() { fun text() = "Hello" }
        """),
    ],
    check: findUnneededLabels
  )
}

@Sendable private func findUnneededLabels(in context: RuleContext) -> [Finding] {
  context.graph.components.compactMap { component in
    guard let label = unneededLabel(of: component, context) else { return nil }
    return Finding(
      message:
        "\(component.name) names the scope \(label.scope), but keeps no state and makes nothing",
      confidence: .strong, component: component.id, subject: label.scope,
      location: label.location)
  }
}
