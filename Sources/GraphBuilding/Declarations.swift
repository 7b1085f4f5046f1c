import Model

/// All declarations of all files, by position and by name.
struct Declarations {
  private(set) var types: [TypeEntry] = []
  private(set) var properties: [PropertyEntry] = []
  private(set) var functions: [FunctionEntry] = []
  /// Types by their dotted name, in every module.
  private(set) var typesByName: [String: [Int]] = [:]
  /// The same names, by what stands around them.
  private(set) var names = TypeNames()
  /// Top-level variables and functions by name.
  private(set) var globalsByName: [String: [Int]] = [:]
  private(set) var functionsByName: [String: [Int]] = [:]
  /// Functions that extensions add to classes of the system, which any class may inherit.
  private(set) var inheritedFunctionsByName: [String: [Int]] = [:]
  /// The getter of each computed variable.
  private(set) var getters: [Int: Int] = [:]
  private(set) var aliasesByName: [String: [(type: TypeReference, file: Int)]] = [:]
  /// What Kotlin files declare; the other names are those of Swift.
  private(set) var kotlin = KotlinNames()

  /// Adds the one instance of an `object` of Kotlin.
  mutating func addInstance(_ entry: PropertyEntry, of type: Int) {
    addFound(entry)
    kotlin.addInstance(properties.count - 1, of: type)
  }
}

extension Declarations {
  /// Adds a type. Alternatives of `#if`, and the same type compiled into two targets from one
  /// folder, are one.
  mutating func declare(
    _ facts: TypeFacts, isBuilt: Bool, in file: Int, of files: [SourceFile]
  ) {
    let twin =
      files[file].kotlin.map { self.twin(of: facts, in: $0, of: files) }
      ?? typesByName[facts.name]?.first {
        types[$0].module == files[file].module && types[$0].visibility != .file
          && files.mayBeCompiledTogether(types[$0].file, file)
      }
    if facts.visibility != .file, let twin {
      if isBuilt { types[twin].isUnbuilt = false }
      merge(facts, into: twin, file: file)
    } else {
      let type = append(facts, keyword: facts.keyword, in: file, of: files)
      types[type].isUnbuilt = !isBuilt
      merge(facts, into: type, file: file)
    }
  }

  /// Adds what an extension says to the type that it extends; `nil` means an outside type.
  mutating func extend(
    _ type: Int?, with facts: TypeFacts, in file: Int, of files: [SourceFile]
  ) {
    let facts = files[file].kotlin == nil ? facts : facts.asExtensionOfCompanion
    let extended =
      files[file].kotlin == nil ? typesByName[facts.name] : kotlin.extensions[facts.name]
    let known =
      type
      ?? extended?.first {
        types[$0].isExternal && types[$0].module == files[file].module
      }
    merge(
      facts, into: known ?? append(facts, keyword: .extension, in: file, of: files), file: file)
  }

  mutating func addAlias(_ alias: AliasFacts, in file: Int, of files: [SourceFile]) {
    if let place = files[file].kotlin {
      kotlin.addAlias(alias.type, in: file, named: place.fullName(alias.name))
      return
    }
    aliasesByName[alias.name, default: []].append((alias.type, file))
    names.addAlias(alias.name)
  }

  /// Makes the other names known that a file gives what it imports.
  mutating func addImports(of file: SourceFile) {
    for (name, full) in file.kotlin?.imports ?? [:]
    where full.contains(where: { lastPart(of: $0) != name }) {
      kotlin.addWord(name)
    }
  }

  mutating func addGlobal(_ facts: PropertyFacts, in file: Int, of files: [SourceFile]) {
    let property = add(facts, to: nil, in: file)
    if let place = files[file].kotlin {
      kotlin.addGlobal(property, named: place.fullName(facts.name))
    } else {
      globalsByName[facts.name, default: []].append(property)
    }
  }

  mutating func addFunction(_ facts: FunctionFacts, in file: Int, of files: [SourceFile]) {
    let function = add(facts, to: nil, property: nil, in: file, isInExtension: false)
    if let place = files[file].kotlin {
      kotlin.addFunction(function, named: place.fullName(facts.name))
    } else {
      functionsByName[facts.name, default: []].append(function)
    }
  }

  /// Adds a variable that was found in code; of its type it is one more, but no name means it.
  mutating func addFound(_ entry: PropertyEntry) {
    if let owner = entry.owner { types[owner].properties.append(properties.count) }
    properties.append(entry)
  }

  private mutating func append(
    _ facts: TypeFacts, keyword: TypeFacts.Keyword, in file: Int, of files: [SourceFile]
  ) -> Int {
    let isExternal = keyword == .extension
    types.append(
      TypeEntry(
        name: facts.name, fullName: files[file].kotlin?.fullName(facts.name) ?? facts.name,
        module: module(of: facts, in: files[file]), keyword: keyword, isExternal: isExternal,
        file: file, nameSpan: facts.nameSpan, span: facts.span,
        visibility: isExternal ? .module : facts.visibility))
    let type = types.count - 1
    if files[file].kotlin == nil {
      typesByName[facts.name, default: []].append(type)
      names.add(facts.name, isExternal: isExternal)
      return type
    }
    names.addNameless()
    kotlin.add(type, named: isExternal ? facts.name : types[type].fullName, isExternal: isExternal)
    if keyword == .object { addInstance(of: type) }
    return type
  }

  private mutating func merge(_ facts: TypeFacts, into type: Int, file: Int) {
    let isInExtension = facts.keyword == .extension
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
    for alias in facts.aliases {
      types[type].aliases[alias.name] = (alias.type, file)
      names.addAlias(alias.name)
      kotlin.addWord(alias.name)
    }
    // What isolates an extension isolates each of its members.
    let shared = isInExtension ? facts.attributes.filter { $0.name.hasSuffix("Actor") } : []
    types[type].propertiesByName.reserveCapacity(
      types[type].propertiesByName.count + facts.properties.count)
    for var property in facts.properties {
      property.attributes += shared
      let index = add(property, to: type, in: file)
      types[type].properties.append(index)
      types[type].propertiesByName[property.name, default: []].append(index)
      types[type].memberForms.insert(nameForm(property.name))
    }
    types[type].functionsByName.reserveCapacity(
      types[type].functionsByName.count + facts.functions.count)
    for function in facts.functions {
      let index = add(
        function, to: type, property: nil, in: file, isInExtension: isInExtension)
      types[type].functionsByName[function.name, default: []].append(index)
      types[type].memberForms.insert(nameForm(function.name))
    }
  }

  private mutating func add(_ facts: PropertyFacts, to owner: Int?, in file: Int) -> Int {
    properties.append(PropertyEntry(facts: facts, owner: owner, file: file))
    let property = properties.count - 1
    for var accessor in facts.accessors {
      accessor.isStatic = facts.isStatic
      _ = add(accessor, to: owner, property: property, in: file, isInExtension: false)
    }
    return property
  }

  private mutating func add(
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
