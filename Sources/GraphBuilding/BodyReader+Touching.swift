import Model

/// Variables that are read, touched or lent out, and what is in collections.
extension BodyReader {
  /// A static or top-level variable is read.
  func touchGlobal(_ property: Int, _ span: Span) -> Value {
    let here = site(at: span)
    let isProvided = providedDepth > 0
    record {
      $0.accesses.append(.init(property: property, site: here, isProvided: isProvided))
    }
    var value = Value(
      type: type(ofProperty: property), origin: .global(property), source: property)
    noteGetter(of: property, &value, at: span)
    return value
  }

  /// A binding to a variable is handed out.
  func lend(_ property: Int, _ span: Span) {
    // `$name` of `@Published var name` is a publisher: who has it reads.
    if program.properties[property].facts.attributes.contains(where: { $0.name == "Published" }) {
      return
    }
    noteLent(property, span)
  }

  func noteLent(_ property: Int, _ span: Span) {
    let here = site(at: span)
    record {
      $0.writes.append(
        .init(
          property: property, value: .lent, type: .unknown, origin: .unknown,
          isInitialization: false, site: here))
    }
  }

  /// A field of an instance is read.
  func touchField(_ property: Int, _ span: Span) -> Value {
    let here = site(at: span)
    record { $0.reads.append(.init(property: property, site: here)) }
    return Value(type: type(ofProperty: property), origin: .unknown, source: property)
  }

  /// A member of a generic class, as one that names what stands for the parameters inherits it.
  func inherited(_ value: Value, _ property: Int, by type: Int) -> Value {
    guard let owner = program.properties[property].owner, owner != type,
      !program.types[owner].genericOrder.isEmpty
    else { return value }
    var value = value
    value.type = program.memberType(value.type, ownedBy: owner, of: .project(type))
    return value
  }

  func elementType(of type: ValueType) -> ValueType {
    switch type.unwrapped {
    case .collection(let elements): elements.last ?? .unknown
    case .external(_, let arguments): arguments.last ?? .unknown
    case .unknown, .project, .bound, .parameter, .optional, .function, .metatype, .externalMetatype,
      .module:
      .unknown
    }
  }
}
