package import Model
import Templates

/// What a page loads beside its text: its style, its script, and the policy that allows those and
/// nothing else.
struct PageParts {
  /// Content of the `Content-Security-Policy`.
  let policy: HTMLText
  let style: HTMLText
  let script: HTMLText

  /// `css` holds the rules of the template and of the drawings; `files` names where style and script
  /// stand when the page is a folder.
  init(
    _ form: Presentation.PageForm, css: String, script text: String, files: PageFiles = .report
  ) {
    switch form {
    case .file:
      // Only this very script runs: what someone smuggles into a name stays text.
      policy = """
        default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-\(scriptHash(text))'; \
        img-src data:
        """
      style = "<style>\n\(HTMLText(ownMarkup: css))</style>"
      script = "<script>\(HTMLText(ownMarkup: text))</script>"
    case .folder:
      policy = "default-src 'none'; style-src 'self' file:; script-src 'self' file:; img-src data:"
      style = "<link rel=\"stylesheet\" href=\"\(files.style)\">"
      script = "<script src=\"\(files.script)\"></script>"
    }
  }
}

/// The files beside a page that is a folder.
package struct PageFiles: Sendable {
  package let style: String
  package let script: String

  /// Beside `index.html`.
  package static let report = PageFiles(style: "page.css", script: "page.js")
  /// Beside `diff.html`: their colours are those of its picture.
  package static let difference = PageFiles(style: "diff.css", script: "diff.js")
}

/// The script of the page.
package func pageScript(_ presentation: Presentation) -> String { presentation.template.script }

/// The style sheet of the page of a report with these drawings.
package func pageStyle(
  of report: Report, drawings: [String: LaidOutDrawing], presentation: Presentation
) -> String {
  presentation.template.css + darkDrawingRules(of: report, drawings: drawings)
}
