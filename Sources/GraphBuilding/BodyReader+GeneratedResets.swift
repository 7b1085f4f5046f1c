import Model

/// Functions that a macro on a variable makes, and no source declares.
extension BodyReader {
  /// `resetSeen()` gives `seen` its first value again, when something is attached to the variable
  /// that may have made such a function.
  func noteGeneratedReset(_ name: String, of type: Int, _ call: Call) {
    if isQuiet { return }
    guard name.hasPrefix("reset"), call.arguments.isEmpty else { return }
    let rest = name.dropFirst("reset".count)
    guard let first = rest.first, first.isUppercase else { return }
    let variable = first.lowercased() + rest.dropFirst()
    guard let property = member(variable, of: type, isStatic: isStaticCode && type == selfType),
      program.properties[property].facts.attributes.contains(where: {
        $0.name.first?.isUppercase == true
      })
    else { return }
    write(
      Slot(property: property, isElement: false, isOwn: type == selfType), .initial, .unknown,
      call.span)
  }
}
