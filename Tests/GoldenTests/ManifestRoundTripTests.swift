import Analysis
import Foundation
import Model
import Rendering
import Rules
import TestSupport
import Testing

@Suite struct ManifestRoundTripTests {
  @Test(arguments: try Sample.all())
  func `A manifest of the sources gives the graph of the sources`(sample: Sample) async throws {
    let first = try await sample.report()
    let text = SourceText(path: "lifegraph.yml", text: manifestText(of: first))
    var input = AnalysisInput(
      manifests: [text], sources: [], skipped: [], inputs: [], name: first.name)
    input.workers = 1
    let second = await analyze(input, settings: .standard, rules: [])
    #expect(second.problems.filter { $0.weight != .note } == [])
    let (wanted, found) = (Set(productGraph(of: first)), Set(productGraph(of: second)))
    #expect(wanted.subtracting(found).sorted() == [])
    #expect(found.subtracting(wanted).sorted() == [])
    let again = manifestText(of: second).withoutComments.split(separator: "\n")
    #expect(Set(again).symmetricDifference(text.text.withoutComments.split(separator: "\n")) == [])
  }

  @Test(arguments: try Sample.all())
  func `The sources do not drift from a manifest made of them`(sample: Sample) async throws {
    let report = try await sample.report()
    var input = try sample.input()
    if input.sources.isEmpty { return }
    input.manifests = [SourceText(path: "lifegraph.yml", text: manifestText(of: report))]
    let rules = Rule.all.filter { $0.id == "scope-drift" }
    let drift = await analyze(input, settings: try sample.settings(), rules: rules).findings
    #expect(rules.count == 1)
    #expect(drift.map(\.message) == [])
  }

  @Test func `Names that mean something to YAML come back as they are`() async {
    let names = [
      "a: b", "- z", "# no comment", "'", "\"", "\\", "true", "null", "~", "1", "é", "{}", "[a",
      "&b", "*c", "!d", "%e", "@f", "`g`", "a@b", "🚀", "load()",
      "a,b", "yes",
    ]
    var sample = SampleReport()
    for name in names { sample.add(name, in: "Mo: dule", scope: "app") }
    let text = manifestText(of: sample.report())
    let input = AnalysisInput(
      manifests: [SourceText(path: "lifegraph.yml", text: text)], sources: [], skipped: [],
      inputs: [], name: "")
    let found = await analyze(input, settings: .standard, rules: [])
    #expect(found.problems.map(\.message) == [])
    #expect(Set(found.components.map(\.id)) == Set(sample.components.map(\.id)))
  }
}

extension String {
  /// Reasons are other ones once the manifest is the reason.
  fileprivate var withoutComments: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in line.range(of: "  # ").map { line[..<$0.lowerBound] } ?? line }
      .joined(separator: "\n")
  }
}

/// What a manifest can say of a graph, a line for each thing.
private func productGraph(of report: Report) -> [String] {
  let drawn = report.components.filter {
    !$0.role.isAlien && $0.role != .system && $0.kind != .external && $0.kind != .undeclared
  }
  let ids = Set(drawn.map(\.id))
  // A manifest adds to the standard tree.
  var lines = report.scopes.scopes.filter { ScopeTree.standard.contains($0.name) == false }
    .map { "scope \($0.name) in \($0.parent ?? "nothing")" }
  for component in drawn {
    let kind = component.kind == .declared ? .class : component.kind
    lines.append(
      "\(component.id) \(kind) \(component.role) \(component.effectiveScope ?? "?") "
        + "\(component.isolation)")
    for field in component.fields where field.isMutable {
      // What only a name suggests stands in a comment.
      let isSure = field.dataEvidence.contains { $0.confidence >= .strong }
      lines.append(
        "\(component.id).\(field.name): \(field.type) \(isSure ? field.dataScope ?? "" : "") "
          + "\(field.isStatic) \(field.clearedIn.isEmpty)")
    }
  }
  for relation in report.relations where ids.contains(relation.from) && ids.contains(relation.to) {
    let reach =
      relation.kind == .reaches
      ? "\(relation.via?.rawValue ?? "") \(relation.place?.rawValue ?? "")" : ""
    let hold =
      relation.kind == .subscribes || relation.kind == .owns || relation.kind == .keeps
      ? "\(relation.capturesLifetime) \(relation.isHolder) \(relation.isStaticSlot)" : ""
    lines.append("\(relation.from) \(relation.kind) \(relation.to) \(reach)\(hold)")
  }
  lines += Set(report.accessPoints.map(\.component)).intersection(ids).map { "global \($0)" }
  return Set(lines).sorted()
}
