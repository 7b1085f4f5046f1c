import Model

/// The program of all files. Files have to come sorted by path.
func indexProgram(
  _ facts: [FileFacts], index: SourceIndex? = nil, naming: ModuleNaming, settings: GraphSettings
) -> Program {
  let membership = naming.membership
  let files = facts.map { file in
    let targets = membership.targets(of: file.path)
    let role = sourceRole(of: file, settings: settings)
    return SourceFile(
      path: file.path, module: naming.module(of: file.path, compiledBy: targets),
      role: role == .ordinary && membership.areTests(targets) ? .test : role,
      language: file.language, imports: Set(file.imports.map(naming.module(importedAs:))),
      statements: file.statements,
      kotlin: file.language == .kotlin ? KotlinFile(file) : nil,
      isolatingDescription: membership.description(isolating: targets), targets: targets)
  }
  // Types and aliases first, then extensions: an extension may stand in a file before its type.
  var declarations = Declarations()
  let empty = Program(files: files, declarations: declarations, membership: membership)
  for (number, file) in facts.enumerated() {
    for type in file.types where type.keyword != .extension {
      let isBuilt = !empty.isUnbuilt(type.condition, in: number)
      declarations.declare(type, isBuilt: isBuilt, in: number, of: files)
    }
    for alias in file.declaredAliases { declarations.addAlias(alias, in: number, of: files) }
    declarations.addImports(of: files[number])
  }
  let (extended, exactTypes) = extendedTypes(facts, in: empty.with(declarations), index: index)
  var extensions = extended.makeIterator()
  for (number, file) in facts.enumerated() {
    for type in file.types where type.keyword == .extension {
      declarations.extend(extensions.next() ?? nil, with: type, in: number, of: files)
    }
    for property in file.globals { declarations.addGlobal(property, in: number, of: files) }
    for function in file.functions { declarations.addFunction(function, in: number, of: files) }
  }
  let unlinked = Program(
    files: files, declarations: declarations, exactTypes: exactTypes, membership: membership)
  // A superclass may be named by what another superclass declares.
  let linked = unlinked.with(TypeLinks(unlinked))
  return linked.with(TypeLinks(linked))
}

/// The types that the extensions of all files mean, in their order, and what the compiler says of
/// names. Looked up before the extensions add anything: nobody else holds the declarations then, and
/// they grow in place.
private func extendedTypes(
  _ facts: [FileFacts], in declared: Program, index: SourceIndex?
) -> (types: [Int?], exactTypes: ExactTypes) {
  let exactTypes = index.map { declared.exactTypes($0, facts: facts) } ?? declared.exactTypes
  let known = index == nil ? declared : declared.with(exactTypes)
  var types: [Int?] = []
  for (number, file) in facts.enumerated() {
    for type in file.types where type.keyword == .extension {
      types.append(known.lookUpType(type.name, at: LookupPlace(file: number, type: nil)))
    }
  }
  return (types, exactTypes)
}

extension Program {
  fileprivate func exactTypes(_ index: SourceIndex, facts: [FileFacts]) -> ExactTypes {
    let files = filesByPath
    return ExactTypes(
      index, definitions: IndexDefinitions(index, files: files), files: files,
      declared: declaredTypes(of: facts))
  }
}
