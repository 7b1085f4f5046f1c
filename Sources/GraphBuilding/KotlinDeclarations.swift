import Model

/// What Kotlin adds to the declarations of a program: types of several platforms, and the one instance
/// of each `object`.
extension Declarations {
  /// The other half of a type that is declared with `expect` for all platforms and with `actual` for
  /// each: they are one.
  func twin(of facts: TypeFacts, in place: KotlinFile, of files: [SourceFile]) -> Int? {
    guard isOfSeveralPlatforms(facts) else { return nil }
    return kotlin.types[place.fullName(facts.name)]?.first { type in
      let other = files[types[type].file].kotlin?.place
      return isOfSeveralPlatforms(types[type].modifiers)
        && other?.project == place.place?.project && other?.isTest == place.place?.isTest
    }
  }

  /// The module of a type: of one with several halves that of the common one.
  func module(of facts: TypeFacts, in file: SourceFile) -> String {
    guard isOfSeveralPlatforms(facts), let place = file.kotlin?.place, !place.isTest else {
      return file.module
    }
    return place.project.isEmpty ? file.module : place.project
  }

  private func isOfSeveralPlatforms(_ facts: TypeFacts) -> Bool {
    facts.keyword != .extension && isOfSeveralPlatforms(facts.modifiers)
  }

  private func isOfSeveralPlatforms(_ modifiers: [String]) -> Bool {
    modifiers.contains("expect") || modifiers.contains("actual")
  }
}

extension TypeFacts {
  /// The members of an extension of `Type.Companion` are those of the type itself.
  var asExtensionOfCompanion: TypeFacts {
    guard keyword == .extension, name.hasSuffix(".Companion") else { return self }
    var facts = self
    for position in facts.properties.indices { facts.properties[position].isStatic = true }
    for position in facts.functions.indices { facts.functions[position].isStatic = true }
    return facts
  }
}

extension Program {
  func isKotlin(_ file: Int) -> Bool { files[file].kotlin != nil }

  /// Types around a Kotlin type, innermost first, starting with itself.
  func kotlinTypesAround(_ type: Int) -> [Int] {
    var around = [type]
    var name = types[type].fullName
    var count = types[type].name.utf8.count { $0 == UInt8(ascii: ".") }
    if types[type].isExternal { count = 0 }
    while count > 0, let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) {
      name = String(name[..<dot])
      count -= 1
      let candidates = kotlin.types[name] ?? []
      let outer =
        candidates.first { types[$0].file == types[type].file }
        ?? candidates.first { types[$0].module == types[type].module }
      if let outer { around.append(outer) }
    }
    return around
  }
}
