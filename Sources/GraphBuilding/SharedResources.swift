import Model

/// A call that opens what one object alone should keep open.
struct ResourceOpening {
  let type: String
  let resource: Creation.Resource
  /// What tells one resource from another, in the words of the source; `nil` when it is not seen.
  let key: String?
  let owner: CodeOwner
  let file: Int
  let function: Int?
  /// True in code that runs for an instance of the owner.
  let isOfInstance: Bool
  let condition: String?
  let span: Span
}

/// All such calls in the code of the product, in the order of the declarations.
func resourceOpenings(_ source: SourceGraph) -> [ResourceOpening] {
  let program = source.program
  var found: [ResourceOpening] = []
  func isOfProduct(_ owner: Int?, _ file: Int) -> Bool {
    program.files[file].role == .ordinary && owner.map { !source.roles[$0].isAlien } ?? true
  }
  for (function, entry) in program.functions.enumerated()
  where isOfProduct(entry.owner, entry.file) {
    visitExpressions(in: entry.facts.body) { expression in
      guard let opened = opened(by: expression, in: entry.owner, program) else { return }
      found.append(
        ResourceOpening(
          type: opened.type, resource: opened.resource, key: opened.key,
          owner: entry.owner.map { .type($0) } ?? .function(function), file: entry.file,
          function: function, isOfInstance: entry.owner != nil && !entry.facts.isStatic,
          condition: entry.facts.condition, span: opened.span))
    }
  }
  for (property, entry) in program.properties.enumerated()
  where isOfProduct(entry.owner, entry.file) {
    guard let value = entry.facts.value else { continue }
    visitExpressions(in: value) { expression in
      guard let opened = opened(by: expression, in: entry.owner, program) else { return }
      found.append(
        ResourceOpening(
          type: opened.type, resource: opened.resource, key: opened.key,
          owner: entry.owner.map { .type($0) } ?? .global(property), file: entry.file,
          function: nil, isOfInstance: !entry.isGlobal, condition: entry.facts.condition,
          span: opened.span))
    }
  }
  return found
}

private struct Opened {
  let type: String
  let resource: Creation.Resource
  let key: String?
  let span: Span
}

private func opened(by expression: Expression, in owner: Int?, _ program: Program) -> Opened? {
  guard case .call(let call) = expression else { return nil }
  let type: String
  let function: String
  switch call.callee {
  case .name(let name, _):
    (type, function) = (name, "init")
  case .member(.name(let base, _), let name, _):
    // `OkHttpClient.Builder()`, `Room.databaseBuilder(…)`, `Foundation.URLSession(…)`.
    let isOfType = sharedResources[base] != nil
    (type, function) = isOfType ? (base, name) : (name, "init")
  default: return nil
  }
  guard let known = sharedResources[type], known.functions.contains(function),
    program.typesByName[type] == nil, program.kotlin.knows(type) == false
  else { return nil }
  let resource = known.resource
  return Opened(
    type: type, resource: resource,
    key: key(of: call, resource, ownerName: owner.map { program.types[$0].name }),
    span: call.span)
}

/// The arguments that say which resource is meant.
private func key(of call: Call, _ resource: Creation.Resource, ownerName: String?) -> String? {
  switch resource {
  case .connections:
    return nil
  case .database:
    let keys = call.arguments.compactMap { spelling(of: $0.value, ownerName: ownerName) }
    return keys.isEmpty ? nil : keys.joined(separator: ", ")
  }
}

/// A literal, a type, or a static variable; what a function is handed says nothing by its name.
private func spelling(of expression: Expression, ownerName: String?) -> String? {
  switch expression {
  case .literal(.text(let text), _): return "\"\(text)\""
  case .name("Self", _): return ownerName
  case .name(let name, _): return name.first?.isUppercase == true ? name : nil
  case .member(let base?, let name, _):
    let type = spelling(of: base, ownerName: ownerName)
    return name == "self" || name == "java" ? type : type.map { "\($0).\(name)" }
  case .call(let call) where call.arguments.isEmpty:
    return spelling(of: call.callee, ownerName: ownerName).map { "\($0)()" }
  default: return nil
  }
}

/// A type of which one is enough for each resource, with the functions that open it.
private struct SharedResource: Sendable {
  let resource: Creation.Resource
  let functions: [String]

  init(_ resource: Creation.Resource, by functions: [String] = ["init"]) {
    (self.resource, self.functions) = (resource, functions)
  }
}

/// OkHttp's documentation asks to share one client; those of Core Data, SwiftData, GRDB, FMDB, Bodega,
/// Room and DataStore to open a file once.
private let sharedResources: NameTable<SharedResource> = [
  "OkHttpClient": SharedResource(.connections, by: ["init", "Builder"]),
  "NSPersistentContainer": SharedResource(.database),
  "NSPersistentCloudKitContainer": SharedResource(.database),
  "ModelContainer": SharedResource(.database),
  "DatabaseQueue": SharedResource(.database),
  "DatabasePool": SharedResource(.database),
  "FMDatabaseQueue": SharedResource(.database),
  "FMDatabasePool": SharedResource(.database),
  "SQLiteStorageEngine": SharedResource(.database, by: ["init", "default"]),
  "Room": SharedResource(.database, by: ["databaseBuilder"]),
  "PreferenceDataStoreFactory": SharedResource(.database, by: ["create"]),
  "preferencesDataStore": SharedResource(.database),
]
