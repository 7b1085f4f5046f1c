import Model

/// Where code reads or writes a variable of a Kotlin `object` that everyone can write.
struct OpenVariables {
  private struct Spot: Hashable {
    let file: Int
    let line: Int32
    let column: Int32
  }

  private let program: Program
  /// The names of such variables by their `object`, sorted.
  private var names: [Int: [String]] = [:]
  private var starts: [Spot: String] = [:]
  private var ends: Set<Spot> = []

  init(_ source: SourceGraph) {
    program = source.program
    let open = openVariables(source)
    if open.isEmpty { return }
    for property in open.keys.sorted() {
      guard let owner = program.properties[property].owner, let name = open[property] else {
        continue
      }
      names[owner, default: []].append(name)
    }
    for read in source.events.reads {
      guard let name = open[read.property] else { continue }
      starts[start(of: read.site)] = name
      ends.insert(
        Spot(file: read.site.file, line: read.site.span.endLine, column: read.site.span.endColumn))
    }
    for write in source.events.writes {
      if let name = open[write.property] { starts[start(of: write.site)] = name }
    }
  }

  /// The variable behind the name of its `object`: `Flags.isFast` starts where `Flags` does, and ends
  /// with the name of the variable, whatever stands in front.
  func name(behind access: CodeEvents.Access) -> String? {
    guard let type = program.objectType(of: access.property), let names = names[type] else {
      return nil
    }
    if let name = starts[start(of: access.site)] { return name }
    let span = access.site.span
    return names.first {
      let end = span.endColumn + 1 + Int32($0.utf8.count)
      return ends.contains(Spot(file: access.site.file, line: span.endLine, column: end))
    }
  }

  private func start(of site: CodeSite) -> Spot {
    Spot(file: site.file, line: site.span.line, column: site.span.column)
  }
}

private func openVariables(_ source: SourceGraph) -> [Int: String] {
  var open: [Int: String] = [:]
  for (type, entry) in source.program.types.enumerated()
  where entry.keyword == .object && source.program.kotlin.instances[type] != nil {
    for property in entry.properties {
      let facts = source.program.properties[property].facts
      guard source.program.properties[property].isStored, facts.visibility != .file else {
        continue
      }
      let isVariable = !facts.isConstant && !facts.isLazy && facts.setterVisibility != .file
      if isVariable || isMutableBox(source.reader.type(ofProperty: property)) {
        open[property] = facts.name
      }
    }
  }
  return open
}
