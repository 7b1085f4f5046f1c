import Model

/// What the system starts by itself, with the places where each puts its objects together; empty
/// when no entry is known.
func htmlProcesses(of index: PageIndex) -> HTMLText {
  let processes = index.report.processes
  guard !processes.isEmpty else { return "" }
  return HTMLTable(
    caption: """
      <strong>\(counted(processes.count, "process", plural: "processes"))</strong>, each with \
      globals of its own
      """,
    columns: [.text("Process"), .text("Puts its objects together in"), .text("Place")],
    rows: processes.flatMap { rows($0, index: index) }
  ).written(label: "Processes and their roots")
}

private func rows(_ process: AppProcess, index: PageIndex) -> [HTMLText] {
  let name: HTMLText = """
    \(process.name)<span class="aside">\(processWords(process.kind))</span>
    """
  guard !process.roots.isEmpty else {
    return ["<tr><th scope=\"row\">\(name)</th><td class=\"wide\">no known root</td><td></td></tr>"]
  }
  return process.roots.map { root in
    let place: HTMLText = root.location.map { htmlLine($0, index: index) } ?? ""
    return """
      <tr><th scope="row">\(name)</th><td class="wide">\(entry(root, index: index))</td>\
      <td>\(place)</td></tr>
      """
  }
}

private func entry(_ root: ProcessRoot, index: PageIndex) -> HTMLText {
  var text: HTMLText = "<code>\(root.name)</code>"
  switch root.kind {
  case .entry: text += ", an entry"
  case .provider: text += ", which provides \(links(root.provides, index))"
  case .alternative: text += ", an alternative that is no production"
  }
  if let condition = root.condition { text += ", when <code>\(condition)</code>" }
  if !root.leavesOut.isEmpty {
    text += "<span class=\"aside\">leaves out \(links(root.leavesOut, index))</span>"
  }
  return text
}

private func links(_ components: [ComponentID], _ index: PageIndex) -> HTMLText {
  components.map { htmlComponentLink($0, index: index) }.joined(", ")
}

private func + (left: HTMLText, right: HTMLText) -> HTMLText { "\(left)\(right)" }
