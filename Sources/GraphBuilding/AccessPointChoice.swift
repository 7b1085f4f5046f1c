import Model

/// Which static and top-level variables are access points, and of which type.
struct AccessPointChoice {
  /// The project type that is reached, by variable.
  private(set) var targets: [Int: Int] = [:]
  /// Computed variables that only forward to an access point.
  private(set) var forwards: [Int: Int] = [:]
  /// Functions that only give back what an access point holds.
  private(set) var functionForwards: [Int: Int] = [:]
  /// Functions in front of a variable that is no access point by itself, by the variable.
  private(set) var functionFronts: [Int: Int] = [:]
  /// The variables that hold what other variables hand out, by those.
  private(set) var stores: [Int: Int] = [:]
  /// Variables and functions that give back the application delegate or a member of it, with its
  /// type: nothing is stored in them.
  private(set) var delegateFronts: [Int: Int] = [:]
  private(set) var delegateFunctions: [Int: Int] = [:]

  init(_ program: Program, reader: BodyReader, roles: [Component.Role]) {
    let catalogues = selfTypedCounts(program, reader: reader)
    /// Private variables behind computed ones, by the computed one.
    var fronts: [Int: Int] = [:]
    for property in program.properties.indices where program.properties[property].isGlobal {
      let entry = program.properties[property]
      guard program.files[entry.file].role == .ordinary,
        entry.owner.map({ !roles[$0].isAlien }) ?? true, !program.repeatsEarlier(property),
        !reader.injection.isValueOfKey(property, program)
      else { continue }
      if entry.facts.isComputed {
        if let target = forwardedGlobal(property, program: program, reader: reader) {
          if isInFront(property, of: target, program)
            || isWorld(property, over: target, program: program, reader: reader)
          {
            fronts[property] = target
          } else {
            forwards[property] = target
          }
        } else if let target = delegateTarget(property, program: program, reader: reader) {
          targets[property] = target
          delegateFronts[property] = target
        }
      } else if let object = program.objectType(of: property) {
        if entry.facts.visibility != .file,
          program.isService(object: object, typeOf: { reader.type(ofProperty: $0) })
        {
          targets[property] = object
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
      if let target = reader.type(ofProperty: store).content.projectType,
        isAccessPoint(
          store, named: program.properties[front].facts.name, to: target, program: program,
          catalogues: catalogues)
      {
        targets[front] = target
        stores[front] = store
        targets[store] = nil
        if program.properties[store].facts.visibility != .file { forwards[store] = front }
      } else if program.properties[store].facts.visibility != .file {
        forwards[front] = store
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
    /// Functions that give back what another function gives.
    var callees: [Int: Int] = [:]
    for made in lazyInstances(program, reader: reader, roles: roles) {
      targets[made.store] = made.type
      functionFronts[made.store] = made.function
      functionForwards[made.function] = made.store
    }
    for function in program.functions.indices {
      add(
        function, program: program, reader: reader, roles: roles, catalogues: catalogues,
        callees: &callees)
    }
    functionForwards = functionForwards.compactMapValues { accessPoint(of: $0) }
    for function in callees.keys { follow(callees, from: function) }
  }

  /// Takes over what the last function of a row of forwarding ones gives back.
  private mutating func follow(_ callees: [Int: Int], from function: Int) {
    var callee = callees[function]
    var seen: Set<Int> = [function]
    while let step = callee, seen.insert(step).inserted {
      functionForwards[function] = functionForwards[step]
      delegateFunctions[function] = delegateFunctions[step]
      callee = callees[step]
    }
  }

  /// `static func shared() -> T`, and functions that forward to a global or to the delegate.
  private mutating func add(
    _ function: Int, program: Program, reader: BodyReader, roles: [Component.Role],
    catalogues: [Int: Int], callees: inout [Int: Int]
  ) {
    let entry = program.functions[function]
    guard entry.facts.role == .function, entry.facts.parameters.isEmpty,
      entry.owner.map({ entry.facts.isStatic || program.types[$0].isClassOfTheSystem }) ?? true,
      entry.facts.visibility != .file,
      entry.facts.result != nil, program.files[entry.file].role == .ordinary,
      entry.owner.map({ !roles[$0].isAlien }) ?? true,
      isCanonical(functionName: entry.facts.name) || soleResult(of: entry.facts.body) != nil
    else { return }
    let value = reader.evaluateResult(of: function)
    guard let target = value.type.projectType else { return }
    let isGlobal = entry.owner == nil || entry.facts.isStatic
    switch value.origin {
    case .global(let store) where isGlobal:
      if accessPoint(of: store) == nil, isCanonical(functionName: entry.facts.name),
        isAccessPoint(
          store, named: entry.facts.name, to: target, program: program, catalogues: catalogues)
      {
        targets[store] = target
        functionFronts[store] = function
      }
      functionForwards[function] = store
    case .delegate:
      delegateFunctions[function] = target
    case .result(of: let callee) where isGlobal:
      callees[function] = callee
    case .unknown, .parameter, .constructed, .selfValue, .constant, .absent, .empty, .global,
      .result, .delegateMember, .content:
      break
    }
  }

  /// The access point that touching a variable reaches; itself, or the one it forwards to.
  func accessPoint(of property: Int) -> Int? {
    if targets[property] != nil { return property }
    return forwards[property]
  }
}

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
  // A weak static is a hook that someone fills, unless its name says that it is the one instance.
  if entry.facts.strength != .strong && !canonicalNames.contains(name) { return false }
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
    let isWorld =
      (entry.owner == nil || name != entry.facts.name) && name.first?.isUppercase == true
      || isCanonical && entry.owner == target && holdsServices(target, program)
    return isWorld && !entry.facts.isConstant
  case .extension:
    return false
  }
}

/// True for a struct of objects and functions: replacing it replaces what the app works with.
private func holdsServices(_ type: Int, _ program: Program) -> Bool {
  program.types[type].keyword == .struct
    && program.types[type].properties.contains { property in
      let entry = program.properties[property]
      guard entry.isStored, !entry.facts.isStatic else { return false }
      if case .function? = entry.facts.type?.unwrapped { return true }
      if case .closure? = entry.facts.value { return true }
      let place = LookupPlace(file: entry.file, type: type)
      let written: Int? =
        switch (entry.facts.type, entry.facts.value) {
        case (let type?, _): program.valueType(type, at: place).projectType
        case (nil, .call(let call)?):
          if case .name(let name, _) = call.callee {
            program.lookUpType(name, at: place)
          } else {
            nil
          }
        default: nil
        }
      return written.map {
        program.types[$0].isReferenceType || program.types[$0].keyword == .protocol
      } ?? false
    }
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
