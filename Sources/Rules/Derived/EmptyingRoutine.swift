import Model

/// A routine that ends a session, with the fields of one component that it empties.
struct EmptyingRoutine {
  let name: String
  let fields: [Field]
}

/// The routine that a forgotten field belongs to: the one that empties what is called most like it,
/// since a component may keep what belongs to several sign-outs; among equals the one that empties
/// most, then the one that does it most directly, which the buttons of several screens may call,
/// then the first by name. `nil` when there is none.
func emptyingRoutine(
  closestTo field: Field, emptying fields: [Field], endings: [SessionEnding]
) -> EmptyingRoutine? {
  var byRoutine: [String: [Field]] = [:]
  for emptied in fields {
    for routine in Set(emptied.clearedIn.map(\.routine)) {
      byRoutine[routine, default: []].append(emptied)
    }
  }
  let ranked = byRoutine.map { name, fields in
    (
      likeness: fields.map { likeness(of: $0.name, to: field.name) }.max() ?? 0,
      calls: calls(from: name, to: fields, endings),
      routine: EmptyingRoutine(name: name, fields: fields)
    )
  }
  return ranked.max {
    ($0.likeness, $0.routine.fields.count, $1.calls, $1.routine.name)
      < ($1.likeness, $1.routine.fields.count, $0.calls, $0.routine.name)
  }?.routine
}

/// How many calls lead from a routine to the first of the fields that it empties.
private func calls(from routine: String, to fields: [Field], _ endings: [SessionEnding]) -> Int {
  let places = Set(fields.flatMap(\.clearedIn).filter { $0.routine == routine }.map(\.location))
  let steps = endings.filter { $0.name == routine }.flatMap(\.steps)
  return steps.filter { places.contains($0.location) }.map(\.depth).min() ?? .max
}

/// How many letters two names begin with alike, as far as those are a word of both.
private func likeness(of first: String, to second: String) -> Int {
  var count = 0
  var lastWord = 0
  let (left, right) = (Array(first), Array(second))
  while count < min(left.count, right.count), left[count] == right[count] {
    count += 1
    let ends = [left, right].allSatisfy { name in
      count == name.count || name[count].isUppercase || !name[count].isLetter
    }
    if ends { lastWord = count }
  }
  return lastWord
}
