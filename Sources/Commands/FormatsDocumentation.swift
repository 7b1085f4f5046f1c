import GraphvizLayout
import Rendering

/// The text of `Documentation/Formats.md`.
package func formatsDocumentation() -> String {
  """
  # Output formats

  Made from the declarations of formats and report files; change it there.

  `--format` takes the name. All formats are made of the same report, so that a saved `json` can be
  made into each of the others with `lifegraph render`. Equal reports give equal bytes.

  | format | holds | extension | commands |
  |---|---|---|---|
  \(rows.sorted { $0.name < $1.name }.map(\.text).joined(separator: "\n"))

  [report.schema.json](report.schema.json) is the JSON Schema of `json`.
  `lifegraph why` and `lifegraph inventory` have formats of their own, which their sections of
  [CommandLine.md](CommandLine.md) name; [answers.schema.json](answers.schema.json) is the JSON
  Schema of their `json`.

  ## The files of `lifegraph report`

  | file | holds |
  |---|---|
  \(reportFolder.map { "| `\($0.name)` | \(tableCell($0.help)) |" }.joined(separator: "\n"))

  ## Limits

  \(OutputFormat.all.compactMap { format in
      format.limits.map { "- `\(format.name)`: \($0)" }
    }.joined(separator: "\n"))

  `pdf` and `png` have the limits of `svg`. What is left out is counted where it is missing. \
  `json` holds everything.

  """
}

private struct FormatRow {
  let name: String
  let help: String
  let fileExtension: String
  let commands: [String]

  var text: String {
    let commands = commands.map { "`\($0)`" }.joined(separator: ", ")
    return "| `\(name)` | \(tableCell(help)) | `.\(fileExtension)` | \(commands) |"
  }
}

private let rows =
  OutputFormat.all.map { format in
    FormatRow(
      name: format.name, help: format.help, fileExtension: format.fileExtension,
      commands: format.commands.sorted())
  }
  + PictureFormat.binary.map { format in
    FormatRow(
      name: format.rawValue, help: "the overview as \(format.rawValue.uppercased())",
      fileExtension: format.rawValue, commands: ["graph", "render"])
  }
