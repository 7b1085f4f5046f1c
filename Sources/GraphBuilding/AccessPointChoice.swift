import Model

/// Which static and top-level variables are access points, and of which type.
struct AccessPointChoice {
  /// The project type that is reached, by variable.
  private(set) var targets: [Int: Int] = [:]
  /// Computed variables that only forward to an access point.
  private(set) var forwards: [Int: Int] = [:]

  init(_ program: Program, reader: BodyReader, roles: [Component.Role]) {
    let catalogues = selfTypedCounts(program, reader: reader)
    /// Private variables behind computed ones, by the computed one.
    var fronts: [Int: Int] = [:]
    for property in program.properties.indices where program.properties[property].isGlobal {
      let entry = program.properties[property]
      guard program.files[entry.file].role == .ordinary,
        entry.owner.map({ !roles[$0].isAlien }) ?? true, !program.repeatsEarlier(property)
      else { continue }
      if entry.facts.isComputed {
        if let target = forwardedGlobal(property, program: program, reader: reader) {
          let isPrivate = program.properties[target].facts.visibility == .file
          if isPrivate { fronts[property] = target } else { forwards[property] = target }
        }
      } else if let target = reader.type(ofProperty: property).projectType,
        entry.facts.visibility != .file,
        isAccessPoint(property, to: target, program: program, catalogues: catalogues)
      {
        targets[property] = target
      }
    }
    var ends: [Int: Int] = [:]
    for (front, store) in fronts where program.properties[front].facts.visibility != .file {
      if let target = reader.type(ofProperty: store).projectType,
        isAccessPoint(
          store, named: program.properties[front].facts.name, to: target, program: program,
          catalogues: catalogues)
      {
        targets[front] = target
      }
    }
    for forward in forwards.keys {
      // `a` gives `b`, which gives `shared`; two that give each other lead nowhere.
      var target = forwards[forward]
      var seen: Set<Int> = [forward]
      while let step = target, targets[step] == nil, seen.insert(step).inserted {
        target = forwards[step]
      }
      ends[forward] = target.flatMap { targets[$0] == nil ? nil : $0 }
    }
    forwards = ends
  }

  /// The access point that touching a variable reaches; itself, or the one it forwards to.
  func accessPoint(of property: Int) -> Int? {
    if targets[property] != nil { return property }
    return forwards[property]
  }
}

extension Component.Role {
  /// True for code that is no part of the product.
  var isAlien: Bool {
    switch self {
    case .test, .preview, .sample, .generated: true
    case .ordinary, .compositionRoot, .view, .logger, .configuration, .systemWrapper, .system:
      false
    }
  }
}

private let canonicalNames: Set<String> = [
  "shared", "sharedInstance", "default", "standard", "current", "instance", "main", "live",
]

/// How many stored statics of its own type each type has: many make a catalogue of constants.
private func selfTypedCounts(_ program: Program, reader: BodyReader) -> [Int: Int] {
  var counts: [Int: Int] = [:]
  for (property, entry) in program.properties.enumerated()
  where entry.facts.isStatic && !entry.facts.isComputed {
    if let owner = entry.owner, reader.type(ofProperty: property).projectType == owner {
      counts[owner, default: 0] += 1
    }
  }
  return counts
}

/// `name` is what callers write, when that is another variable in front of this one.
private func isAccessPoint(
  _ property: Int, named name: String? = nil, to target: Int, program: Program,
  catalogues: [Int: Int]
) -> Bool {
  let entry = program.properties[property]
  let type = program.types[target]
  let name = name ?? entry.facts.name
  if isSampleName(name) { return false }
  // A constant added to an outside type is a token of its design system or the like.
  if let owner = entry.owner, program.types[owner].isExternal, entry.facts.isConstant {
    return false
  }
  if type.isExternal || program.files[type.file].role != .ordinary { return false }
  // `@globalActor` requires `shared`; it names an executor, not a service.
  if type.hasAttribute("globalActor") { return false }
  let isCanonical = canonicalNames.contains(name)
  switch type.keyword {
  case .class, .actor, .object, .companion:
    if isCanonical && entry.owner == target { return true }
    // Other statics of a class type are constants unless someone can change what they hold.
    return !entry.facts.isConstant
      || program.hasMutableState(target)
        && catalogues[target, default: 0] < 4
  case .protocol:
    return isCanonical || !entry.facts.isConstant
  case .struct, .enum:
    // A world: a struct of dependencies behind one global name.
    return entry.owner == nil && name.first?.isUppercase == true
      && !entry.facts.isConstant
  case .extension:
    return false
  }
}

/// Values for previews and tests that stand in production files.
func isSampleName(_ name: String) -> Bool {
  let first = camelWords(name).first ?? ""
  let words = [
    "mock", "mocks", "preview", "previews", "fixture", "fake", "stub", "placeholder", "sample",
  ]
  return words.contains(first) || words.contains(camelWords(name).last ?? "")
}

extension Program {
  /// True when instances of the type can change: an own or inherited stored variable, or an actor.
  func hasMutableState(_ type: Int) -> Bool {
    lineage(of: type).contains { ancestor in
      types[ancestor].keyword == .actor
        || types[ancestor].properties.contains {
          let facts = properties[$0].facts
          return !facts.isStatic && !facts.isComputed && !facts.isConstant
        }
    }
  }
}

/// The global that a computed variable gives back, when that is all it does.
private func forwardedGlobal(_ property: Int, program: Program, reader: BodyReader) -> Int? {
  let entry = program.properties[property]
  guard let getter = entry.facts.accessors.first(where: { $0.name == "get" }),
    getter.body.count == 1, case .result(let value) = getter.body[0]
  else { return nil }
  switch value {
  case .name, .member: break
  default: return nil
  }
  guard
    case .global(let target) = reader.quietly({
      reader.evaluateInitialValue(value, of: property)
    }).origin, target != property
  else { return nil }
  return target
}
