import Model

/// What the page's script draws from: one JSON object, written so that it may stand inside a
/// `script` element of the type `application/json`.
///
/// `texts` holds every text once; in the rows below, `text` is a position in it, and -1 stands for
/// nothing. `component`, `lane`, `style`, `shape`, `rule`, `module` and `file` are positions in the
/// lists of these.
///
/// - `name`, `sourceLink`: the report's name; a pattern of an address with `{file}` and `{line}`, or
///   null.
/// - `limits`: boxes, lines, users of a hub, the same in folded pictures, lines in folded pictures.
/// - `lanes`, `styles`, `shapes`, `labels`: the looks, see `pageLooks`.
/// - `texts`, `modules`, `files`: texts.
/// - `rules`: `[id, title]`.
/// - `components`: see `PageDataComponents`; `relations`: see `PageDataRelations`;
///   `findings`: see `PageDataFindings`.
/// - `drawings`: `[id, title, element, [component]]`: the drawings that stand in the page with the id
///   of their `svg` and the components that they show.
func pageData(
  of index: PageIndex, drawings: [EmbeddedDrawing]
) -> ScriptText {
  let graph = DrawingIndex.whole(index.report)
  let limits = PageDataLimits(of: index.report)
  var tables = PageTables(graph)
  let components = PageDataComponents(graph, index, limits).rows(&tables)
  let relations = PageDataRelations(graph, limits).rows(&tables)
  let findings = PageDataFindings(graph, index).rows(&tables)
  let link = index.report.sourceLink.map { scriptString($0.pattern) } ?? "null"
  return """
    {"version":1,"name":\(scriptString(index.report.title)),"sourceLink":\(link),
    \(pageLooks(graph)),
    "rules":\(scriptRows(rules(of: index, tables))),
    "modules":\(scriptRows(graph.modules.map(scriptString))),
    "files":\(scriptRows(tables.files.texts.map(scriptString))),
    "components":\(scriptRows(components)),
    "relations":\(scriptRows(relations)),
    "findings":\(scriptRows(findings)),
    "drawings":\(scriptRows(pageDrawings(drawings, graph))),
    "texts":\(scriptRows(tables.texts.texts.map(scriptString)))}
    """
}

/// The lists that rows point into.
struct PageTables {
  var texts = PageTexts()
  var files = PageTexts()
  /// Ids, in the order of first use.
  var rules = PageTexts()
  let modules: [String: Int]

  init(_ graph: DrawingIndex) {
    modules = Dictionary(
      uniqueKeysWithValues: graph.modules.enumerated().map { ($1, $0) })
  }
}

private func rules(of index: PageIndex, _ tables: PageTables) -> [ScriptText] {
  tables.rules.texts.map { id in
    scriptList([scriptString(id), scriptString(index.base.rule(id)?.title ?? id)])
  }
}

/// The drawings that could be put into the page.
private func pageDrawings(_ drawings: [EmbeddedDrawing], _ graph: DrawingIndex) -> [ScriptText] {
  let positions = Dictionary(
    graph.nodes.enumerated().map { (componentAnchor($1.component.id), $0) }
  ) { first, _ in first }
  return drawings.compactMap { embedded in
    guard let element = embedded.elementID else { return nil }
    let drawing = embedded.drawing
    let shown = embedded.drawnComponents.keys.compactMap { positions[$0] }.sorted()
    return scriptList([
      scriptString(drawing.id), scriptString(drawing.title), scriptString(element),
      scriptNumbers(shown),
    ])
  }
}
