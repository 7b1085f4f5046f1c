import Analysis
import Model
import TestSupport
import Testing

@Suite("Inventory") struct InventoryTests {
  @Test("Layers are told apart by role, by what is made for screens, and by what keeps data")
  func layers() async {
    let report = await report(
      """
      //- App/App.swift
      import SwiftUI
      @main struct TravelApp: App { let hub = Hub.shared ; var body: some Scene { WindowGroup {} } }
      struct TripView: View { var body: some View { Text(Hub.shared.name) } }
      final class TripController: UIViewController { func load() { print(Hub.shared.name) } }
      final class Hub { static let shared = Hub() ; var name = "" ; func rename() { name = "a" } }
      final class TripStore { func load() { Hub.shared.rename() } }
      final class Settings { @AppStorage("size") var size = 1 ; func load() { Hub.shared.rename() } }
      //- App/Networking/Requests.swift
      final class Requests { func load() { Hub.shared.rename() } }
      """)
    let counts = Dictionary(
      uniqueKeysWithValues: report.inventory.layers.map { ($0.layer, $0.counts) })
    #expect(counts[.root]?.accessesInRoots == 1)
    #expect(counts[.interface]?.accessesInBodies == 2)
    #expect(counts[.data]?.accessesInBodies == 3)
    #expect(counts[.logic]?.accessPoints == 1)
    #expect(counts[.logic]?.accessesInBodies == 0)
    #expect(report.inventory.layers.map(\.layer) == [.root, .interface, .logic, .data])
  }

  @Test("The layers sum up to the total")
  func sums() async {
    let report = await report(
      """
      //- app/src/main/kotlin/App.kt
      package app
      import javax.inject.Inject
      import javax.inject.Singleton
      object Hub { var count = 0 ; fun add() { count += 1 } }
      @Singleton class TripRepository @Inject constructor() { fun load() { Hub.add() } }
      @Singleton class Prices @Inject constructor() { private var rate = 1 ; fun set() { rate = 2 } }
      class TripViewModel(private val trips: TripRepository) : ViewModel() { fun a() = Hub.add() }
      //- app/src/test/kotlin/AppTest.kt
      package app
      class AppTest { fun test() { Hub.add() } }
      """)
    let inventory = report.inventory
    let columns: [KeyPath<Inventory.Counts, Int>] = [
      \.components, \.accessPoints, \.accessesInBodies, \.accessesInDefaults, \.accessesInRoots,
      \.accessesInTests, \.mutableGlobals, \.systemAccesses, \.containerLookups,
      \.environmentReads, \.ambientReads, \.silencers, \.scopeLabels,
    ]
    for column in columns {
      #expect(
        inventory.layers.reduce(0) { $0 + $1.counts[keyPath: column] }
          == inventory.total[keyPath: column])
    }
    #expect(inventory.total.scopeLabels == 2)
    #expect(inventory.total.accessesInTests == 1)
    #expect(inventory.layers.first { $0.layer == .outside }?.counts.accessesInTests == 1)
  }

  private func report(_ text: String) async -> Report {
    await analyze(AnalysisInput(files: projectFiles(text), name: "Example"), settings: .standard)
  }
}
