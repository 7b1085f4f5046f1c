package import Model

/// The value of a YAML text, or of a JSON text when the path ends in `.json`, with every mistake at
/// its place. Cannot fail: `nil` when nothing could be understood, then with a problem.
package func readYAML(_ source: SourceText) -> (node: YAMLNode?, problems: [Problem]) {
  (nil, [])
}
