import Model
import Rendering

/// How the flags want reports to be shown; reads the folder of templates when one is named.
func readPresentation(_ options: Options) throws(CommandFailure) -> Presentation {
  var presentation = Presentation.standard
  presentation.page = options.pageForm
  guard let folder = options.templateFolder else { return presentation }
  var found: [TemplateFile: SourceText] = [:]
  for name in try names(inTemplates: folder) {
    guard let file = TemplateFile(rawValue: name) else {
      throw .mistakes([unknownFile(name)])
    }
    found[file] = SourceText(path: name, text: try text(ofTemplate: path(name, in: folder)))
  }
  if found.isEmpty {
    throw .input(.unreadableTemplate(path: folder, reason: "it holds none of \(templateNames)"))
  }
  switch template(presentation.template, replacing: found) {
  case .success(let template): presentation.template = template
  case .failure(let error): throw .mistakes(error.problems)
  }
  return presentation
}

private let templateNames = TemplateFile.allCases.map(\.rawValue).joined(separator: ", ")

/// Files of the web that stand in the folder; what has another ending is none of our business.
private func names(inTemplates folder: String) throws(CommandFailure) -> [String] {
  // A link to the folder is as good as the folder.
  switch listFolder(resolvedPath(folder) ?? folder) {
  case .failure(let error):
    throw .input(.unreadableTemplate(path: folder, reason: systemMessage(error.code)))
  case .success(let entries):
    return entries.compactMap(\.text).filter { name in
      !name.hasPrefix(".") && [".html", ".css", ".js"].contains { name.hasSuffix($0) }
    }
  }
}

private func unknownFile(_ name: String) -> Problem {
  let names = TemplateFile.allCases.map(\.rawValue)
  let advice =
    nearestWord(to: name, among: names).map { "did you mean '\($0)'?" }
    ?? "the files are \(templateNames)"
  return Problem(
    .error, "there is no template of that name", advice: advice,
    at: Location(file: name, line: 1, column: 1, endLine: 1, endColumn: 2))
}

private func text(ofTemplate file: String) throws(CommandFailure) -> String {
  let bytes: [UInt8]
  do throws(FileReadingError) {
    bytes = try readFile(file, limit: FileLimit.manifest, followingLinks: true)
  } catch {
    throw .input(.unreadableTemplate(path: file, reason: error.reason))
  }
  switch decodeText(bytes) {
  case .text(let text, note: nil): return text
  case .text(_, .some(let note)), .binary(let note):
    throw .input(.unreadableTemplate(path: file, reason: note))
  }
}
