import Model

/// What the inputs of a command line hold.
enum LoadedInput: Sendable {
  case texts(InputTexts)
  /// A saved report stands alone.
  case report(Report)
}

/// Everything that was read, in the order of the inputs, each file once.
struct InputTexts: Sendable {
  var inputs: [Report.Input] = []
  var manifests: [SourceText] = []
  var sources: [SourceText] = []
  /// Paths of the sources among the inputs, by where they are on this machine.
  var origins: [String: String] = [:]
  /// Resolved paths of the folders that are read, and of those that hold single sources.
  var folders: [String] = []
  /// Files that describe builds: which say what is compiled together.
  var projects: [SourceText] = []
  /// Files that were repaired while they were decoded.
  var repaired: [Report.Coverage.Gap] = []
  var skipped: [Report.Coverage.Gap] = []
  /// What else was noticed while reading.
  var problems: [Problem] = []
  /// Bytes of sources that were skipped.
  var skippedBytes = 0
  /// True when it is not known how much is missing: a folder or a named input was not readable.
  var hasUnknownGap = false
  /// For a report that no manifest names.
  var name = ""
}

/// Reads the inputs. What is missing inside a folder becomes a gap; what cannot be meant as an
/// input is an error.
func readInputs(_ paths: [String], exclusions: Exclusions, session: Session)
  throws(CommandFailure) -> LoadedInput
{
  let targets = try inputTargets(paths)
  let labels = inputLabels(targets.map(\.resolved))
  let folders = targets.filter { $0.kind == .folder }.count
  var reader = InputReader(exclusions: exclusions, session: session)
  reader.texts.name = labels.first ?? ""
  for (target, label) in zip(targets, labels) {
    if let report = try reader.read(target, label: label, prefix: folders > 1 ? label + "/" : "") {
      guard targets.count == 1 else {
        throw .input(.reportBesideOthers(path: target.typed))
      }
      return .report(report)
    }
  }
  return .texts(try reader.finish(paths))
}
