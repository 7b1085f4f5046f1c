import Model
import Rules
import TestSupport
import Testing

@Suite struct InventorySumTests {
  @Test("The accesses to the instances sum up to the total", arguments: try Sample.all())
  func sums(_ sample: Sample) async throws {
    let report = try await sample.report()
    var sum = Inventory.Counts()
    for relation in report.relations
    where report.verdicts.contains(where: { $0.component == relation.to }) {
      sum.count(relation, to: report.accessPoints.filter { $0.component == relation.to })
    }
    let total = report.inventory.total
    #expect(sum.accessesInBodies == total.accessesInBodies)
    #expect(sum.accessesInDefaults == total.accessesInDefaults)
    #expect(sum.accessesInRoots == total.accessesInRoots)
    #expect(sum.accessesInTests == total.accessesInTests)
  }
}
