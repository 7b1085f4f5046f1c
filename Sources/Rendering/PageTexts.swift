/// Every text of the page's data, once, in the order of first use; the rows name its position.
struct PageTexts {
  /// What a row holds where there is no text.
  static let none = -1

  private(set) var texts: [String] = []
  private var positions: [String: Int] = [:]

  mutating func position(of text: String) -> Int {
    if let known = positions[text] { return known }
    positions[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }

  mutating func position(of text: String?) -> Int {
    guard let text else { return PageTexts.none }
    return position(of: text) as Int
  }
}
