/// One part of the page, with its entry in the navigation.
struct PageSection {
  /// The fragment it stands under: one of our own words.
  let id: HTMLText
  let title: HTMLText
  /// What the navigation shows beside the title; `nil` where a number says nothing.
  let number: Int?
  let body: HTMLText

  var written: HTMLText {
    """
    <section id="\(id)" aria-labelledby="\(id)-title">
    <h2 id="\(id)-title">\(title)</h2>
    \(body)</section>

    """
  }

  var entry: HTMLText {
    let amount: HTMLText = number.map { "<span class=\"number\">\(grouped($0))</span>" } ?? ""
    return "<li><a href=\"#\(id)\"><span>\(title)</span> \(amount)</a></li>\n"
  }
}
