package import Model
import Rules

/// The files of an example text: `//- path` or `#- path` starts a file.
package func projectFiles(_ text: String) -> [SourceText] { exampleFiles(text) }
