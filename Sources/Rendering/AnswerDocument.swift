import Model

/// An answer for programs, as `Documentation/answers.schema.json` describes it: one of the five is
/// there.
struct AnswerDocument: Encodable {
  struct Plan: Encodable {
    let steps: [PlanStep]
    let ownershipChanges: [OwnershipChange]
    let limits: [PlanLimit]
  }

  struct Inventory: Encodable {
    let total: Model.Inventory.Counts
    let modules: [Model.Inventory.ModuleCounts]
    let layers: [Model.Inventory.LayerCounts]
    let trend: Trend?
    let instances: [InstanceCounts]
  }

  /// Raised when a key changes its meaning or goes away; new keys do not raise it.
  let schemaVersion = 1
  /// Title of the report that was asked.
  let name: String
  var connection: Connection?
  var lifetime: LifetimeExplanation?
  var inventory: Inventory?
  var plan: Plan?
  var difference: ReportDifference?
}
