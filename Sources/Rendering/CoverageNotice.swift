import Model

/// Says at the top that something could not be read; empty when everything was.
func coverageNotice(of report: Report) -> HTMLText {
  let coverage = report.coverage
  let errors = report.problems.count { $0.weight == .error }
  guard !coverage.partial.isEmpty || !coverage.skipped.isEmpty || errors > 0 else { return "" }
  let mistakes = errors == 0 ? "" : " \(counted(errors, "mistake")) in the inputs."
  return """
    <p class="notice"><strong>This picture is not complete.</strong> \
    \(coverageSentence(coverage)).\(mistakes) <a href="#coverage">What could not be read</a></p>

    """
}
