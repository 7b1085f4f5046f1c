/// An SVG that may stand inside a page.
struct EmbeddableSVG {
  let markup: HTMLText
  /// Ids of the drawn components, with the prefix, by the anchor of the component.
  let drawnComponents: [String: String]
  /// The id of the `svg` itself, with the prefix; `nil` when it has none.
  let rootID: String?
  /// In CSS pixels: narrower, and the words could not be read; `nil` when the size is not known.
  let leastWidth: Int?
}

/// `svg` written again with what belongs into a page: known elements and attributes only, links to
/// fragments only, every id with the prefix, the size left to the page, without the notes at its
/// foot, which the page lists beside it. `nil` when it is not one whole, well-nested `svg` element:
/// half a drawing would swallow the page behind it.
func embeddableSVG(_ svg: String, idPrefix: String, label: String) -> EmbeddableSVG? {
  // A text that is ill-formed has no tokens; a drawing that is not whole is not shown.
  guard case .success(let tokens) = Result(catching: { try scanSVG(svg) }) else { return nil }
  var markup: HTMLText = ""
  var drawnComponents: [String: String] = [:]
  var rootID: String?
  var isRoot = true
  var width: Int?
  let (shown, cut) = withoutNotes(tokens)
  for token in shown {
    switch token {
    case .text(let text):
      markup += "\(text)"
    case .close(let name):
      markup += HTMLText(ownMarkup: "</\(name)>")
    case .open(let name, let attributes, let isEmpty):
      guard allowedElements.contains(name), isRoot == (name == "svg") else { return nil }
      markup += HTMLText(ownMarkup: "<\(name)")
      if isRoot {
        width = naturalWidth(attributes)
        markup += rootAttributes(width: width, label: label)
        rootID = attributes.first { $0.name == "id" }.map { idPrefix + $0.value }
      }
      if let (component, id) = drawnComponent(attributes) {
        drawnComponents[component] = idPrefix + id
      }
      for attribute in attributes where allows(attribute.name, attribute.value, isRoot: isRoot) {
        let whole = prefixed(attribute.value, of: attribute.name, in: name, by: idPrefix)
        let value = isRoot && attribute.name == "viewBox" ? box(whole, lowerBy: cut) : whole
        markup += HTMLText(ownMarkup: " \(attribute.name)=\"")
        markup += "\(value)"
        markup += HTMLText(ownMarkup: "\"")
      }
      markup += HTMLText(ownMarkup: isEmpty ? "/>" : ">")
      isRoot = false
    }
  }
  return EmbeddableSVG(
    markup: markup, drawnComponents: drawnComponents, rootID: rootID,
    leastWidth: width.map { $0 * 52 / 100 })
}

/// The drawing without the group of its notes, and how much lower that makes it.
private func withoutNotes(_ tokens: [LaidOutToken]) -> (tokens: [LaidOutToken], height: Double) {
  var shown: [LaidOutToken] = []
  var height = 0.0
  var depth = 0
  for token in tokens {
    switch token {
    case .open(name: "g", let attributes, isEmpty: false)
    where depth == 0 && holdsNotes(attributes):
      height += attributes.first { $0.name == "data-height" }.flatMap { Double($0.value) } ?? 0
      depth = 1
    case .open(_, _, let isEmpty) where depth > 0: depth += isEmpty ? 0 : 1
    case .close where depth > 0: depth -= 1
    case .text where depth > 0: break
    case .open, .close, .text: shown.append(token)
    }
  }
  return (shown, height)
}

private func holdsNotes(_ attributes: [SVGAttribute]) -> Bool {
  attributes.contains { $0.name == "class" && $0.value == "notes" }
}

/// A view box of that much less height; as it is where that leaves nothing.
private func box(_ text: String, lowerBy height: Double) -> String {
  let numbers = text.split(separator: " ")
  guard height > 0, numbers.count == 4, let whole = Double(numbers[3]), whole > height else {
    return text
  }
  return (numbers.dropLast() + ["\(decimal(whole - height))"]).joined(separator: " ")
}

/// What an element with an id says that it draws.
private func drawnComponent(_ attributes: [SVGAttribute]) -> (component: String, id: String)? {
  guard let component = attributes.first(where: { $0.name == "data-component" }),
    let id = attributes.first(where: { $0.name == "id" })
  else { return nil }
  return (component.value, id.value)
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
  "tabindex", "paint-order", "vector-effect", "xml:space", "data-component", "data-scope",
  "data-module", "data-severity", "data-rules", "data-from", "data-to", "data-count", "data-change",
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
  case "id", "data-from", "data-to": return prefix + value
  case "aria-labelledby", "aria-describedby":
    return value.split(separator: " ").map { prefix + $0 }.joined(separator: " ")
  case "href", "xlink:href": return element == "a" ? value : "#" + prefix + value.dropFirst()
  default:
    return value.hasPrefix("url(#") ? "url(#" + prefix + value.dropFirst("url(#".count) : value
  }
}

/// The natural width, which the style sheet takes as the upper bound. What keeps its words readable
/// is the lower one: a piece without height is that wide, and the frame scrolls below it.
private func rootAttributes(width: Int?, label: String) -> HTMLText {
  var written: HTMLText = " role=\"group\" aria-label=\"\(label)\""
  if let width {
    written += " width=\"\(width)\""
  }
  return written
}

/// In CSS pixels; Graphviz writes points.
private func naturalWidth(_ attributes: [SVGAttribute]) -> Int? {
  let text = attributes.first { $0.name == "width" }?.value
  let box = attributes.first { $0.name == "viewBox" }?.value.split(separator: " ")
  let digits = text.map { $0.prefix { $0.isASCII && $0.isNumber } }
  let boxWidth = box.flatMap { $0.count == 4 ? $0[2].prefix { $0.isASCII && $0.isNumber } : nil }
  guard let number = (digits ?? boxWidth).flatMap({ Int($0) }), number < 1_000_000 else {
    return nil
  }
  return text?.hasSuffix("pt") == true ? number * 4 / 3 : number
}
