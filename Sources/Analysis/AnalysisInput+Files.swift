package import Model

extension AnalysisInput {
  /// Files in memory as one input: YAML and JSON are manifests, those of Xcode are projects, all
  /// others are sources.
  package init(files: [SourceText], name: String) {
    let isManifest = { (file: SourceText) in
      [".yml", ".yaml", ".json"].contains { file.path.hasSuffix($0) }
    }
    let isProject = { (file: SourceText) in
      [".pbxproj", ".xcconfig"].contains { file.path.hasSuffix($0) }
    }
    self.init(
      manifests: files.filter(isManifest),
      sources: files.filter { !isManifest($0) && !isProject($0) }, skipped: [],
      inputs: [Report.Input(path: name, kind: .sources)], name: name)
    projects = files.filter(isProject)
  }
}
