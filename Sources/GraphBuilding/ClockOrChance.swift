import Model

/// The source of values that differ at every run which a call asks: the clock, a maker of fresh
/// identifiers, or chance. `nil` for every other call; `base` is the outside type before the dot.
func clockOrChance(calling name: String, of base: String?, argumentCount: Int)
  -> UnrepeatableSource?
{
  if let base {
    if name == "init" {
      return clockOrChance(calling: base, of: nil, argumentCount: argumentCount)
    }
    let isClock = base == "DispatchTime" || base == "DispatchWallTime"
    if name == "now" && isClock { return .clock }
    if let source = javaSource(calling: name, of: base, argumentCount: argumentCount) {
      return source
    }
    return name == "random" && randomTypes.contains(base) ? .chance : nil
  }
  if argumentCount == 0, let source = makers[name] { return source }
  return name.hasPrefix("arc4random") ? .chance : nil
}

/// The same for a member that is read: `Date.now`, `ContinuousClock.now`.
func clockOrChance(reading name: String, of type: String) -> UnrepeatableSource? {
  name == "now" && clocks.contains(type) ? .clock : nil
}

/// The same for a method of any collection.
func clockOrChance(method name: String, argumentCount: Int) -> UnrepeatableSource? {
  argumentCount == 0 && (name == "randomElement" || name == "shuffled" || name == "shuffle")
    ? .chance : nil
}

/// The same for `.random(in: 0...1)` where nothing says which type it makes.
func clockOrChance(implicit name: String, labels: [String?]) -> UnrepeatableSource? {
  name == "random" && labels == ["in"] ? .chance : nil
}

private let makers: NameTable<UnrepeatableSource> = [
  "Date": .clock, "NSDate": .clock, "CFAbsoluteTimeGetCurrent": .clock,
  "CACurrentMediaTime": .clock,
  "UUID": .identifiers, "NSUUID": .identifiers, "SystemRandomNumberGenerator": .chance,
  "drand48": .chance,
]
private let clocks: Set<String> = [
  "Date", "ContinuousClock", "SuspendingClock", "ContinuousClock.Instant",
  "SuspendingClock.Instant",
]
private let randomTypes: Set<String> = [
  "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64", "Double",
  "Float", "CGFloat", "Bool",
]

/// The same for Java, kotlin.time, kotlin.uuid and kotlin.random. What is asked of a given clock or
/// with a given seed can be chosen.
private func javaSource(
  calling name: String, of base: String, argumentCount: Int
) -> UnrepeatableSource? {
  if argumentCount == 0, name == "now" {
    return timesOfJava.contains(lastPart(of: base)) || base == "Clock.System" ? .clock : nil
  }
  switch (base, name) {
  case ("System", "currentTimeMillis"), ("System", "nanoTime"), ("SystemClock", "elapsedRealtime"),
    ("SystemClock", "uptimeMillis"), ("Calendar", "getInstance"):
    return .clock
  case ("UUID", "randomUUID"), ("Uuid", "random"): return .identifiers
  case ("Random", _), ("Random.Default", _): return name.hasPrefix("next") ? .chance : nil
  default: return nil
  }
}

private let timesOfJava: Set<String> = [
  "Instant", "LocalDate", "LocalTime", "LocalDateTime", "OffsetDateTime", "ZonedDateTime",
]
