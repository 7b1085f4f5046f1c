import Model

/// The types that property lists name. Of several of one name it is the one whose file lies nearest
/// to the list: an extension has its own folder.
func principalTypes(
  _ principals: [PrincipalClass], among declarations: Declarations, _ files: [SourceFile]
) -> [Int: PrincipalClass.Role] {
  func sharedFolders(_ type: Int, _ path: String) -> Int {
    let own = files[declarations.types[type].file].path.split(separator: "/").dropLast()
    let other = path.split(separator: "/").dropLast()
    return zip(own, other).prefix { $0 == $1 }.count
  }
  var found: [Int: PrincipalClass.Role] = [:]
  for principal in principals {
    let candidates = (declarations.typesByName[principal.name] ?? []).filter {
      !declarations.types[$0].isExternal && declarations.types[$0].isReferenceType
    }
    let nearest = candidates.max {
      sharedFolders($0, principal.description) < sharedFolders($1, principal.description)
    }
    if let nearest { found[nearest] = principal.role }
  }
  return found
}
