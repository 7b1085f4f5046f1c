/// An element with attributes in the given order; without content it is closed at once.
func svgElement(
  _ name: StaticString, _ attributes: [(StaticString, XMLText)], _ content: XMLText = ""
) -> XMLText {
  let tag = XMLText(stringLiteral: name)
  var text: XMLText = "<\(tag)"
  for (name, value) in attributes { text += " \(XMLText(stringLiteral: name))=\"\(value)\"" }
  return content.isEmpty ? "\(text)/>" : "\(text)>\(content)</\(tag)>"
}

/// A rectangle with square or round corners.
func svgRectangle(
  x: Double, y: Double, width: Double, height: Double, fill: String, stroke: String = "none",
  radius: Double = 0, name: StaticString
) -> XMLText {
  var attributes: [(StaticString, XMLText)] = [
    ("class", XMLText(stringLiteral: name)), ("x", svgNumber(x)), ("y", svgNumber(y)),
    ("width", svgNumber(width)), ("height", svgNumber(height)), ("fill", "\(fill)"),
  ]
  if stroke != "none" { attributes.append(("stroke", "\(stroke)")) }
  if radius > 0 { attributes.append(("rx", svgNumber(radius))) }
  return svgElement("rect", attributes)
}

/// A line of text that starts at `x`.
func svgText(
  _ text: String, x: Double, y: Double, looks: TextLooks, anchor: StaticString = "start"
) -> XMLText {
  var attributes: [(StaticString, XMLText)] = [
    ("x", svgNumber(x)), ("y", svgNumber(y)), ("fill", "\(looks.color)"),
    ("font-family", "Helvetica, Arial, sans-serif"), ("font-size", "\(looks.size)"),
  ]
  if looks.isBold { attributes.append(("font-weight", "bold")) }
  if anchor.utf8CodeUnitCount != 5 {
    attributes.append(("text-anchor", XMLText(stringLiteral: anchor)))
  }
  return svgElement("text", attributes, "\(text)")
}

func + (left: XMLText, right: XMLText) -> XMLText { "\(left)\(right)" }

func svgNumber(_ number: Double) -> XMLText { "\(decimal(number))" }

/// About how wide a text is in Helvetica, rather too wide than too narrow.
func textWidth(_ text: String, size: Int, isBold: Bool = false) -> Double {
  var units = 0
  for scalar in text.unicodeScalars {
    switch scalar {
    case "i", "j", "l", "'", "|": units += 23
    case "f", "t", "I", " ", ".", ",", ":", ";", "/", "!", "(", ")", "[", "]", "-", "·": units += 30
    case "r": units += 35
    case "m", "w", "M", "W", "@", "%": units += 88
    case "A"..."Z": units += 70
    case let other where other.isASCII: units += 56
    default: units += scalar.value < 0x250 ? 58 : 100
    }
  }
  return Double(units) / 100 * Double(size) * (isBold ? 1.07 : 1)
}
