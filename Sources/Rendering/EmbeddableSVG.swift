/// An SVG that may stand inside a page.
struct EmbeddableSVG {
  let markup: HTMLText
  /// The ids of its elements before they were given the prefix.
  let ids: [String]
}

/// `svg` written again with what belongs into a page: known elements and attributes only, links to
/// fragments only, every id with the prefix, the size left to the page. `nil` when it is not one
/// whole, well-nested `svg` element: half a drawing would swallow the page behind it.
func embeddableSVG(_ svg: String, idPrefix: String, label: String) -> EmbeddableSVG? {
  guard let tokens = svgTokens(of: svg) else { return nil }
  var markup = ""
  var ids: [String] = []
  var open: [String] = []
  var hasRoot = false
  for token in tokens {
    switch token {
    case .text(let text):
      if open.isEmpty {
        guard text.allSatisfy(\.isWhitespace) else { return nil }
      } else {
        markup += text
      }
    case .end(let name):
      guard open.popLast() == name else { return nil }
      markup += "</\(name)>"
    case .start(let name, let attributes, let isClosed):
      guard allowedElements.contains(name), name == "svg" || hasRoot else { return nil }
      let isRoot = open.isEmpty
      guard !isRoot || !hasRoot else { return nil }
      hasRoot = true
      markup += "<\(name)"
      if isRoot { markup += rootAttributes(attributes, label: label) }
      for (key, value) in attributes where allows(key, value, isRoot: isRoot) {
        if key == "id" { ids.append(value) }
        markup += " \(key)=\"\(prefixed(value, of: key, in: name, by: idPrefix))\""
      }
      markup += isClosed ? "/>" : ">"
      if !isClosed { open.append(name) }
    }
  }
  guard hasRoot, open.isEmpty else { return nil }
  return EmbeddableSVG(markup: HTMLText(ownMarkup: markup), ids: ids)
}

private let allowedElements: Set<String> = [
  "svg", "g", "a", "path", "polygon", "polyline", "line", "rect", "circle", "ellipse", "text",
  "tspan", "title", "desc", "defs", "marker", "pattern", "clipPath", "linearGradient", "stop",
  "use",
]

private let allowedAttributes: Set<String> = [
  "id", "class", "role", "d", "points", "x", "y", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx",
  "ry", "dx", "dy", "width", "height", "viewBox", "transform", "fill", "fill-opacity", "fill-rule",
  "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin",
  "stroke-opacity", "opacity", "font-family", "font-size", "font-weight", "font-style",
  "text-anchor", "dominant-baseline", "text-decoration", "letter-spacing", "textLength",
  "lengthAdjust", "marker-start", "marker-mid", "marker-end", "markerWidth", "markerHeight",
  "markerUnits", "orient", "refX", "refY", "patternUnits", "patternTransform", "clip-path",
  "gradientUnits", "offset", "stop-color", "stop-opacity", "preserveAspectRatio",
  "aria-label", "aria-hidden", "aria-labelledby", "aria-describedby", "href", "xlink:href",
  "tabindex", "paint-order", "vector-effect", "xml:space",
]

private func allows(_ key: String, _ value: String, isRoot: Bool) -> Bool {
  guard allowedAttributes.contains(key) else { return false }
  if isRoot, ["width", "height", "role", "aria-label"].contains(key) { return false }
  if key == "href" || key == "xlink:href" { return value.hasPrefix("#") }
  // Paint may refer to a part of the drawing and to nothing else.
  return !value.contains("url(") || value.hasPrefix("url(#")
}

/// Ids and the references to them get the prefix; links lead to the page and stay.
private func prefixed(
  _ value: String, of key: String, in element: String, by prefix: String
) -> String {
  switch key {
  case "id": return prefix + value
  case "aria-labelledby", "aria-describedby":
    return value.split(separator: " ").map { prefix + $0 }.joined(separator: " ")
  case "href", "xlink:href": return element == "a" ? value : "#" + prefix + value.dropFirst()
  default:
    return value.hasPrefix("url(#") ? "url(#" + prefix + value.dropFirst("url(#".count) : value
  }
}

/// The natural width as the upper bound, and as the lower one what keeps its words readable; the
/// frame scrolls below that.
private func rootAttributes(_ attributes: [(String, String)], label: String) -> String {
  var written: HTMLText = " role=\"group\" aria-label=\"\(label)\""
  if let width = naturalWidth(attributes) {
    written += " style=\"width:100%;max-width:\(width)px;min-width:\(width * 7 / 10)px\""
  }
  return written.written
}

/// In CSS pixels; Graphviz writes points.
private func naturalWidth(_ attributes: [(String, String)]) -> Int? {
  let text = attributes.first { $0.0 == "width" }?.1
  let box = attributes.first { $0.0 == "viewBox" }?.1.split(separator: " ")
  let digits = text.map { $0.prefix { $0.isASCII && $0.isNumber } }
  let boxWidth = box.flatMap { $0.count == 4 ? $0[2].prefix { $0.isASCII && $0.isNumber } : nil }
  guard let number = (digits ?? boxWidth).flatMap({ Int($0) }), number < 1_000_000 else {
    return nil
  }
  return text?.hasSuffix("pt") == true ? number * 4 / 3 : number
}
