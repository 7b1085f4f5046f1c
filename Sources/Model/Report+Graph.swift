extension Report {
  /// The graph that the report was made of, without its problems, which the report has itself.
  package var graph: CodeGraph {
    CodeGraph(
      name: name, scopes: scopes, components: components, relations: relations,
      accessPoints: accessPoints, sessionEndings: sessionEndings,
      processes: processes, bindings: bindings, problems: [])
  }
}
