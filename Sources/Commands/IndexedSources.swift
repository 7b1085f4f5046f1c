import Foundation
package import Model

/// Sources with what the compiler's index says of them.
package struct IndexedSources: Sendable {
  package let sources: [SourceText]
  /// `nil` when there is none.
  package let index: SourceIndex?
  /// What is missing, a sentence each.
  package let problems: [String]
}

/// Reads a folder of sources and their index as the commands do; without a store, the stores count
/// that builds have left.
package func readIndexedSources(
  folder: String, store: String?, environment: [String: String]
) -> IndexedSources {
  var options = Options()
  options.inputs = [folder]
  options.isQuiet = true
  if let store { options.indexStore = .at(store) }
  let session = Session(
    pipeline: .standard,
    terminal: Terminal(
      standardOutput: STDOUT_FILENO, standardError: STDERR_FILENO, environment: environment,
      isQuiet: true, isColorless: true),
    standardInput: STDIN_FILENO, environment: environment, executable: "", cleanup: Cleanup())
  do throws(CommandFailure) {
    let exclusions = Exclusions(patterns: Settings.standard.exclude)
    guard
      case .texts(let texts) = try readInputs([folder], exclusions: exclusions, session: session)
    else { return IndexedSources(sources: [], index: nil, problems: ["\(folder) is a report"]) }
    let (index, problems) = try loadIndex(of: texts, options: options, session: session)
    return IndexedSources(sources: texts.sources, index: index, problems: problems.map(\.line))
  } catch {
    return IndexedSources(sources: [], index: nil, problems: error.messages)
  }
}
