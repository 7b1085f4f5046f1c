package import Model
import ProjectReading

extension AnalysisInput {
  /// True for a file that describes a build, by its path.
  package static func isProject(_ path: String) -> Bool { describesBuild(path) }

  /// Files in memory as one input: YAML and JSON are manifests, those that describe builds are projects, all
  /// others are sources.
  package init(files: [SourceText], name: String) {
    let isProject = { (file: SourceText) in describesBuild(file.path) }
    let isManifest = { (file: SourceText) in
      !isProject(file) && [".yml", ".yaml", ".json"].contains { file.path.hasSuffix($0) }
    }
    self.init(
      manifests: files.filter(isManifest),
      sources: files.filter { !isManifest($0) && !isProject($0) }, skipped: [],
      inputs: [Report.Input(path: name, kind: .sources)], name: name)
    projects = files.filter(isProject)
  }
}
