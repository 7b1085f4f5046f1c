import GraphvizLayout
import Model
import Rendering

extension Flag {
  /// Every flag, in the order of the help.
  static let all: [Flag] =
    [
      settings, indexStore, noIndexStore, noHistory, since, out, page, templates, output, format,
      most,
      allRelations,
    ] + view + [
      failOn, confidence, minimumCoverage, allowIncomplete, quiet, noColor,
    ]

  static let settings = Flag(
    names: ["--settings"], category: .input, summary: "settings to use",
    details: """
      Without it, `.lifegraph.yml` is searched from the first input's folder upwards, up to the \
      folder that holds `.git`.
      """,
    value: .file("FILE"), apply: { $1.settingsFile = $0 })

  static let indexStore = Flag(
    names: ["--index-store"], category: .input, summary: "the compiler's index of the sources",
    details: """
      What the compiler noted while it built the sources; names are then resolved exactly, where a \
      build has seen the file as it is, and by syntax elsewhere. Without it, the stores below \
      `.build` of a scanned SwiftPM package are used, and those that Xcode's derived data hold for \
      a project in a scanned folder. The coverage says how many files it told of.
      """,
    value: .file("PATH"), apply: { $1.indexStore = .at($0) })

  static let noIndexStore = Flag(
    names: ["--no-index-store"], category: .input, summary: "resolve all names by syntax",
    details: """
      The result then depends on the sources alone, and not on what was built from them: what a \
      gate wants that runs with and without a build.
      """,
    value: nil, apply: { $1.indexStore = .none })

  static let since = Flag(
    names: ["--since"], category: .input, summary: "saved reports to compare the numbers with",
    details: """
      Oldest first; the flag can be repeated, and commas separate several. Each report is named by \
      its file, with as much of its path as tells it from the others. What a report of an earlier \
      version did not count stays empty.
      """,
    value: .file("REPORT.json[,...]"), apply: { $1.earlierReports.append($0) })

  static let noHistory = Flag(
    names: ["--no-history"], category: .input, summary: "do not look at the Git history",
    details: """
      Without it, the plan starts with what changed most often in the last 500 commits, which only \
      Git is asked for: with a shallow clone it comes out in another order. With it, the result \
      depends on the sources alone.
      """,
    value: nil, apply: { $1.ignoresHistory = true })

  static let out = Flag(
    names: ["--out"], category: .output, summary: "folder for the report [lifegraph-report]",
    details: """
      Made when it is missing. The files of the report are replaced all together or not at all; \
      other files in the folder stay.
      """,
    value: .file("DIR"), apply: { $1.outputFolder = $0 })

  static let differenceOut = Flag(
    names: out.names, category: out.category, summary: "folder for the difference in every format",
    details: """
      Made when it is missing, and written instead of one result. Its files are replaced all \
      together or not at all; other files in the folder stay.
      """,
    value: out.value, apply: out.apply)

  static let page = Flag(
    names: ["--page"], category: .output, summary: "the page as one file or as a folder [file]",
    details: """
      With `folder`, style and script stand in files beside the page, for viewers that forbid them \
      inside: a CI server that shows artifacts with a strict Content-Security-Policy.
      """,
    value: .choice("FORM", of: Presentation.PageForm.allCases.map(\.rawValue)),
    apply: { text, options in
      options.pageForm = Presentation.PageForm(rawValue: text) ?? options.pageForm
    })

  static let templates = Flag(
    names: ["--templates"], category: .output, summary: "folder with your own page",
    details: """
      It holds one or more of \(TemplateFile.allCases.map { "`\($0.rawValue)`" }
        .joined(separator: ", ")); what is missing is taken from lifegraph. [Formats.md](Formats.md) \
      tells the fields.
      """,
    value: .file("DIR"), apply: { $1.templateFolder = $0 })

  static let output = Flag(
    names: ["--output", "-o"], category: .output, summary: "file for the result [standard output]",
    details: "`-` is standard output. An existing file is replaced whole or not at all.",
    value: .file("FILE"), apply: { $1.outputFile = $0 })

  static let format = Flag(
    names: ["--format", "-f"], category: .output, summary: "form of the result",
    details: "Which formats there are depends on the command.",
    value: .choice("FORMAT", of: formatNames), apply: { $1.format = $0 })

  static let most = Flag(
    names: ["--most"], category: .output, summary: "most paths to show [10]",
    details: "The shortest come first. When there are more, that is said.",
    value: .amount, apply: { text, options in options.pathLimit = Int(text) ?? options.pathLimit })

  static let allRelations = Flag(
    names: ["--all"], category: .output, summary: "follow weaker relations, too",
    details: """
      Paths then also go through uses, creates, refers, defers, provides and subscribes. Such a \
      path is marked as weaker.
      """,
    value: nil, apply: { $1.followsAllRelations = true })

  static let failOn = Flag(
    names: ["--fail-on"], category: .gate,
    summary: "least severity that fails [\(Settings.FailLevel.standard.rawValue)]",
    details: "With `none`, findings are told and never fail. Settings can choose another default.",
    value: .choice("LEVEL", of: Settings.FailLevel.allCases.map(\.rawValue)),
    apply: { $1.failLevel = Settings.FailLevel(rawValue: $0) })

  static let confidence = Flag(
    names: ["--confidence"], category: .gate,
    summary: "least confidence that fails [\(Confidence.standard.rawValue)]",
    details: """
      Less certain findings are told and do not fail. Settings can choose another default.
      """,
    value: .choice("LEVEL", of: Confidence.allCases.map(\.rawValue)),
    apply: { $1.confidence = Confidence(rawValue: $0) })

  static let minimumCoverage = Flag(
    names: ["--min-coverage"], category: .gate,
    summary: "least part of the sources that has to be understood [98]",
    details: "Counted in bytes, in percent. Below it, the command ends with 3.",
    value: .percent,
    apply: { text, options in
      options.minimumCoverage = Double(text) ?? options.minimumCoverage
    })

  static let allowIncomplete = Flag(
    names: ["--allow-incomplete"], category: .gate,
    summary: "do not end with 3 when something is missing",
    details: "What is missing is still said, in the report and on standard error.",
    value: nil, apply: { $1.allowsIncomplete = true })

  static let quiet = Flag(
    names: ["--quiet", "-q"], category: .general, summary: "only errors on standard error",
    details: "Results and exit codes stay the same.",
    value: nil, apply: { $1.isQuiet = true })

  static let noColor = Flag(
    names: ["--no-color"], category: .general, summary: "no colour in messages",
    details: """
      Colour is used on a terminal. This flag goes before `NO_COLOR` (not empty: no colour), and \
      that before `CLICOLOR_FORCE` and `FORCE_COLOR` (not empty and not 0: colour).
      """,
    value: nil, apply: { $1.isColorless = true })

  /// Flags that every command has.
  static let common: [Flag] = [quiet, noColor]
  /// Flags of every command that reads inputs.
  static let reading: [Flag] =
    [settings, indexStore, noIndexStore, minimumCoverage, allowIncomplete] + common

  /// This flag with the formats of one command.
  static func format(of formats: [String], standard: String) -> Flag {
    Flag(
      names: format.names, category: format.category, summary: "form of the result [\(standard)]",
      details: "One of \(formats.joined(separator: ", ")).",
      value: .choice("FORMAT", of: formats), apply: format.apply)
  }

  private static let formatNames = Set(
    OutputFormat.all.map(\.name) + PictureFormat.binary.map(\.rawValue)
  ).sorted()
}
