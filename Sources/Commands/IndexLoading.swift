import Foundation
import IndexReading
import Model

/// Which index of the compiler is read beside the sources.
enum IndexStoreChoice: Sendable, Equatable {
  /// The ones that builds have left where they usually do.
  case found
  case at(String)
  case none
}

/// What the compiler's index says of the sources; `nil` when none is wanted or at hand. Whatever is
/// missing is a problem, and syntax has to do.
func loadIndex(of texts: InputTexts, options: Options, session: Session)
  throws(CommandFailure) -> (index: SourceIndex?, problems: [Problem])
{
  let isNamed: Bool
  let stores: [String]
  switch options.indexStore {
  case .none:
    return (nil, [])
  case .at(let path):
    guard let store = resolvedPath(path), isFolder(store) else { throw .input(.missing(path)) }
    (isNamed, stores) = (true, [store])
  case .found:
    (isNamed, stores) = (false, findIndexStores(of: texts, home: session.environment["HOME"]))
  }
  if stores.isEmpty || texts.origins.isEmpty { return (nil, []) }
  session.terminal.progress.show("Reading the compiler's index")
  return readStores(stores, isNamed: isNamed, texts: texts, session: session)
}

private func readStores(
  _ stores: [String], isNamed: Bool, texts: InputTexts, session: Session
) -> (index: SourceIndex?, problems: [Problem]) {
  // A store that someone named has to be of use; one that lies about is only an offer.
  let weight: Problem.Weight = isNamed ? .warning : .note
  do throws(IndexReadingError) {
    guard
      let path = findIndexLibrary(environment: session.environment, cleanup: session.cleanup)
    else {
      return (nil, [missingLibrary(weight)])
    }
    let library = try IndexLibrary(path: path)
    let (index, unreadable) = try readIndex(stores: stores, library: library) { file in
      guard let label = texts.origins[file] ?? resolvedPath(file).flatMap({ texts.origins[$0] }),
        let modified = modificationTime(of: file)
      else { return nil }
      return IndexedSource(path: label, modified: modified)
    }
    var problems: [Problem] = []
    if unreadable > 0 {
      problems.append(
        Problem(
          .warning,
          "\(unreadable) unit\(unreadable == 1 ? "" : "s") of the compiler's index cannot be read: "
            + "names of their sources are resolved by syntax", at: nil))
    }
    if !index.files.isEmpty { return (index, problems) }
    if isNamed { problems.append(emptyStore) }
    return (nil, problems)
  } catch {
    session.terminal.note("the index store is not readable: \(error.reason)")
    return (
      nil,
      [
        Problem(
          weight, "the compiler's index cannot be read: all names are resolved by syntax", at: nil)
      ]
    )
  }
}

private func missingLibrary(_ weight: Problem.Weight) -> Problem {
  Problem(
    weight, "no toolchain with libIndexStore was found: all names are resolved by syntax",
    advice: "put the toolchain's swift in PATH, or set LIFEGRAPH_TOOLCHAIN to its folder", at: nil)
}

private let emptyStore = Problem(
  .warning, "the index store knows none of the sources: all names are resolved by syntax",
  advice: "build the sources where they stand, and name the store of that build", at: nil)

private func modificationTime(of path: String) -> IndexTime? {
  var status = stat()
  guard stat(path, &status) == 0 else { return nil }
  #if canImport(Darwin)
    let time = status.st_mtimespec
  #else
    let time = status.st_mtim
  #endif
  return IndexTime(seconds: Int64(time.tv_sec), nanoseconds: Int64(time.tv_nsec))
}
