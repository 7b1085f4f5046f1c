import Model

/// What code does with the tables of Room, through the functions of its access objects
/// (androidx.room: `@Dao`, `@Insert`, `@Upsert`, `@Update`, `@Delete`, `@Query`).
struct DatabaseTables {
  private(set) var accesses: [StoreAccess] = []
  /// Tables of which each row says whose it is: a query asks for those of one user.
  private(set) var keptApart: Set<String> = []

  private let program: Program

  init(_ program: Program, events: CodeEvents) {
    self.program = program
    var steps: [Int: [TableStep]] = [:]
    for (type, entry) in program.types.enumerated() where entry.hasAttribute("Dao") {
      for function in entry.functions { steps[function] = tableSteps(function, of: type) }
    }
    if steps.isEmpty { return }
    for invocation in events.invocations {
      for step in steps[invocation.callee] ?? [] {
        accesses.append(
          StoreAccess(
            store: .database, action: step.action, key: .table(step.table), value: step.value,
            origin: .unknown, method: "", site: invocation.site))
      }
    }
  }

  private mutating func tableSteps(_ function: Int, of type: Int) -> [TableStep] {
    let facts = program.functions[function].facts
    let place = LookupPlace(file: program.functions[function].file, type: type)
    var steps: [TableStep] = []
    for attribute in facts.attributes {
      if attribute.name == "Query" {
        guard let query = attribute.arguments.first?.value.writtenText.map(Query.init) else {
          continue
        }
        if query.asksForUser { keptApart.formUnion(query.step.map { [$0.table] } ?? []) }
        if let step = query.step { steps.append(step) }
      } else if let (action, value) = rowActions[attribute.name] {
        let tables = facts.parameters.compactMap { parameter in
          parameter.type.map { program.valueType($0, at: place) }.flatMap(table)
        }
        steps += tables.map { TableStep(table: $0, action: action, value: value) }
      }
    }
    return steps
  }

  /// The table that the rows of a type go into.
  private func table(ofRows type: ValueType) -> String? {
    guard let row = type.heldTypes.first,
      let entity = program.types[row].attributes.first(where: { $0.name == "Entity" })
    else { return nil }
    let written = entity.arguments.first { $0.label == "tableName" }?.value.writtenText
    return written ?? String(program.types[row].simpleName)
  }
}

/// What one function of an access object does with one table.
private struct TableStep {
  let table: String
  let action: StoreAccess.Action
  let value: WrittenValue
}

/// A statement of SQL, as far as it says which table it reads or changes.
private struct Query {
  let step: TableStep?
  let asksForUser: Bool

  init(_ text: String) {
    let words = text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
    let lower = words.map { $0.lowercased() }
    func table(after word: String) -> String? {
      guard let position = lower.firstIndex(of: word), position + 1 < words.count else {
        return nil
      }
      return words[position + 1]
    }
    let filter = lower.firstIndex(of: "where")
    asksForUser =
      filter.map { start in
        words[start...].contains(where: speaksOfUser)
      } ?? false
    switch lower.first {
    case "delete":
      step = table(after: "from").map {
        filter == nil
          ? TableStep(table: $0, action: .remove, value: .absent)
          : TableStep(table: $0, action: .write, value: .removal)
      }
    case "insert", "replace":
      step = table(after: "into").map { TableStep(table: $0, action: .write, value: .addition) }
    case "update":
      // `UPDATE OR IGNORE seats`.
      let hasChoice = lower.dropFirst().first == "or"
      step = words.dropFirst(hasChoice ? 3 : 1).first.map {
        TableStep(table: $0, action: .write, value: .change)
      }
    default:
      step = table(after: "from").map { TableStep(table: $0, action: .read, value: .other) }
    }
  }
}

private let rowActions: NameTable<(StoreAccess.Action, WrittenValue)> = [
  "Insert": (.write, .addition), "Upsert": (.write, .addition), "Update": (.write, .change),
  "Delete": (.write, .removal),
]

extension Expression {
  /// A text that is written out; `nil` for all else.
  fileprivate var writtenText: String? {
    switch self {
    case .literal(.text(let text), _): text
    case .member(let base?, "trimIndent", _), .member(let base?, "trimMargin", _):
      base.writtenText
    case .call(let call): call.callee.writtenText
    default: nil
    }
  }
}
