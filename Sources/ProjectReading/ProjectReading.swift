import Model

/// What the projects and the files of build settings say together. Any of those files may be what a
/// project is built with, so each target knows the conditions of them all.
func readXcodeProjects(_ sources: [SourceText]) -> (targets: [BuildTarget], [Problem]) {
  let files = ConfigurationFiles(sources.filter { $0.path.hasSuffix(".xcconfig") })
  var targets: [BuildTarget] = []
  var problems: [Problem] = []
  for source in sources where !source.path.hasSuffix(".xcconfig") {
    let (found, mistakes) = readXcodeProject(source, files)
    targets += found
    problems += mistakes
  }
  return (targets, problems)
}

/// The targets of an Xcode project from the text of its `project.pbxproj`: what they are made into,
/// their source files, and what they are linked with. Says so when the text is no project; names
/// that lead nowhere are left out, since projects are full of them.
private func readXcodeProject(
  _ source: SourceText, _ files: ConfigurationFiles
) -> (targets: [BuildTarget], [Problem]) {
  guard let whole = readPropertyList(source.text), case .table(let objects)? = whole["objects"]
  else {
    let problem = Problem(
      .warning, "the project cannot be read: its files count for the folders they lie in",
      at: Location.start(of: source.path))
    return ([], [problem])
  }
  let paths = XcodeFilePaths(objects: objects, root: rootFolder(of: source.path, whole, objects))
  let targets = XcodeTargets(
    objects: objects, paths: paths, files: files, description: source.path)
  var settings = files.all
  for object in objects.values { settings.read(object["buildSettings"]?.table ?? [:]) }
  let conditions = settings.conditions()
  return (
    targets.all().map { target in
      var target = target
      target.conditions = conditions
      return target
    }, []
  )
}

/// The folder that paths of a project start at: the one of the `.xcodeproj`, or one named within.
private func rootFolder(
  of path: String, _ whole: PropertyList, _ objects: [String: PropertyList]
) -> String {
  let folders = path.split(separator: "/").dropLast(2).map(String.init)
  let project = whole["rootObject"]?.text.flatMap { objects[$0] }
  let within = project?["projectDirPath"]?.text ?? ""
  return joinedPath(folders.joined(separator: "/"), within)
}
