import Model

/// The components of the page's data.
///
/// Each row is `[key, name, module, qualifier, kind, shape, lane, role, state, declared, effective,
/// file, line, hidden, access, row, counts, reasons]`: `key` is the anchor without `c-`; `kind`,
/// `role`, `declared` and `effective` are words; `state` is empty where it is unknown; `hidden` says
/// what it is when it is not drawn unless someone asks; `access` is how everyone reaches it; `row` is 1
/// when the tables of the page have it; `counts` are errors, warnings and notes, empty for none;
/// `reasons` are `[scope, source, sentence, file, line]`.
struct PageDataComponents {
  private let graph: DrawingIndex
  private let index: PageIndex
  private let limits: PageDataLimits
  private let shapes: [NodeShape: Int]

  init(_ graph: DrawingIndex, _ index: PageIndex, _ limits: PageDataLimits) {
    self.graph = graph
    self.index = index
    self.limits = limits
    shapes = Dictionary(
      uniqueKeysWithValues: NodeShape.allCases.enumerated().map { ($1, $0) })
  }

  func rows(_ tables: inout PageTables) -> [ScriptText] {
    graph.nodes.map { row(of: $0, &tables) }
  }

  private func row(of node: DrawingIndex.Node, _ tables: inout PageTables) -> ScriptText {
    let component = node.component
    let name = component.name.isEmpty ? component.id.text : component.name
    let state = component.state == .unknown ? nil : component.state.rawValue
    var numbers = [
      tables.texts.position(of: name) as Int, tables.modules[component.module] ?? PageTexts.none,
      tables.texts.position(of: qualifier(of: component)),
      tables.texts.position(of: kindWords(component)) as Int,
      shapes[NodeShape(of: component)] ?? 0, node.lane,
    ]
    numbers += [
      component.role == .ordinary ? nil : component.role.rawValue, state, component.declaredScope,
      component.effectiveScope,
    ].map { tables.texts.position(of: $0) }
    numbers += place(component.location, &tables)
    numbers += [
      tables.texts.position(of: node.hiddenAs),
      tables.texts.position(of: node.accessPoint?.spelling), index.hasRow(component.id) ? 1 : 0,
    ]
    let counts = [node.errors, node.warnings, node.remarks]
    let reasons = component.scopeEvidence.prefix(limits.reasons).map { evidence in
      scriptNumbers(
        [
          tables.texts.position(of: evidence.scope) as Int,
          tables.texts.position(of: evidence.source.rawValue),
          tables.texts.position(of: evidence.detail),
        ] + place(evidence.location, &tables))
    }
    let key = stableHash(component.id.text)
    return """
      ["\(key)",\(numbers.map { number -> ScriptText in "\(number)" }.joined(",")),\
      \(scriptNumbers(node.severity == nil ? [] : counts)),\(scriptList(reasons))]
      """
  }

  private func qualifier(of component: Component) -> String? {
    component.id.text.lastIndex(of: "@").map { String(component.id.text[$0...]) }
  }
}

/// File and line; twice nothing where there is no place.
func place(_ location: Location?, _ tables: inout PageTables) -> [Int] {
  guard let location else { return [PageTexts.none, 0] }
  return [tables.files.position(of: location.file), location.line]
}
