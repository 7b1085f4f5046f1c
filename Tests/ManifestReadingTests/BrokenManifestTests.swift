import Model
import Testing

@Suite struct BrokenManifestTests {
  @Test("Every mistake of a manifest is told at its place", arguments: BrokenManifest.yaml)
  func yaml(_ manifest: BrokenManifest) {
    #expect(said(about: manifest.text, path: manifest.path) == manifest.says)
  }

  @Test("JSON gets the same messages and places", arguments: BrokenManifest.json)
  func json(_ manifest: BrokenManifest) {
    #expect(said(about: manifest.text, path: manifest.path) == manifest.says)
  }
}

/// Everything that reading a manifest says, one line for each problem.
func said(about text: String, path: String) -> String {
  read(text, path: path).problems.map(line).joined(separator: "\n")
}

private func line(_ problem: Problem) -> String {
  let place = problem.location.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
  let advice = problem.advice.map { " — \($0)" } ?? ""
  return "\(place)\(problem.weight.rawValue): \(problem.message)\(advice)"
}
