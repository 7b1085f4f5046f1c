import Model

extension Program {
  /// The view in `rootView` of a class that hosts one: `class Screen: UIHostingController<Page>`.
  func hostedView(of type: Int) -> ValueType? {
    for ancestor in lineage(of: type) {
      for parent in types[ancestor].inherited {
        guard case .named(let name, let arguments) = parent.type,
          ValueType.hosts.contains(lastPart(of: name)), let view = arguments.first
        else { continue }
        return valueType(view, at: LookupPlace(file: parent.file, type: ancestor))
      }
    }
    return nil
  }
}

extension BodyReader {
  /// `rootView` in the code of such a class, where nothing of that name is declared.
  func hostedView(_ name: String, in type: Int) -> Value? {
    guard name == "rootView", !isStaticCode, let view = program.hostedView(of: type) else {
      return nil
    }
    noteSelf()
    return Value(type: view, origin: .unknown)
  }

  /// True for `rootView` of the object around the code.
  func isOwnHostedView(_ name: String) -> Bool {
    name == "rootView" && locals[name] == nil && !isStaticCode
      && selfType.map {
        member(name, of: $0, isStatic: false) == nil && program.hostedView(of: $0) != nil
      }
        ?? false
  }
}

extension StorageRelations {
  /// What classes keep that host a view: the view, for as long as they are there.
  func addHostedViews(_ source: SourceGraph, to draft: inout GraphDraft) {
    for (type, entry) in source.program.types.enumerated()
    where entry.isReferenceType && !entry.isExternal && !source.roles[type].isAlien {
      guard let view = source.program.hostedView(of: type)?.projectType, view != type,
        source.carriers.contains(view)
      else { continue }
      draft.add(
        Relation(
          from: source.id(ofType: type), to: source.id(ofType: view), kind: .keeps,
          slot: "rootView",
          evidence: [
            Evidence(
              location: Location(
                file: source.program.files[entry.file].path, span: entry.nameSpan))
          ]))
    }
  }
}
