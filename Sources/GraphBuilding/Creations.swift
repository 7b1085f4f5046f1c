import Model

/// Where the product makes objects, and opens what one object alone should keep open; sorted by
/// place.
func creations(_ source: SourceGraph, _ filling: FillingCode) -> [Creation] {
  let openings = resourceOpenings(source)
  let values = InitialValues(source.program)
  var opened: [Int: Creation.Resource] = [:]
  for opening in openings where opening.isOfInstance && opening.resource == .database {
    if case .type(let type) = opening.owner { opened[type] = opening.resource }
  }
  let made = source.events.constructions.compactMap { construction -> Creation? in
    let (type, site) = (construction.type, construction.site)
    guard source.isProduction(site), source.isObject(type),
      !source.roles[type].isAlien, !source.program.types[type].isExternal,
      !isForShow(site, source), !isStandIn(values.property(at: site), source.program)
    else { return nil }
    let fills = filling.fills(construction)
    // What an object does with its own type is its business.
    if !fills, isPart(site.owner, of: type, source) { return nil }
    return Creation(
      product: .component(source.id(ofType: type)), resource: opened[type],
      maker: source.id(of: site.owner), routine: source.routine(site),
      isPlain: construction.isPlain,
      isConditional: site.condition != nil || site.place == .defaultArgument,
      fillsAccessPoint: fills, location: source.location(site))
  }
  let outside = openings.map { opening in
    Creation(
      product: .outside(opening.type, key: opening.key), resource: opening.resource,
      maker: source.id(of: opening.owner), routine: routine(of: opening, source), isPlain: true,
      isConditional: opening.condition != nil, fillsAccessPoint: false,
      location: Location(file: source.program.files[opening.file].path, span: opening.span))
  }
  return (made + outside).sorted { $0.location < $1.location }
}

private func routine(of opening: ResourceOpening, _ source: SourceGraph) -> String {
  let site = CodeSite(
    owner: opening.owner, file: opening.file, function: opening.function, place: .body,
    span: opening.span)
  return source.routine(site)
}

/// True in a member that gives something without content, for previews and tests.
private func isForShow(_ site: CodeSite, _ source: SourceGraph) -> Bool {
  guard let function = site.function else { return false }
  let entry = source.program.functions[function]
  let name = entry.property.map { source.program.properties[$0].facts.name } ?? entry.facts.name
  let isStatic =
    entry.property.map { source.program.properties[$0].isGlobal } ?? entry.facts.isStatic
  return isStatic && (name == "empty" || name == "placeholder" || isSampleName(name))
}

/// True for the value of an environment that nobody provided for: `compositionLocalOf { Store() }`, and
/// the default value of a key of SwiftUI.
private func isStandIn(_ property: Int?, _ program: Program) -> Bool {
  guard let property else { return false }
  let entry = program.properties[property]
  if case .call(let call)? = entry.facts.value, let name = call.functionName {
    if ["compositionLocalOf", "staticCompositionLocalOf"].contains(name) { return true }
  }
  return entry.facts.name == "defaultValue" && entry.facts.isStatic
    && (entry.owner.map { outsideAncestors(of: $0, in: program).contains("EnvironmentKey") }
      ?? false)
}

private func isPart(_ owner: CodeOwner, of type: Int, _ source: SourceGraph) -> Bool {
  guard case .type(let maker) = owner else { return false }
  if maker == type { return true }
  let (inner, outer) = (source.program.types[maker], source.program.types[type])
  return inner.module == outer.module && inner.name.hasPrefix("\(outer.name).")
}

/// The code that puts instances where everyone can reach them.
struct FillingCode {
  /// Functions that fill a variable behind an access point, or are called for its initial value, with
  /// the types that such variables hold.
  private var functions: [Int: Set<Int>] = [:]
  /// Types of which the application delegate has the instance, and types that are roots.
  private let ofDelegate: Set<Int>
  private let roots: Set<Int>
  private let values: InitialValues
  /// What variables behind access points hold.
  private var targets: [Int: Int] = [:]

  init(_ source: SourceGraph) {
    ofDelegate = Set(source.accessPoints.delegateFronts.values)
    roots = Set(source.roles.indices.filter { source.roles[$0] == .compositionRoot })
    values = InitialValues(source.program)
    for (front, target) in source.accessPoints.targets {
      let store = source.accessPoints.stores[front] ?? front
      targets[store] = target
      for write in source.writes(of: store) {
        if let function = write.site.function { functions[function, default: []].insert(target) }
      }
    }
    for invocation in source.events.invocations {
      if let target = target(ofValueAt: invocation.site) {
        functions[invocation.callee, default: []].insert(target)
      }
    }
  }

  func fills(_ construction: CodeEvents.Construction) -> Bool {
    if ofDelegate.contains(construction.type), case .type(let maker) = construction.site.owner,
      roots.contains(maker)
    {
      return true
    }
    if let function = construction.site.function {
      return functions[function]?.contains(construction.type) ?? false
    }
    return target(ofValueAt: construction.site) == construction.type
  }

  /// What the variable holds whose initial value a piece of code is a part of.
  private func target(ofValueAt site: CodeSite) -> Int? {
    values.property(at: site).flatMap { targets[$0] }
  }
}
