/// `1 finding`, `1,204 findings`.
func counted(_ number: Int, _ singular: String) -> String {
  counted(number, singular, plural: singular + "s")
}

/// `1 class`, `12 classes`.
func counted(_ number: Int, _ singular: String, plural: String) -> String {
  "\(grouped(number)) \(number == 1 ? singular : plural)"
}

/// `1,204,000`: digits in groups of three.
func grouped(_ number: Int) -> String {
  let digits = String(number.magnitude)
  var written = number < 0 ? "-" : ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index) % 3 == 0 { written += "," }
    written.append(digit)
  }
  return written
}

/// Understood bytes of all bytes in words: `98.2 %`, and `100 %` only when nothing is missing.
func percentText(understood: Int, of bytes: Int) -> String {
  guard bytes > 0, understood < bytes else { return "100 %" }
  let tenths = Int(Double(max(understood, 0)) / Double(bytes) * 1000)
  return tenths % 10 == 0 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
}
