import Model

/// The constants of the product with objects that change while they are used, in the order of the
/// sources.
func sharedTools(_ source: SourceGraph) -> [SharedTool] {
  source.program.properties.indices.compactMap { property in
    let entry = source.program.properties[property]
    guard let type = source.toolType(ofProperty: property),
      source.program.files[entry.file].role == .ordinary,
      entry.owner.map({ !source.roles[$0].isAlien }) ?? true
    else { return nil }
    let reads = source.uses.reads(of: property).map { source.events.reads[$0].site }
    let accesses = source.uses.accesses(of: property).map { source.events.accesses[$0].site }
    let sites = Set(reads + accesses).filter(source.isProduction)
    // Where a lock is taken, the tool itself may be named as the lock.
    let locking = Set(sites.filter { $0.guardedBy != nil }.compactMap(\.function))
    let uses = sites.filter { $0.guardedBy == nil && !($0.function.map(locking.contains) ?? false) }
      .map { SharedTool.Use(component: source.id(of: $0.owner), location: source.location($0)) }
      .sorted { $0.location < $1.location }
    if uses.isEmpty { return nil }
    let owner: CodeOwner = entry.owner.map { .type($0) } ?? .global(property)
    return SharedTool(
      component: source.id(of: owner), field: entry.facts.name, type: type, uses: uses,
      location: source.location(ofProperty: property))
  }
}

extension SourceGraph {
  /// The type of the tool that a constant of the process holds; `nil` for every other variable.
  func toolType(ofProperty property: Int) -> String? {
    let entry = program.properties[property]
    guard program.isKotlin(entry.file), entry.facts.isConstant || entry.facts.isLazy,
      !entry.facts.isComputed,
      entry.isGlobal || entry.owner.map({ program.types[$0].keyword == .object }) ?? false,
      case .external(let name, _) = reader.type(ofProperty: property).content.unwrapped,
      isTool(name)
    else { return nil }
    return name
  }
}

/// True for a type of Java whose instances must not be used by two threads at once, although they are
/// mostly kept as constants (reference of java.text, java.security and javax.crypto: "not
/// synchronized").
func isTool(_ type: String) -> Bool { tools.contains(type) }

private let tools: NameSet = [
  "SimpleDateFormat", "DateFormat", "DecimalFormat", "NumberFormat", "MessageFormat",
  "MessageDigest", "Cipher", "Mac", "Signature", "Matcher", "GregorianCalendar", "Calendar",
]
