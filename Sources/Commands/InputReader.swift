import Foundation
import Model

/// Reads one input after the other; what is read once is not read again.
struct InputReader {
  let exclusions: Exclusions
  let session: Session
  var texts = InputTexts()
  private var seen: Set<String> = []
  private var firstUnreadable: InputError?

  init(exclusions: Exclusions, session: Session) {
    self.exclusions = exclusions
    self.session = session
  }

  /// Adds one input; a saved report is given back instead.
  mutating func read(_ target: InputTarget, label: String, prefix: String) throws(CommandFailure)
    -> Report?
  {
    switch target.kind {
    case .folder:
      texts.inputs.append(Report.Input(path: label, kind: .sources))
      readFolder(target.resolved, prefix: prefix)
    case .source:
      texts.inputs.append(Report.Input(path: label, kind: .sources))
      readNamedSource(target, label: label)
    case .manifest:
      if let text = readNamedText(target, label: label, limit: FileLimit.manifest) {
        addManifest(text, label: label)
      }
    case .json:
      if let text = readNamedText(target, label: label, limit: FileLimit.report) {
        return try addJSON(text, label: label, typed: target.typed)
      }
    case .standardInput:
      return try readStandardInput()
    }
    return nil
  }

  /// What was read, when that is anything.
  func finish(_ paths: [String]) throws(CommandFailure) -> InputTexts {
    if texts.sources.isEmpty, texts.manifests.isEmpty {
      if let firstUnreadable { throw .input(firstUnreadable) }
      if texts.skipped.isEmpty { throw .input(.noSources(paths)) }
    }
    return texts
  }

  private mutating func readFolder(_ root: String, prefix: String) {
    texts.folders.append(root)
    session.terminal.progress.show("Looking for sources")
    let manifest = path("lifegraph.yml", in: root)
    readFoundManifest(manifest, label: prefix + "lifegraph.yml")
    let discovery = discoverSources(in: root, exclusions: exclusions)
    texts.skipped += discovery.gaps.map { gap in
      Report.Coverage.Gap(path: prefix + gap.path, reason: gap.reason)
    }
    if discovery.hasUnknownGap { texts.hasUnknownGap = true }
    for language in discovery.unreadLanguages.keys.sorted() {
      let count = discovery.unreadLanguages[language] ?? 0
      texts.problems.append(
        Problem(
          .note,
          "\(count) \(language) file\(count == 1 ? " is" : "s are") not read: what they keep and "
            + "reach is missing from the graph", at: nil))
    }
    for project in discovery.projects where seen.insert(project.path).inserted {
      readProject(project.path, label: prefix + project.shown)
    }
    for (index, file) in discovery.files.enumerated() where seen.insert(file.path).inserted {
      if index.isMultiple(of: 100) {
        session.terminal.progress.show("Reading \(index + 1) of \(discovery.files.count) files")
      }
      readSource(file.path, label: prefix + file.shown)
    }
  }

  private mutating func readFoundManifest(_ path: String, label: String) {
    guard !seen.contains(path) else { return }
    do throws(FileReadingError) {
      let bytes = try readFile(path, limit: FileLimit.manifest, followingLinks: false)
      seen.insert(path)
      if let text = decode(bytes, label: label) { addManifest(text, label: label) }
    } catch .missing {
      // Most folders have none.
    } catch {
      skip(label, error.reason)
      texts.hasUnknownGap = true
    }
  }

  /// Without it files count for the folders that they lie in; so nothing is lost but names.
  private mutating func readProject(_ path: String, label: String) {
    do throws(FileReadingError) {
      let bytes = try readFile(path, limit: FileLimit.project, followingLinks: false)
      if case .text(let text, _) = decodeText(bytes) {
        texts.projects.append(SourceText(path: label, text: text))
      }
    } catch {
      texts.problems.append(
        Problem(
          .note, "the project was not read: \(error.reason)", at: Location.start(of: label)))
    }
  }

  private mutating func readNamedSource(_ target: InputTarget, label: String) {
    guard seen.insert(target.resolved).inserted else { return }
    texts.folders.append(parent(of: target.resolved))
    let before = texts.sources.count
    readSource(target.resolved, label: label)
    if texts.sources.count == before, let gap = texts.skipped.last {
      noteUnreadable(target, gap.reason)
    }
  }

  private mutating func readNamedText(_ target: InputTarget, label: String, limit: Int) -> String? {
    guard seen.insert(target.resolved).inserted else { return nil }
    do throws(FileReadingError) {
      let bytes = try readFile(target.resolved, limit: limit, followingLinks: true)
      if let text = decode(bytes, label: label) { return text }
      noteUnreadable(target, "it is binary")
    } catch {
      skip(label, error.reason)
      noteUnreadable(target, error.reason)
    }
    return nil
  }

  private mutating func readSource(_ path: String, label: String) {
    do throws(FileReadingError) {
      let bytes = try readFile(path, limit: FileLimit.source, followingLinks: false)
      if let text = decode(bytes, label: label) {
        texts.sources.append(SourceText(path: label, text: text))
        texts.origins[path] = label
      } else {
        texts.skippedBytes += bytes.count
      }
    } catch {
      if case .isTooLarge(let bytes, _) = error { texts.skippedBytes += bytes }
      if case .system = error { texts.hasUnknownGap = true }
      skip(label, error.reason)
    }
  }

  private mutating func decode(_ bytes: [UInt8], label: String) -> String? {
    switch decodeText(bytes) {
    case .text(let text, let note):
      if let note { texts.repaired.append(Report.Coverage.Gap(path: label, reason: note)) }
      return text
    case .binary(let reason):
      skip(label, reason)
      return nil
    }
  }

  private mutating func readStandardInput() throws(CommandFailure) -> Report? {
    let bytes: [UInt8]
    switch readAll(session.standardInput, limit: FileLimit.report) {
    case .success(let read) where read.count <= FileLimit.report: bytes = read
    case .success(let read):
      let reason = FileReadingError.isTooLarge(bytes: read.count, limit: FileLimit.report).reason
      throw .input(.unreadable(path: "standard input", reason: reason))
    case .failure(let error):
      throw .input(.unreadable(path: "standard input", reason: systemMessage(error.code)))
    }
    guard let text = decode(bytes, label: "stdin") else {
      throw .input(.unreadable(path: "standard input", reason: "it is binary"))
    }
    let isJSON = text.first { !$0.isWhitespace } == "{"
    if isJSON { return try addJSON(text, label: "stdin.json", typed: "standard input") }
    addManifest(text, label: "stdin.yml")
    return nil
  }

  private mutating func addManifest(_ text: String, label: String) {
    texts.inputs.append(Report.Input(path: label, kind: .manifest))
    texts.manifests.append(SourceText(path: label, text: text))
  }

  /// A JSON text is a saved report when it says its schema; all else is left to the manifest's
  /// reader, which tells mistakes with their place.
  private mutating func addJSON(_ text: String, label: String, typed: String)
    throws(CommandFailure) -> Report?
  {
    guard isSavedReport(text) else {
      addManifest(text, label: label)
      return nil
    }
    switch session.pipeline.readReport(text) {
    case .success(let report): return report
    case .failure(let fault): throw .input(.notAReport(path: typed, reason: fault.reason))
    }
  }

  private mutating func skip(_ label: String, _ reason: String) {
    texts.skipped.append(Report.Coverage.Gap(path: label, reason: reason))
  }

  private mutating func noteUnreadable(_ target: InputTarget, _ reason: String) {
    texts.hasUnknownGap = true
    firstUnreadable = firstUnreadable ?? .unreadable(path: target.typed, reason: reason)
  }
}

/// True when the text is a JSON object with the key that every saved report has.
private func isSavedReport(_ text: String) -> Bool {
  guard text.contains("\"schemaVersion\"") else { return false }
  do {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return (value as? [String: Any])?["schemaVersion"] != nil
  } catch {
    // A report that was cut off; a manifest never has this key.
    return !text.contains("\"lifegraph\":")
  }
}
