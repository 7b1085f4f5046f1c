package import Model

/// One graph of everything that was read. Cannot fail: names that nothing declares become
/// problems. The order of the facts does not matter.
package func buildGraph(
  _ files: [FileFacts], manifests: [ManifestFacts], settings: GraphSettings
) -> CodeGraph {
  CodeGraph(
    name: "", scopes: .standard, components: [], relations: [], accessPoints: [],
    sessionEndings: [], problems: [])
}
