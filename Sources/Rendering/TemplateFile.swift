package import Model
package import Templates

/// A file that may stand in a folder of templates, and what of the page it replaces.
package enum TemplateFile: String, Sendable, CaseIterable {
  case page = "page.html"
  case style = "page.css"
  case addedStyle = "extra.css"
  case script = "page.js"

  /// One clause for the documentation.
  package var help: String {
    switch self {
    case .page: "the page, with its fields"
    case .style: "the whole style sheet"
    case .addedStyle: "rules after those of the style sheet: enough for other colours"
    case .script: "the whole script"
    }
  }
}

/// `template` with the texts of some files in their places; `found` says which file each is. Mistakes
/// come with their place, and nothing is replaced when there is one.
package func template(
  _ template: PageTemplate, replacing found: [TemplateFile: SourceText]
) -> Result<PageTemplate, TemplateError> {
  var result = template
  var problems: [Problem] = []
  for file in TemplateFile.allCases {
    guard let source = found[file] else { continue }
    switch file {
    case .page:
      problems += mistakes(inPage: source)
      result.html = source.text
    case .style:
      problems += closings(of: "</style", in: source)
      result.css = source.text
    case .addedStyle:
      problems += closings(of: "</style", in: source)
      result.css += "\n" + source.text
    case .script:
      problems += closings(of: "</script", in: source) + closings(of: "<!--", in: source)
      result.script = source.text
    }
  }
  return problems.isEmpty ? .success(result) : .failure(TemplateError(problems: problems.sorted()))
}

/// Every mistake of the templates, each at its place.
package struct TemplateError: Error {
  /// Sorted, never empty.
  package let problems: [Problem]
}

/// Fields that do not exist, fields that are not closed, and fields without which the page would be
/// empty or would not work.
private func mistakes(inPage source: SourceText) -> [Problem] {
  var problems: [Problem] = []
  var used: Set<PageSlot> = []
  for (number, line) in source.text.split(separator: "\n", omittingEmptySubsequences: false)
    .enumerated()
  {
    var rest = line[...]
    while let opening = rest.firstRange(of: "{{") {
      let column = line.unicodeScalars.distance(from: line.startIndex, to: opening.lowerBound) + 1
      let start = place(in: source, line: number + 1, column: column)
      rest = rest[opening.upperBound...]
      guard let closing = rest.firstRange(of: "}}") else {
        problems.append(
          Problem(.error, "a field is not closed", advice: "write `}}` on the same line", at: start)
        )
        break
      }
      let name = String(rest[..<closing.lowerBound])
      if let slot = PageSlot(rawValue: name) {
        used.insert(slot)
      } else {
        problems.append(unknownField(name, at: start))
      }
      rest = rest[closing.upperBound...]
    }
  }
  for slot in PageSlot.allCases where slot.isNeeded && !used.contains(slot) {
    problems.append(
      Problem(
        .error, "the field `{{\(slot.rawValue)}}` is missing", advice: "it holds \(slot.help)",
        at: place(in: source, line: 1, column: 1)))
  }
  return problems
}

private func unknownField(_ name: String, at place: Location) -> Problem {
  let names = PageSlot.allCases.map(\.rawValue)
  let advice =
    nearestWord(to: name, among: names).map { "did you mean `{{\($0)}}`?" }
    ?? "the fields are \(names.joined(separator: ", "))"
  return Problem(.error, "there is no field `{{\(name)}}`", advice: advice, at: place)
}

/// Places where the text would end its element too early.
private func closings(of word: String, in source: SourceText) -> [Problem] {
  source.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
    number, line in
    line.lowercased().firstRange(of: word).map { range in
      let lowered = line.lowercased()
      let column = lowered.unicodeScalars.distance(from: lowered.startIndex, to: range.lowerBound)
      return Problem(
        .error, "`\(word)` may not stand here", advice: "it would end the element of the page",
        at: place(in: source, line: number + 1, column: column + 1))
    }
  }
}

private func place(in source: SourceText, line: Int, column: Int) -> Location {
  Location(file: source.path, line: line, column: column, endLine: line, endColumn: column + 1)
}
