import Model

/// The program of all files. Files have to come sorted by path.
func indexProgram(
  _ facts: [FileFacts], index: SourceIndex? = nil, naming: ModuleNaming, settings: GraphSettings
) -> Program {
  var program = Program()
  let isolation = DefaultIsolation(facts)
  program.membership = naming.membership
  program.buildConditions = BuildConditions(naming.membership.targets)
  for file in facts {
    let targets = naming.membership.targets(of: file.path)
    let role = sourceRole(of: file, settings: settings)
    let isOfTests = naming.membership.areTests(targets)
    program.files.append(
      SourceFile(
        path: file.path, module: naming.module(of: file.path),
        role: role == .ordinary && isOfTests ? .test : role, language: file.language,
        imports: Set(file.imports.map(naming.module(importedAs:))), statements: file.statements,
        manifestIsolating: isolation.manifest(isolating: file.path)
          ?? naming.membership.description(isolating: targets), targets: targets))
  }
  program.moduleNames = Set(program.files.map(\.module))
  for file in program.files {
    program.importedModules.formUnion(file.imports.intersection(program.moduleNames))
  }
  // Types and aliases first, then extensions: an extension may stand in a file before its type.
  for (index, file) in facts.enumerated() {
    for type in file.types where type.keyword != .extension { program.declare(type, in: index) }
    for alias in file.aliases {
      program.aliasesByName[alias.name, default: []].append((alias.type, index))
    }
  }
  if let index { program.exactTypes = program.exactTypes(index, facts: facts) }
  for (index, file) in facts.enumerated() {
    for type in file.types where type.keyword == .extension { program.extend(type, in: index) }
    for property in file.globals {
      program.globalsByName[property.name, default: []].append(
        program.add(property, to: nil, in: index))
    }
    for function in file.functions {
      program.functionsByName[function.name, default: []].append(
        program.add(function, to: nil, property: nil, in: index, isInExtension: false))
    }
  }
  program.linkInheritance()
  return program
}

extension Program {
  fileprivate func exactTypes(_ index: SourceIndex, facts: [FileFacts]) -> ExactTypes {
    let files = filesByPath
    return ExactTypes(
      index, definitions: IndexDefinitions(index, files: files), files: files,
      declared: declaredTypes(of: facts))
  }

  fileprivate mutating func linkInheritance() {
    for type in types.indices {
      var linked: [Int] = []
      for inherited in types[type].inherited {
        guard case .named(let name, _) = inherited.type,
          let parent = lookUpType(name, at: LookupPlace(file: inherited.file, type: type)),
          parent != type, !linked.contains(parent)
        else { continue }
        linked.append(parent)
        subtypes[parent, default: []].append(type)
      }
      supertypes[type] = linked
    }
  }

  fileprivate mutating func declare(_ facts: TypeFacts, in file: Int) {
    // Alternatives of `#if`, and the same type compiled into two targets from one folder, are one.
    let isBuilt = !isUnbuilt(facts.condition, in: file)
    if facts.visibility != .file, let twin = declared(facts.name, with: file) {
      if isBuilt { types[twin].isUnbuilt = false }
      merge(facts, into: twin, file: file, isInExtension: false)
      return
    }
    types.append(
      TypeEntry(
        name: facts.name, module: files[file].module, keyword: facts.keyword, isExternal: false,
        file: file, nameSpan: facts.nameSpan, span: facts.span, visibility: facts.visibility))
    types[types.count - 1].isUnbuilt = !isBuilt
    typesByName[facts.name, default: []].append(types.count - 1)
    merge(facts, into: types.count - 1, file: file, isInExtension: false)
  }

  private func declared(_ name: String, with file: Int) -> Int? {
    typesByName[name]?.first {
      types[$0].module == files[file].module && types[$0].visibility != .file
        && mayBeCompiledTogether(types[$0].file, file)
    }
  }

  fileprivate mutating func extend(_ facts: TypeFacts, in file: Int) {
    let place = LookupPlace(file: file, type: nil)
    if let type = lookUpType(facts.name, at: place) {
      merge(facts, into: type, file: file, isInExtension: true)
      return
    }
    let module = files[file].module
    let known = typesByName[facts.name]?.first {
      types[$0].isExternal && types[$0].module == module
    }
    if let known {
      merge(facts, into: known, file: file, isInExtension: true)
      return
    }
    types.append(
      TypeEntry(
        name: facts.name, module: module, keyword: .extension, isExternal: true, file: file,
        nameSpan: facts.nameSpan, span: facts.span, visibility: .module))
    typesByName[facts.name, default: []].append(types.count - 1)
    merge(facts, into: types.count - 1, file: file, isInExtension: true)
  }

  private mutating func merge(_ facts: TypeFacts, into type: Int, file: Int, isInExtension: Bool) {
    types[type].inherited += facts.inherited.map { ($0, file) }
    if !isInExtension {
      types[type].attributes += facts.attributes
      types[type].modifiers += facts.modifiers
      types[type].genericParameters.formUnion(facts.genericParameters)
      types[type].genericOrder = facts.genericParameters
      types[type].genericBounds += facts.genericBounds.map { ($0, file) }
    }
    types[type].directives += facts.directives
    for enumCase in facts.cases {
      types[type].casesByName[enumCase.name] = types[type].cases.count
      types[type].cases.append(EnumCase(facts: enumCase, file: file))
    }
    for alias in facts.aliases { types[type].aliases[alias.name] = (alias.type, file) }
    // What isolates an extension isolates each of its members.
    let shared = isInExtension ? facts.attributes.filter { $0.name.hasSuffix("Actor") } : []
    for var property in facts.properties {
      property.attributes += shared
      let index = add(property, to: type, in: file)
      types[type].properties.append(index)
      types[type].propertiesByName[property.name, default: []].append(index)
    }
    for function in facts.functions {
      let index = add(
        function, to: type, property: nil, in: file, isInExtension: isInExtension)
      types[type].functionsByName[function.name, default: []].append(index)
    }
  }

  fileprivate mutating func add(_ facts: PropertyFacts, to owner: Int?, in file: Int) -> Int {
    properties.append(PropertyEntry(facts: facts, owner: owner, file: file))
    let property = properties.count - 1
    for var accessor in facts.accessors {
      accessor.isStatic = facts.isStatic
      _ = add(accessor, to: owner, property: property, in: file, isInExtension: false)
    }
    return property
  }

  fileprivate mutating func add(
    _ facts: FunctionFacts, to owner: Int?, property: Int?, in file: Int, isInExtension: Bool
  ) -> Int {
    functions.append(
      FunctionEntry(
        facts: facts, owner: owner, property: property, file: file, isInExtension: isInExtension))
    let function = functions.count - 1
    if let owner { types[owner].functions.append(function) }
    if let property, facts.name == "get" { getters[property] = function }
    if let owner, property == nil, !facts.isStatic, types[owner].isClassOfTheSystem {
      inheritedFunctionsByName[facts.name, default: []].append(function)
    }
    return function
  }
}
