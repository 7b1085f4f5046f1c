import Model

/// A function, or the initial value of a variable: code that runs as a whole.
enum CodeUnit: Hashable {
  case function(Int)
  case value(of: Int)
  /// What a Kotlin class does when it is first named: the values of its companion.
  case statics(of: Int)
  /// What makes the one instance of a Kotlin object.
  case instance(of: Int)
}

/// What units of code reach and run at once, without what they leave for later. Made once for a
/// program, in linear time.
struct CodeUnits {
  /// A global that is touched.
  struct Touch {
    let property: Int
    let site: CodeSite
  }

  /// Another unit that runs.
  struct Step {
    let unit: CodeUnit
    let isConditional: Bool
  }

  /// What a unit does when it runs.
  struct Run {
    /// Each global at the first place that is found, the sure places before those under a condition.
    var touches: [(touch: Touch, isConditional: Bool)] = []
    /// Types of which a variable or a function is used, whatever the conditions, and others.
    var usedTypes: Set<Int> = []
    var perhapsUsedTypes: Set<Int> = []
    /// All units that run, each once, and whether that is sure.
    var units: [(unit: CodeUnit, isConditional: Bool)] = []
  }

  private var touches: [CodeUnit: [Touch]] = [:]
  private var steps: [CodeUnit: [Step]] = [:]
  /// Types of whose objects a unit itself uses something.
  private var usedTypes: [CodeUnit: Set<Int>] = [:]
  private var perhapsUsedTypes: [CodeUnit: Set<Int>] = [:]

  init(_ source: SourceGraph) {
    let values = InitialValues(source.program)
    func unit(of site: CodeSite) -> CodeUnit? {
      guard source.isProduction(site), !site.isDeferred, !site.isInStoredClosure, !site.isLater
      else { return nil }
      return site.function.map { .function($0) } ?? values.property(at: site).map { .value(of: $0) }
    }
    func note(_ next: CodeUnit, from unit: CodeUnit, _ site: CodeSite) {
      steps[unit, default: []].append(Step(unit: next, isConditional: site.condition != nil))
    }
    for access in source.events.accesses {
      guard let unit = unit(of: access.site) else { continue }
      touches[unit, default: []].append(Touch(property: access.property, site: access.site))
      if let getter = source.program.getters[access.property] {
        note(.function(getter), from: unit, access.site)
      }
    }
    func noteUse(of owner: Int?, by unit: CodeUnit, _ site: CodeSite) {
      guard let owner else { return }
      if site.condition == nil {
        usedTypes[unit, default: []].insert(owner)
      } else {
        perhapsUsedTypes[unit, default: []].insert(owner)
      }
    }
    for read in source.events.reads {
      guard let unit = unit(of: read.site) else { continue }
      noteUse(of: source.program.properties[read.property].owner, by: unit, read.site)
      if let getter = source.program.getters[read.property] {
        note(.function(getter), from: unit, read.site)
      }
    }
    for write in source.events.writes {
      guard let unit = unit(of: write.site) else { continue }
      noteUse(of: source.program.properties[write.property].owner, by: unit, write.site)
    }
    for invocation in source.events.invocations {
      guard let unit = unit(of: invocation.site) else { continue }
      noteUse(
        of: source.program.functions[invocation.callee].owner, by: unit, invocation.site)
      note(.function(invocation.callee), from: unit, invocation.site)
    }
    for (type, entry) in source.program.types.enumerated()
    where source.program.isKotlin(entry.file) {
      for property in entry.properties where startsAtOnce(property, source.program) {
        let isStatic = source.program.properties[property].facts.isStatic
        steps[isStatic ? .statics(of: type) : .instance(of: type), default: []]
          .append(Step(unit: .value(of: property), isConditional: false))
      }
      for function in entry.functions
      where source.program.functions[function].facts.role == .initializer {
        let isStatic = source.program.functions[function].facts.isStatic
        steps[isStatic ? .statics(of: type) : .instance(of: type), default: []]
          .append(Step(unit: .function(function), isConditional: false))
      }
    }
    for construction in source.events.constructions {
      guard let unit = unit(of: construction.site) else { continue }
      for type in source.program.lineage(of: construction.type) {
        for property in source.program.storedMembers(of: type)
        where !source.program.properties[property].facts.isLazy {
          note(.value(of: property), from: unit, construction.site)
        }
      }
    }
  }

  /// The code that runs when a global is asked for the first time.
  static func unit(making property: Int, in program: Program) -> CodeUnit {
    if let type = program.objectType(of: property) { return .instance(of: type) }
    let entry = program.properties[property]
    if let owner = entry.owner, program.isKotlin(entry.file), !entry.facts.isLazy {
      return .statics(of: owner)
    }
    return .value(of: property)
  }

  /// Everything that a unit touches when it runs; what the globals at which it ends run in turn is not
  /// followed.
  func run(
    of start: CodeUnit, in program: Program, endsAt isEnd: (Int) -> Bool
  ) -> Run {
    var run = Run()
    var seen: Set<CodeUnit> = []
    var sure = [start]
    var unsure: [CodeUnit] = []
    var known: Set<Int> = []
    while seen.count < mostUnits {
      let isSure = !sure.isEmpty
      guard let unit = sure.popLast() ?? unsure.popLast() else { break }
      guard seen.insert(unit).inserted else { continue }
      run.units.append((unit, !isSure))
      if isSure {
        run.usedTypes.formUnion(usedTypes[unit] ?? [])
      } else {
        run.perhapsUsedTypes.formUnion(usedTypes[unit] ?? [])
      }
      run.perhapsUsedTypes.formUnion(perhapsUsedTypes[unit] ?? [])
      for touch in touches[unit] ?? [] {
        if isEnd(touch.property) {
          let isConditional = !isSure || touch.site.condition != nil
          if known.insert(touch.property).inserted || !isConditional {
            run.touches.append((touch, isConditional))
          }
        } else {
          let isConditional = !isSure || touch.site.condition != nil
          let value = Self.unit(making: touch.property, in: program)
          if isConditional { unsure.append(value) } else { sure.append(value) }
        }
      }
      for step in steps[unit] ?? [] {
        if isSure && !step.isConditional {
          sure.append(step.unit)
        } else {
          unsure.append(step.unit)
        }
      }
    }
    return run
  }
}

/// True for a variable whose initial value is made with its object or its class.
private func startsAtOnce(_ property: Int, _ program: Program) -> Bool {
  let facts = program.properties[property].facts
  return facts.value != nil && !facts.isLazy && !facts.isComputed
}

/// Enough for what an object needs to start; more runs only by chance.
private let mostUnits = 400
