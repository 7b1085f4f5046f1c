import Model

/// Follows what the objects of a session give, through local variables, calls and slots, to the
/// variables that it is stored in.
struct SessionDataFlow {
  /// Whose data it is, and on how many detours it came.
  struct Origin: Hashable {
    /// The type of the session's object that gave it.
    let object: Int
    let detours: Int
    /// The function that asked the object.
    let function: Int

    /// The same data after it was handed on.
    var handedOn: Origin {
      Origin(object: object, detours: detours + 1, function: function)
    }
  }

  /// Detours after which nothing is told any more: by then everything has to do with everything.
  static let mostDetours = 2

  /// The variables that hold such data, each with its nearest origin.
  private(set) var origins: [Int: Origin] = [:]
  private let source: SourceGraph
  private let sites: SessionCallSites
  private var parameters: [Int: [String: Origin]] = [:]
  private var pending: [Int] = []
  private var isPending: Set<Int> = []

  init(_ source: SourceGraph, types: SessionTypes) {
    self.source = source
    self.sites = SessionCallSites(source, types: types)
    for function in sites.askingFunctions { enqueue(function) }
    while let function = pending.popLast() {
      isPending.remove(function)
      let found = SessionDataReading(
        function, source: source, sites: sites, origins: origins,
        parameters: parameters[function] ?? [:]
      ).found
      for (property, origin) in found.stored { note(property, origin) }
      for handed in found.handed { note(handed) }
    }
  }

  private mutating func enqueue(_ function: Int) {
    guard isPending.insert(function).inserted else { return }
    pending.append(function)
  }

  private mutating func note(_ property: Int, _ origin: Origin) {
    if let known = origins[property], known.detours <= origin.detours { return }
    origins[property] = origin
    if origin.detours >= Self.mostDetours { return }
    for reader in sites.readers(of: property) { enqueue(reader) }
  }

  private mutating func note(_ handed: SessionDataReading.Handed) {
    for callee in source.implementations(of: handed.callee) {
      let known = parameters[callee]?[handed.parameter]
      if let known, known.detours <= handed.origin.detours { continue }
      parameters[callee, default: [:]][handed.parameter] = handed.origin
      enqueue(callee)
    }
  }
}

/// Where functions ask the objects of a session, call others, read and write.
struct SessionCallSites {
  /// What happens at the places of one function's expressions.
  struct Places {
    /// The object of the session that is asked.
    fileprivate(set) var asked: [Span: Int] = [:]
    fileprivate(set) var calls: [Span: Int] = [:]
    fileprivate(set) var reads: [Span: Int] = [:]
    fileprivate(set) var writes: [Span: [Int]] = [:]
  }

  /// In their order.
  let askingFunctions: [Int]
  private let source: SourceGraph
  private let asked: AskedObjects

  init(_ source: SourceGraph, types: SessionTypes) {
    self.source = source
    let asked = AskedObjects(source: source, types: types)
    self.asked = asked
    askingFunctions = source.program.functions.indices.filter { function in
      source.uses.invocations(in: function).contains { asked.object(ofInvocation: $0) != nil }
        || source.uses.reads(in: function).contains {
          asked.object(ofRead: $0, in: function) != nil
        }
    }
  }

  /// The functions of the product that read a variable, in their order.
  func readers(of property: Int) -> [Int] {
    let reads = source.uses.reads(of: property).lazy.map { source.events.reads[$0].site }
    return Set(reads.filter(source.isProduction).compactMap(\.function)).sorted()
  }

  /// Only few functions are asked for.
  func places(in function: Int) -> Places {
    let (events, uses) = (source.events, source.uses)
    var places = Places()
    places.calls.reserveCapacity(uses.invocations(in: function).count)
    places.reads.reserveCapacity(uses.reads(in: function).count)
    for invocation in uses.invocations(in: function) {
      let span = events.invocations[invocation].site.span
      places.calls[span] = events.invocations[invocation].callee
      if let object = asked.object(ofInvocation: invocation) { places.asked[span] = object }
    }
    for read in uses.reads(in: function) {
      let span = events.reads[read].site.span
      places.reads[span] = events.reads[read].property
      if let object = asked.object(ofRead: read, in: function) { places.asked[span] = object }
    }
    // What is put into a value goes where the value goes.
    for write in uses.writes(in: function)
    where !events.writes[write].isInitialization && isSlot(events.writes[write].property) {
      places.writes[events.writes[write].site.span, default: []].append(
        events.writes[write].property)
    }
    return places
  }

  private func isSlot(_ property: Int) -> Bool {
    let entry = source.program.properties[property]
    return entry.isGlobal || entry.owner.map { source.program.types[$0].isReferenceType } ?? true
  }
}

/// The objects of a session that calls and reads ask for something.
private struct AskedObjects {
  let source: SourceGraph
  let types: SessionTypes

  func object(ofInvocation invocation: Int) -> Int? {
    let callee = source.program.functions[source.events.invocations[invocation].callee]
    guard callee.facts.role == .function, let owner = callee.owner else { return nil }
    return types.objects.contains(owner) ? owner : nil
  }

  /// An object that reads its own variables asks nobody.
  func object(ofRead read: Int, in function: Int) -> Int? {
    guard let owner = source.program.properties[source.events.reads[read].property].owner,
      types.objects.contains(owner), source.program.functions[function].owner != owner
    else { return nil }
    return owner
  }
}
