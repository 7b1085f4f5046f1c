package import Model
import YAMLReading

/// True for a file that describes a build, or what a build starts with.
package func describesBuild(_ path: String) -> Bool {
  let name = path.split(separator: "/").last ?? ""
  if path.hasSuffix(".xcodeproj/project.pbxproj") || path.hasSuffix(".xcconfig") { return true }
  if isYAML(path) {
    let stem = name.prefix { $0 != "." }.lowercased()
    return ["app", "project", "target", "xcodegen"].contains { stem.contains($0) }
  }
  return name.hasSuffix("Info.plist")
}

/// What the descriptions of builds among some files say together. A description that another one was
/// made into counts only where that is missing.
package func readProjects(_ files: [SourceText]) -> (facts: BuildFacts, [Problem]) {
  var facts = BuildFacts()
  var problems: [Problem] = []
  let projects = files.filter { $0.path.hasSuffix(".pbxproj") }
  let settings = files.filter { $0.path.hasSuffix(".xcconfig") }
  (facts.targets, problems) = readXcodeProjects(projects + settings)
  let committed = Set(projects.map { folder(of: folder(of: $0.path)) })
  let specs = XcodeGenSpecs(
    files.filter { isYAML($0.path) }, settings: ConfigurationFiles(settings).all)
  for root in specs.roots {
    let (targets, principals, mistakes) = specs.read(root)
    if !committed.contains(folder(of: root)) { facts.targets += targets }
    facts.principals += principals
    problems += mistakes
  }
  for file in files where file.path.hasSuffix(".plist") {
    facts.principals += principalClasses(inPropertyList: file)
  }
  return (facts, problems)
}

/// The folder of a file or folder, without a slash at the end; empty at the root.
func folder(of path: String) -> String {
  path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
}

private func isYAML(_ path: String) -> Bool { path.hasSuffix(".yml") || path.hasSuffix(".yaml") }
