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
    for reader in (sites.readers[property] ?? []).sorted() { enqueue(reader) }
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
  /// By function, then by the place of the expression.
  private(set) var asked: [Int: [Span: Int]] = [:]
  private(set) var calls: [Int: [Span: Int]] = [:]
  private(set) var reads: [Int: [Span: Int]] = [:]
  private(set) var writes: [Int: [Span: [Int]]] = [:]
  /// The functions that read a variable.
  private(set) var readers: [Int: Set<Int>] = [:]
  let askingFunctions: [Int]

  init(_ source: SourceGraph, types: SessionTypes) {
    for invocation in source.events.invocations where source.isProduction(invocation.site) {
      guard let function = invocation.site.function else { continue }
      let span = invocation.site.span
      calls[function, default: [:]][span] = invocation.callee
      let callee = source.program.functions[invocation.callee]
      if callee.facts.role == .function, let owner = callee.owner, types.objects.contains(owner) {
        asked[function, default: [:]][span] = owner
      }
    }
    for read in source.events.reads where source.isProduction(read.site) {
      guard let function = read.site.function else { continue }
      let span = read.site.span
      reads[function, default: [:]][span] = read.property
      readers[read.property, default: []].insert(function)
      if let owner = source.program.properties[read.property].owner, types.objects.contains(owner),
        source.program.functions[function].owner != owner
      {
        asked[function, default: [:]][span] = owner
      }
    }
    // What is put into a value goes where the value goes.
    for write in source.events.writes
    where !write.isInitialization && source.isProduction(write.site) {
      guard let function = write.site.function, isSlot(write.property) else { continue }
      writes[function, default: [:]][write.site.span, default: []].append(write.property)
    }
    askingFunctions = asked.keys.sorted()

    func isSlot(_ property: Int) -> Bool {
      let entry = source.program.properties[property]
      return entry.isGlobal || entry.owner.map { source.program.types[$0].isReferenceType } ?? true
    }
  }
}
