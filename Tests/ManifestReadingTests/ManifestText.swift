import ManifestReading
import Model
import YAMLReading

/// What a manifest declares and what is wrong with it, from text to facts.
func read(_ text: String, path: String = "lifegraph.yml") -> (
  facts: ManifestFacts?, problems: [Problem]
) {
  let tree = readYAML(SourceText(path: path, text: text))
  guard let node = tree.node else { return (nil, tree.problems) }
  let manifest = readManifest(node, path: path)
  return (manifest.facts, (tree.problems + manifest.problems).sorted())
}

/// The facts of a manifest that has no mistake.
func facts(_ text: String) -> ManifestFacts {
  let result = read(text)
  return result.facts ?? ManifestFacts(path: "unreadable")
}
