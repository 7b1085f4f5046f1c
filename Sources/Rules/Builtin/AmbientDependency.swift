import Model

extension Rule {
  static let ambientDependency = Rule(
    id: "ambient-dependency",
    title: "A component takes what it needs from its surroundings",
    rationale: """
      `@Environment`, `@Dependency` and the locals of Compose are visible where they are declared and \
      can be replaced for a test or a preview, so they are no fault. Still nothing at the call says \
      that they are needed: a view that is shown where nobody provides them stops the app or does \
      something else than was meant. Switch this rule on to see how much of an app is wired that \
      way; hand over by initializer what a component cannot do without.
      """,
    languages: [.swift, .kotlin, .manifest],
    basis: [
      .proven: "the manifest declares it",
      .strong: "the read is seen, and names what it wants by type or key",
    ],
    related: [
      RelatedRule(
        "missing-environment-object", when: "nothing above the view provides what it reads"),
      RelatedRule("service-locator", when: "a container is asked"),
    ],
    severity: nil,
    examples: [
      .flagged(
        "An object of the environment",
        """
        //- Views.swift
        import SwiftUI
        @Observable final class Theme { var color = 0 }
        struct Page: View {
          @Environment(Theme.self) private var theme
        //                                     ^^^^^ Page takes Theme from its surroundings
          var body: some View { Text("") }
        }
        """),
      .flagged(
        "A dependency by its key path",
        """
        //- Feature.swift
        import Dependencies
        struct Client { var load: () -> Int }
        extension Client: DependencyKey { static let liveValue = Client(load: { 1 }) }
        extension DependencyValues {
          var client: Client { get { self[Client.self] } set { self[Client.self] = newValue } }
        }
        final class Feature {
          @Dependency(\\.client) var client
        //                          ^^^^^^ Feature takes Client from its surroundings
          func start() -> Int { client.load() }
        }
        """
      ).hidden,
      .flagged(
        "A local of Compose",
        """
        //- app/src/main/kotlin/Page.kt
        package com.example
        import androidx.compose.runtime.Composable
        import androidx.compose.runtime.staticCompositionLocalOf
        class Player { var volume = 1 }
        val LocalPlayer = staticCompositionLocalOf<Player> { error("none") }
        @Composable fun Page() { LocalPlayer.current.volume = 2 }
        //                       ^^^^^^^^^^^^^^^^^^^ Page() takes Player from its surroundings
        """),
      .flagged(
        "A manifest that says so",
        """
        #- lifegraph.yml
        lifegraph: 1
        components:
          Theme: { scope: app }
          Page:
            scope: screen
            reaches:
              - { component: Theme, via: environment }
        #                    ^^^^^ Page takes Theme from its surroundings
        """
      ).hidden,
      .accepted(
        "Handed over by the initializer",
        """
        //- Views.swift
        import SwiftUI
        @Observable final class Theme { var color = 0 }
        struct Page: View {
          let theme: Theme
          var body: some View { Text("") }
        }
        """),
      .accepted(
        "The parameter of a composable",
        """
        //- app/src/main/kotlin/Page.kt
        package com.example
        import androidx.compose.runtime.Composable
        class Player { var volume = 1 }
        @Composable fun Page(player: Player) { player.volume = 2 }
        """),
      .accepted(
        "A root that provides it, and a preview that reads it",
        """
        //- App.swift
        import SwiftUI
        @Observable final class Theme { var color = 0 }
        @main struct ReaderApp: App {
          @State private var theme = Theme()
          var body: some Scene { WindowGroup { Text("").environment(theme) } }
        }
        struct Page_Previews: PreviewProvider {
          @Environment(Theme.self) static var theme
          static var previews: some View { Text("") }
        }
        """),
    ],
    traps: ambientDependencyTraps,
    check: findAmbientDependencies
  )
}

@Sendable private func findAmbientDependencies(in context: RuleContext) -> [Finding] {
  let derived = context.derived
  let reads = context.graph.relations.filter { relation in
    relation.kind == .reaches && (relation.via == .environment || relation.via == .ambientValue)
      && derived.components[relation.from]?.role.isExempt != true
      && relation.place?.isHidden ?? true
  }
  return Dictionary(grouping: reads) { [$0.from, $0.to] }.values.map { reads in
    let (from, to) = (reads[0].from, reads[0].to)
    let places = Set(reads.flatMap(\.evidence).map(\.location)).sorted()
    return Finding(
      message: "\(derived.name(from)) takes \(derived.name(to)) from its surroundings"
        + (places.count > 1 ? " in \(places.count) places" : ""),
      confidence: derived.components[from]?.language == .manifest ? .proven : .strong,
      component: from, subject: to.text, location: places.first,
      related: places.dropFirst().map { RelatedPlace(message: "and again", location: $0) })
  }
}
