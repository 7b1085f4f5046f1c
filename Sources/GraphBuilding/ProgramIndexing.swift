import Model

/// The program of all files. Files have to come sorted by path.
func indexProgram(
  _ facts: [FileFacts], index: SourceIndex? = nil, naming: ModuleNaming, settings: GraphSettings
) -> Program {
  let isolation = DefaultIsolation(facts)
  let membership = naming.membership
  let files = facts.map { file in
    let targets = membership.targets(of: file.path)
    let role = sourceRole(of: file, settings: settings)
    return SourceFile(
      path: file.path, module: naming.module(of: file.path),
      role: role == .ordinary && membership.areTests(targets) ? .test : role,
      language: file.language, imports: Set(file.imports.map(naming.module(importedAs:))),
      statements: file.statements,
      manifestIsolating: isolation.manifest(isolating: file.path)
        ?? membership.description(isolating: targets), targets: targets)
  }
  // Types and aliases first, then extensions: an extension may stand in a file before its type.
  var declarations = Declarations()
  var known = Program(files: files, declarations: declarations, membership: membership)
  for (number, file) in facts.enumerated() {
    for type in file.types where type.keyword != .extension {
      let isBuilt = !known.isUnbuilt(type.condition, in: number)
      declarations.declare(type, isBuilt: isBuilt, in: number, of: files)
    }
    for alias in file.aliases { declarations.addAlias(alias, in: number) }
  }
  known = known.with(declarations, links: TypeLinks())
  if let index {
    known = Program(
      files: files, declarations: declarations,
      exactTypes: known.exactTypes(index, facts: facts), membership: membership)
  }
  for (number, file) in facts.enumerated() {
    for type in file.types where type.keyword == .extension {
      let extended = known.lookUpType(type.name, at: LookupPlace(file: number, type: nil))
      declarations.extend(extended, with: type, in: number, of: files)
    }
    for property in file.globals { declarations.addGlobal(property, in: number) }
    for function in file.functions { declarations.addFunction(function, in: number) }
  }
  let unlinked = known.with(declarations, links: TypeLinks())
  // A superclass may be named by what another superclass declares.
  let linked = known.with(declarations, links: TypeLinks(unlinked))
  return linked.with(declarations, links: TypeLinks(linked))
}

extension Program {
  fileprivate func exactTypes(_ index: SourceIndex, facts: [FileFacts]) -> ExactTypes {
    let files = filesByPath
    return ExactTypes(
      index, definitions: IndexDefinitions(index, files: files), files: files,
      declared: declaredTypes(of: facts))
  }
}
