import Model

/// The processes of an app and the roots of each.
struct ProcessFinding {
  private let source: SourceGraph
  /// Name, kind and files of each process, sorted by name.
  private let programs: [(name: String, kind: BuildTarget.Kind, files: Set<Int>)]
  /// Without a build description a process is a module with an entry, and nobody knows what else
  /// belongs to it.
  private let knowsFiles: Bool

  private let entries: [EntryPoint]

  init(_ source: SourceGraph) {
    self.source = source
    entries = entryPoints(source)
    let described = describedPrograms(source, entries: entries)
    self.knowsFiles = !described.isEmpty
    self.programs = described.isEmpty ? modulesWithEntry(source, entries: entries) : described
  }

  /// The processes in which what a file declares exists, by name; none when nothing is known.
  func names(ofFile file: Int) -> [String] {
    knowsFiles ? programs.filter { $0.files.contains(file) }.map(\.name) : []
  }

  /// Says of components and access points in which processes they exist.
  func add(to draft: inout GraphDraft) {
    guard knowsFiles else { return }
    let fileByPath = Dictionary(
      source.program.files.enumerated().map { ($1.path, $0) },
      uniquingKeysWith: { first, _ in first })
    func names(_ location: Location?) -> [String] {
      location.flatMap { fileByPath[$0.file] }.map(names(ofFile:)) ?? []
    }
    for id in draft.components.keys {
      let names = names(draft.components[id]?.location)
      draft.components[id]?.processes = names
    }
    for index in draft.accessPoints.indices {
      let location = draft.accessPoints[index].location
      draft.accessPoints[index].processes = names(location)
    }
  }

  /// Sorted by name, each with its roots in the order of the sources.
  func processes() -> [AppProcess] {
    let roots = ProcessRoots(source, entries: entries)
    return programs.map { name, kind, files in
      AppProcess(
        name: name, kind: kind,
        roots: roots.roots(in: files, ofExtension: kind == .appExtension))
    }
  }
}

private func describedPrograms(
  _ source: SourceGraph, entries: [EntryPoint]
) -> [(name: String, kind: BuildTarget.Kind, files: Set<Int>)] {
  let program = source.program
  let membership = program.membership
  var filesByTarget: [Int: [Int]] = [:]
  for (file, entry) in program.files.enumerated() {
    for target in entry.targets { filesByTarget[target, default: []].append(file) }
  }
  var programs: [(name: String, kind: BuildTarget.Kind, files: Set<Int>)] = []
  for (position, target) in membership.targets.enumerated()
  where target.kind.isProcess && filesByTarget[position] != nil {
    let files = membership.closure(of: position).flatMap { filesByTarget[$0] ?? [] }
    if let last = programs.last, last.name == target.name {
      programs[programs.count - 1].files.formUnion(files)
    } else {
      programs.append((target.name, target.kind, Set(files)))
    }
  }
  // To a package an app is an executable like any other.
  let apps = Set(entries.filter { $0.programKind == .application }.map(\.file))
  for index in programs.indices
  where programs[index].kind == .commandLineTool && !apps.isDisjoint(with: programs[index].files) {
    programs[index].kind = .application
  }
  return programs
}

private func modulesWithEntry(
  _ source: SourceGraph, entries: [EntryPoint]
) -> [(name: String, kind: BuildTarget.Kind, files: Set<Int>)] {
  var filesByModule: [String: Set<Int>] = [:]
  for (file, entry) in source.program.files.enumerated() {
    filesByModule[entry.module, default: []].insert(file)
  }
  var kinds: [String: BuildTarget.Kind] = [:]
  for entry in entries {
    let module = source.program.files[entry.file].module
    kinds[module] = kinds[module] == .application ? .application : entry.programKind
  }
  return kinds.keys.sorted().map { ($0, kinds[$0] ?? .other, filesByModule[$0] ?? []) }
}
