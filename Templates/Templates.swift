/// The files that the page is made of, as text.
package struct PageTemplate: Sendable, Hashable {
  /// The page with slots of the form `{{name}}`.
  package var html: String
  /// Its style sheet.
  package var css: String
  /// Its script, one strict function that needs nothing else.
  package var script: String

  /// Takes the three texts as they are.
  package init(html: String, css: String, script: String) {
    self.html = html
    self.css = css
    self.script = script
  }

  /// The page of lifegraph itself, embedded at build time.
  package static let standard = PageTemplate(
    html: text(PackageResources.page_html),
    css: styleParts.map(text).joined(separator: "\n"),
    script: "(() => {\n\"use strict\";\n\n" + scriptParts.map(text).joined(separator: "\n")
      + "})();\n")
}

/// Later rules win over earlier ones of the same weight.
private let styleParts = [PackageResources.page_css, PackageResources.drawing_css]

/// A part sees what stands in all others, and runs what it runs at once after those before it.
private let scriptParts = [
  PackageResources.ready_js, PackageResources.elements_js, PackageResources.address_js,
  PackageResources.theme_js, PackageResources.navigation_js, PackageResources.sorting_js,
  PackageResources.checklist_js, PackageResources.printing_js,
  PackageResources.graph_js, PackageResources.view_state_js, PackageResources.selections_js,
  PackageResources.areas_js, PackageResources.folding_js, PackageResources.sketches_js,
  PackageResources.rows_js,
  PackageResources.crossings_js, PackageResources.placement_js, PackageResources.routes_js,
  PackageResources.outlines_js, PackageResources.drawn_view_js, PackageResources.lane_titles_js,
  PackageResources.viewport_js,
  PackageResources.scene_js, PackageResources.search_js, PackageResources.search_box_js,
  PackageResources.card_js, PackageResources.filters_js, PackageResources.stage_js,
  PackageResources.page_links_js, PackageResources.explorer_js,
]

private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
