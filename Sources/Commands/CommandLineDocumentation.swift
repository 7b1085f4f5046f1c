/// The text of `Documentation/CommandLine.md`.
package func commandLineDocumentation() -> String {
  let commands = Command.all.filter { !$0.isHidden }
  return """
    # The command line

    Made from the declarations of commands and flags; change it there.

    | command | what it does |
    |---|---|
    \(commands.map { "| [`\($0.name)`](#\($0.name)) | \(tableCell($0.summary)) |" }
      .joined(separator: "\n"))

    `lifegraph --version` prints the version; `--help` works on each command. `--flag VALUE` and \
    `--flag=VALUE` are the same, and `--` ends the flags. Results go to standard output or the \
    named file, messages to standard error. `-` is standard input or output. On a terminal, long \
    work shows progress; elsewhere it is silent.

    ## Inputs

    A folder or file of sources (\(sourceExtensions.map { "`.\($0)`" }.joined(separator: ", "))), \
    a manifest (`.yml`, `.yaml`, `.json`), or a saved report (`.json`). Several inputs make one \
    graph; a saved report stands alone. `lifegraph.yml` at the root of a folder is read as its \
    manifest.

    In folders, these are left out: hidden files and folders, folders named \
    \(excludedFolderNames.map { "`\($0)`" }.joined(separator: ", ")), what `.gitignore` files in \
    the folder exclude, and what the settings exclude. Links to folders are not followed; links to \
    files count when they stay in the folder. What is not readable, not text or larger than \
    \(FileLimit.source / 1_000_000) MB is skipped and named in the report.

    ## Exit codes

    | code | meaning |
    |---|---|
    \(ExitCode.allCases.map { "| \($0.rawValue) | \(tableCell($0.meaning)) |" }.joined(separator: "\n"))

    When several apply, the first of 130, 2, 3, 1 counts.

    \(commands.map(section).joined(separator: "\n"))
    """
}

private func section(_ command: Command) -> String {
  """
  ## \(command.name)

      lifegraph \(command.name) \(command.arguments)

  \(command.details)

  \(command.examples.map { "    \($0)" }.joined(separator: "\n"))

  | flag | meaning |
  |---|---|
  \(command.flags.map { "| `\($0.spelling)` | \(tableCell("\($0.summary). \($0.details)")) |" }
    .joined(separator: "\n"))

  """
}

/// Text of a table cell: brackets and bars would be read as Markdown.
func tableCell(_ text: String) -> String {
  var result = ""
  for character in text {
    if "|[]<>".contains(character) { result.append("\\") }
    result.append(character)
  }
  return result
}
