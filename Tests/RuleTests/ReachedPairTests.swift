import Analysis
import Model
import TestSupport
import Testing

@Suite("What a component reaches, told once for each pair")
struct ReachedPairTests {
  private func messages(_ source: String) async -> [String] {
    let report = await analyze(
      AnalysisInput(files: projectFiles(twoApps + source), name: "Project"), settings: .standard)
    return report.findings.filter { ["hidden-access", "service-locator"].contains($0.rule) }
      .map { "\($0.rule): \($0.message)" }
  }

  @Test("A shared file that reaches a namesake in each target is told with both")
  func namesakes() async {
    let found = await messages(
      """
      //- Mac/Defaults.swift
      final class Defaults { static let shared = Defaults() ; var size = 1 }
      //- iOS/Defaults.swift
      final class Defaults { static let shared = Defaults() ; var size = 1 }
      //- Shared/Sync.swift
      final class Sync {
        func run() { Defaults.shared.size = 3 }
        func stop() { Defaults.shared.size = 0 }
      }
      """)
    #expect(
      found == [
        "hidden-access: Sync reaches Defaults.shared in 2 places, and its interface does not say "
          + "so: Sync → Defaults (Mac) or Defaults (Phone), by target"
      ])
  }

  @Test("Namesakes that are reached from files of one target each are two findings")
  func apart() async {
    let found = await messages(
      """
      //- Mac/Defaults.swift
      final class Defaults { static let shared = Defaults() ; var size = 1 }
      extension Sync { func open() { Defaults.shared.size = 3 } }
      //- iOS/Defaults.swift
      final class Defaults { static let shared = Defaults() ; var size = 1 }
      extension Sync { func show() { Defaults.shared.size = 3 } }
      //- Shared/Sync.swift
      final class Sync {}
      """)
    #expect(
      found
        == ["Mac", "Phone"].map {
          "hidden-access: Sync reaches Defaults.shared, and its interface does not say so: "
            + "Sync → Defaults (\($0))"
        })
  }

  @Test("So is a lookup in a container that each target fills on its own")
  func lookups() async {
    let found = await messages(
      """
      //- Mac/Player.swift
      import Factory
      final class Player { var volume = 1 }
      extension Container { var player: Factory<Player> { self { Player() }.singleton } }
      //- iOS/Player.swift
      import Factory
      final class Player { var volume = 1 }
      extension Container { var player: Factory<Player> { self { Player() }.singleton } }
      //- Shared/Remote.swift
      import Factory
      final class Remote { func mute() { Container.shared.player().volume = 0 } }
      """)
    #expect(
      found == [
        "service-locator: Remote asks a container for Player (Mac), and its interface does not say "
          + "so: Remote → Player (Mac) or Player (Phone), by target"
      ])
  }
}
