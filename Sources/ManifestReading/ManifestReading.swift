package import Model
package import YAMLReading

/// What a manifest declares, with every mistake at its place. Entries with mistakes are left out.
package func readManifest(_ node: YAMLNode, path: String) -> (
  facts: ManifestFacts, problems: [Problem]
) {
  (ManifestFacts(path: path), [])
}
