package import Templates

/// How a report is shown, beside what it holds.
package struct Presentation: Sendable {
  /// What the page consists of.
  package enum PageForm: String, Sendable, CaseIterable {
    /// One file with its style and script inside.
    case file
    /// Style and script in files beside it, for viewers that forbid them inside a page.
    case folder
  }

  package var page: PageForm
  package var template: PageTemplate

  /// One file, made from the page of lifegraph itself.
  package static let standard = Presentation(page: .file, template: .standard)

  /// Takes the form of the page and the files it is made from.
  package init(page: PageForm, template: PageTemplate) {
    self.page = page
    self.template = template
  }
}
