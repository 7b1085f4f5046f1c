/// A table with its caption, in a frame that scrolls sideways where the page is narrow.
struct HTMLTable {
  /// A column's heading; amounts are set to the right.
  struct Column {
    let title: HTMLText
    let isAmount: Bool

    static func text(_ title: HTMLText) -> Column { Column(title: title, isAmount: false) }
    static func amount(_ title: HTMLText) -> Column { Column(title: title, isAmount: true) }
  }

  let caption: HTMLText
  let columns: [Column]
  /// Whole `<tr>` elements.
  let rows: [HTMLText]
  let footer: HTMLText
  /// Its name in the address when people may sort it; one of our own words.
  let sortingName: HTMLText?

  init(
    caption: HTMLText, columns: [Column], rows: [HTMLText], footer: HTMLText = "",
    sortingName: HTMLText? = nil
  ) {
    self.caption = caption
    self.columns = columns
    self.rows = rows
    self.footer = footer
    self.sortingName = sortingName
  }

  /// The table as it stands, or closed behind its caption when it is long. `label` names the frame
  /// for those who scroll it by keyboard.
  func written(label: HTMLText) -> HTMLText {
    guard rows.count > HTMLTable.openRows else { return frame(label: label) }
    return """
      <details class="fold"><summary>\(label): \(counted(rows.count, "row"))</summary>
      \(frame(label: label))</details>

      """
  }

  /// Longer tables are closed at first.
  static let openRows = 200

  private func frame(label: HTMLText) -> HTMLText {
    let headings = columns.map { column -> HTMLText in
      column.isAmount
        ? "<th scope=\"col\" class=\"amount\">\(column.title)</th>"
        : "<th scope=\"col\">\(column.title)</th>"
    }
    let foot: HTMLText = footer.isEmpty ? "" : "<tfoot>\(footer)</tfoot>\n"
    let sortable: HTMLText = sortingName.map { " id=\"\($0)\" class=\"sortable\"" } ?? ""
    return """
      <div class="scroll" role="region" aria-label="\(label)" tabindex="0"><table\(sortable)>
      <caption>\(caption)</caption>
      <thead><tr>\(headings.joined())</tr></thead>
      <tbody>
      \(rows.joined("\n"))
      </tbody>
      \(foot)</table></div>

      """
  }
}
