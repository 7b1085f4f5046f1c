import Model

extension BodyReader {
  /// What a function gives back, in its own surroundings; a lock around it changes nothing.
  func evaluateResult(of function: Int) -> Value {
    let entry = program.functions[function]
    let site = CodeSite(
      owner: entry.owner.map { .type($0) } ?? .function(function), file: entry.file,
      function: function, place: .body, condition: nil, span: entry.facts.span)
    return quietly {
      within(site, selfType: entry.owner, isStatic: entry.facts.isStatic) {
        readBlock(soleResult(of: entry.facts.body) ?? entry.facts.body)
      }
    }
  }
}
