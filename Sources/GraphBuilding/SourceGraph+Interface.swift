import Model

extension SourceGraph {
  /// The name of the system's class of what is shown on a screen and is in a variable; `nil` where
  /// nothing of the kind is.
  func interfaceClass(ofProperty property: Int) -> String? {
    let entry = program.properties[property]
    let type = reader.type(ofProperty: property)
    let language = program.files[entry.file].language
    if let known = interfaces.systemClass(in: type, of: language) { return known }
    guard language == .kotlin, case .external("Context", _) = type.unwrapped else { return nil }
    return isOfScreen(context: entry, property) ? "Context" : nil
  }

  /// The same where the variable is of an interface of the project, and all that implements that is
  /// shown on a screen.
  func classBehindInterface(ofProperty property: Int) -> String? {
    shownType(behind: property).flatMap {
      interfaces.systemClass(
        in: .project($0), of: program.files[program.properties[property].file].language)
    }
  }

  /// The name of the one class that is shown and stands behind the interface of a variable.
  func shownType(inProperty property: Int) -> String? {
    shownType(behind: property).map { program.types[$0].name }
  }

  private func shownType(behind property: Int) -> Int? {
    guard let type = reader.type(ofProperty: property).projectType,
      program.isKotlin(program.properties[property].file),
      let only = program.onlyImplementation(of: type), !roles[only].isAlien,
      interfaces.systemClass(in: .project(only), of: .kotlin) != nil
    else { return nil }
    return only
  }

  /// True for a context that is known to be that of an activity: by the annotation that tells it from
  /// the one of the application, by its name, or because an activity is put there. By the type alone nobody knows.
  private func isOfScreen(context entry: PropertyEntry, _ property: Int) -> Bool {
    if entry.facts.attributes.contains(where: { $0.name == "ActivityContext" }) { return true }
    if camelWords(entry.facts.name).contains("activity") { return true }
    return writes(of: property).contains { write in
      write.type.projectType.map {
        interfaces.systemClass(in: .project($0), of: .kotlin) != nil
      } ?? false
    }
  }
}
