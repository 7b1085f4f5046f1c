import Foundation
import Model

/// The settings that hold for the inputs: those that are named, else the nearest `.lifegraph.yml`
/// from the first input's folder upwards, else the standard.
func readSettings(_ options: Options, session: Session) throws(CommandFailure) -> Settings {
  let file: (path: String, shown: String)
  let text: String
  if let named = options.settingsFile {
    file = (named, named.split(separator: "/").last.map(String.init) ?? named)
    do throws(FileReadingError) {
      text = try settingsText(readFile(named, limit: FileLimit.manifest, followingLinks: true))
    } catch {
      throw .input(.unreadableSettings(path: named, reason: error.reason))
    }
  } else {
    guard let found = try findSettings(from: options.inputs.first ?? ".") else { return .standard }
    file = (found.path, found.shown)
    text = found.text
  }
  let source = SourceText(path: file.shown, text: text)
  switch session.pipeline.readSettings(source) {
  case .success(let settings): return settings
  case .failure(let fault): throw .mistakes(fault.problems)
  }
}

private func findSettings(from input: String) throws(CommandFailure)
  -> (path: String, shown: String, text: String)?
{
  guard var folder = startingFolder(of: input) else { return nil }
  var shown = ".lifegraph.yml"
  while true {
    let candidate = path(".lifegraph.yml", in: folder)
    do throws(FileReadingError) {
      let bytes = try readFile(candidate, limit: FileLimit.manifest, followingLinks: true)
      return (candidate, shown, settingsText(bytes))
    } catch .missing {
      // The search goes on above.
    } catch {
      throw .input(.unreadableSettings(path: shown, reason: error.reason))
    }
    // Settings of one repository say nothing about another that lies around it.
    if folder == "/" || access(path(".git", in: folder), F_OK) == 0 { return nil }
    folder = parent(of: folder)
    shown = "../" + shown
  }
}

/// The folder of an input, without links; `nil` when the input is missing, which is told later.
private func startingFolder(of input: String) -> String? {
  guard let resolved = resolvedPath(input == "-" ? "." : input) else { return nil }
  var status = stat()
  guard stat(resolved, &status) == 0 else { return nil }
  return status.st_mode & S_IFMT == S_IFDIR ? resolved : parent(of: resolved)
}

/// The folder that holds a resolved path.
func parent(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
  return String(path[..<slash])
}

private func settingsText(_ bytes: [UInt8]) -> String {
  switch decodeText(bytes) {
  case .text(let text, _): text
  // The reader of YAML says where a zero byte stands.
  case .binary: String(decoding: bytes, as: UTF8.self)
  }
}
