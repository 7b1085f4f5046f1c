/// A format that Graphviz writes as bytes.
package enum PictureFormat: String, Sendable, CaseIterable {
  case svg, png, pdf
}

/// The only door to Graphviz, which has global state.
///
/// A layout can crash the process or never end, so run it where neither does harm.
package actor Graphviz {
  package init() {}

  /// The SVG of a DOT text, laid out by estimated font widths, so that it depends on no font.
  package func svg(fromDOT dot: String) throws(LayoutError) -> String {
    String(decoding: try layOut(dot, as: "svg", plugins: .coreOnly, resolution: nil), as: UTF8.self)
  }

  /// The bytes of a picture in memory; PNG and PDF use the fonts of the system.
  package func picture(
    fromDOT dot: String, as format: PictureFormat
  ) throws(LayoutError) -> [UInt8] {
    switch format {
    case .svg: try layOut(dot, as: "svg", plugins: .coreOnly, resolution: nil)
    case .png: try layOut(dot, as: "png", plugins: .installed, resolution: 144)
    case .pdf: try layOut(dot, as: "pdf", plugins: .installed, resolution: nil)
    }
  }
}
