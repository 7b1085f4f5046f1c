import Model

/// The classes that a property list in the XML form names for the system to start with.
func principalClasses(inPropertyList file: SourceText) -> [PrincipalClass] {
  var found: [PrincipalClass] = []
  var rest = file.text[...]
  while let key = rest.firstRange(of: "<key>") {
    rest = rest[key.upperBound...]
    let name = rest.prefix { $0 != "<" }
    rest = rest[name.endIndex...]
    guard rest.hasPrefix("</key>") else { continue }
    let value = rest.dropFirst("</key>".count).drop(while: \.isWhitespace)
    guard value.hasPrefix("<string>") else { continue }
    let text = value.dropFirst("<string>".count).prefix { $0 != "<" }
    if let principal = PrincipalClass(key: name, value: text, description: file.path) {
      found.append(principal)
    }
  }
  return found
}
