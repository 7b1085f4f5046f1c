/// Why the inputs could not be used.
enum InputError: Error, Equatable {
  case missing(String)
  case noInput(path: String)
  case noSources([String])
  case unreadable(path: String, reason: String)
  case reportBesideOthers(path: String)
  case notAReport(path: String, reason: String)
  case wantsReport(path: String)
  case unreadableSettings(path: String, reason: String)
  case unreadableTemplate(path: String, reason: String)
  /// One side of a difference, with why it cannot be used.
  case unusableSide(DifferenceSide, reason: String, exitCode: ExitCode)
  case emptySide(DifferenceSide, path: String)
  case nothingInCommon(old: String, new: String)

  /// What happened, where, and what to do.
  var message: String {
    switch self {
    case .missing(let path):
      "\(path): there is no such file or folder"
    case .noInput(let path):
      "\(path): this is no input; give a folder, a source file (\(Self.sourceEndings)), "
        + "a manifest (.yml, .yaml, .json) or a saved report (.json)"
    case .noSources(let paths):
      "\(paths.joined(separator: ", ")): there are no sources (\(Self.sourceEndings)) and no "
        + "lifegraph.yml; name another folder, or look at what the settings and .gitignore exclude"
    case .unreadable(let path, let reason):
      "\(path): not readable: \(reason)"
    case .reportBesideOthers(let path):
      "\(path): a saved report stands alone; leave the other inputs out, or give its sources"
    case .notAReport(let path, let reason):
      "\(path): this is no report that can be read: \(reason)"
    case .wantsReport(let path):
      "\(path): 'render' draws a saved report (report.json); use 'graph' for sources and manifests"
    case .unreadableSettings(let path, let reason):
      "\(path): the settings are not readable: \(reason)"
    case .unreadableTemplate(let path, let reason):
      "\(path): the templates are not readable: \(reason)"
    case .unusableSide(let side, let reason, _):
      "there is nothing to compare, since \(side.rawValue) cannot be used: \(reason)\(side.advice)"
    case .emptySide(let side, let path):
      "\(path): \(side.rawValue) shows no component at all, so that everything would look "
        + "\(side == .old ? "added" : "removed")\(side.advice)"
    case .nothingInCommon(let old, let new):
      "\(old) and \(new) have no component in common, so they are no two states of one app; name "
        + "the same folders, or reports of them"
    }
  }

  var exitCode: ExitCode {
    switch self {
    case .missing, .noInput, .noSources, .reportBesideOthers, .notAReport, .wantsReport,
      .unreadableSettings, .unreadableTemplate:
      .usage
    case .emptySide, .nothingInCommon: .usage
    case .unusableSide(_, _, let exitCode): exitCode
    case .unreadable: .incomplete
    }
  }

  private static let sourceEndings = sourceExtensions.map { ".\($0)" }.joined(separator: ", ")
}

extension DifferenceSide {
  /// How to get a side that is not there.
  fileprivate var advice: String {
    switch self {
    case .old:
      "; make it where the change started: 'lifegraph report . --out base', and compare with "
        + "'lifegraph diff base/report.json .'"
    case .new: ""
    }
  }
}
