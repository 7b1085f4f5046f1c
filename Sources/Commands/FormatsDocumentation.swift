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
  \((reportFolder + pageFolder).map { "| `\($0.name)` | \(tableCell($0.help)) |" }.joined(separator: "\n"))

  ## Formats of `lifegraph diff`

  `lifegraph diff OLD NEW --out DIR` writes each of them as `diff` with its extension;
  [Differences.md](Differences.md) tells what counts as a change.

  | format | holds | extension |
  |---|---|---|
  \(DifferenceFormat.all.map { "| `\($0.name)` | \(tableCell($0.help)) | `.\($0.fileExtension)` |" }.joined(separator: "\n"))

  \(DifferenceFormat.all.compactMap { format in
      format.limits.map { "- `\(format.name)`: \($0)" }
    }.joined(separator: "\n"))

  ## Templates

  `lifegraph report --templates DIR` and `lifegraph render --format html --templates DIR` make the
  page from your files where `DIR` holds one, and from those of lifegraph elsewhere:

  | file | replaces |
  |---|---|
  \(TemplateFile.allCases.map { "| `\($0.rawValue)` | \(tableCell($0.help)) |" }.joined(separator: "\n"))

  Start from the files in `Templates/Page`. A mistake is told with its file, line and column, and no
  page is written. In `page.html`, `{{field}}` stands for:

  | field | holds | needed |
  |---|---|---|
  \(PageSlot.allCases.map { slot in
      "| `\(slot.rawValue)` | \(tableCell(slot.help)) | \(slot.isNeeded ? "yes" : "") |"
    }.joined(separator: "\n"))

  Values are escaped for HTML; put them where text, or for `policy` and `title` a quoted attribute,
  may stand. The style sheet is written with variables at its head: `extra.css` with
  `:root { --accent: #0a7d4f; }` is enough for other colours.

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
