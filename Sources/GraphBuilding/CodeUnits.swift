import Model

/// A function, or the initial value of a variable: code that runs as a whole.
enum CodeUnit: Hashable {
  case function(Int)
  case value(of: Int)
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

  private var touches: [CodeUnit: [Touch]] = [:]
  private var steps: [CodeUnit: [Step]] = [:]

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
    for read in source.events.reads {
      guard let getter = source.program.getters[read.property], let unit = unit(of: read.site)
      else { continue }
      note(.function(getter), from: unit, read.site)
    }
    for invocation in source.events.invocations {
      guard let unit = unit(of: invocation.site) else { continue }
      note(.function(invocation.callee), from: unit, invocation.site)
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

  /// Everything that a unit touches when it runs, each global at the first place that is found, the
  /// sure places before those under a condition; what such a global runs in turn is not followed.
  func touches(
    runBy start: CodeUnit, endsAt isEnd: (Int) -> Bool
  ) -> [(touch: Touch, isConditional: Bool)] {
    var found: [(touch: Touch, isConditional: Bool)] = []
    var seen: Set<CodeUnit> = []
    var sure = [start]
    var unsure: [CodeUnit] = []
    var known: Set<Int> = []
    while seen.count < mostUnits {
      let isSure = !sure.isEmpty
      guard let unit = sure.popLast() ?? unsure.popLast() else { break }
      guard seen.insert(unit).inserted else { continue }
      for touch in touches[unit] ?? [] {
        if isEnd(touch.property) {
          let isConditional = !isSure || touch.site.condition != nil
          if known.insert(touch.property).inserted || !isConditional {
            found.append((touch, isConditional))
          }
        } else {
          let isConditional = !isSure || touch.site.condition != nil
          let value = CodeUnit.value(of: touch.property)
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
    return found
  }
}

/// Enough for what an object needs to start; more runs only by chance.
private let mostUnits = 400
