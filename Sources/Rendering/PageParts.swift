package import Model
import Templates

/// What a page loads beside its text: its style, its script, and the policy that allows those and
/// nothing else.
struct PageParts {
  /// Content of the `Content-Security-Policy`.
  let policy: HTMLText
  let style: HTMLText
  let script: HTMLText

  /// `css` holds the rules of the template and of the drawings.
  init(_ form: Presentation.PageForm, css: String, script text: String) {
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
      style = "<link rel=\"stylesheet\" href=\"\(pageStyleFile)\">"
      script = "<script src=\"\(pageScriptFile)\"></script>"
    }
  }
}

/// Beside `index.html`, when the page is a folder.
package let pageStyleFile = "page.css"
/// Beside `index.html`, when the page is a folder.
package let pageScriptFile = "page.js"

/// The script of the page.
package func pageScript(_ presentation: Presentation) -> String { presentation.template.script }

/// The style sheet of the page of a report with these drawings.
package func pageStyle(
  of report: Report, drawings: [String: LaidOutDrawing], presentation: Presentation
) -> String {
  presentation.template.css + darkDrawingRules(of: report, drawings: drawings)
}
