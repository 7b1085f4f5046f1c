import Model

/// `location` as SARIF has it; numbers that a damaged report may hold are brought into order, since
/// GitHub refuses the whole file for one bad region.
func sarifLocation(
  _ location: Location, on line: KnownLine, id: Int? = nil, message: String? = nil
) -> SARIFLog.Location {
  let startLine = max(location.line, 1)
  let column = max(location.column, 1)
  let endLine = max(location.endLine, startLine)
  let isOneLine = endLine == startLine
  let endColumn = isOneLine ? max(location.endColumn, column + 1) : max(location.endColumn, 1)
  let start = line.codePointColumn(column)
  // The line where a longer range ends is not known; most hold a bracket.
  let end = isOneLine ? line.codePointColumn(endColumn) : endColumn
  let isPlaced = start != nil && end != nil
  return SARIFLog.Location(
    id: id,
    physicalLocation: SARIFLog.PhysicalLocation(
      artifactLocation: SARIFLog.ArtifactLocation(uri: relativeURI(location.file)),
      region: SARIFLog.Region(
        startLine: startLine, startColumn: isPlaced ? start : nil, endLine: endLine,
        endColumn: isPlaced ? end : nil)),
    message: message.map { SARIFLog.Message(text: $0) })
}

/// `path` as a relative reference: every byte outside the unreserved ones is percent-encoded, and
/// no path can become absolute or name another host.
func relativeURI(_ path: String) -> String {
  let parts = path.split(separator: "/").filter { $0 != "." }
  guard !parts.isEmpty else { return "." }
  return parts.map(percentEncoded).joined(separator: "/")
}

private func percentEncoded(_ part: Substring) -> String {
  part.utf8.reduce(into: "") { written, byte in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      written.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      written += digits.utf8.count == 1 ? "%0\(digits)" : "%\(digits)"
    }
  }
}

/// Where a finding without a place is anchored, because a result without one makes GitHub refuse
/// the file: its component, else the manifest, else the first file that the report knows.
func anchorLocation(of finding: Violation, index: ReportIndex) -> Location {
  if let location = finding.location { return location }
  if let location = index.component(finding.component)?.location { return location }
  let report = index.report
  if let manifest = report.inputs.first(where: { $0.kind == .manifest }) {
    return .start(of: manifest.path)
  }
  let firstFile = report.components.lazy.compactMap { $0.location?.file }.min()
  return .start(of: firstFile ?? report.inputs.first?.path ?? "lifegraph.yml")
}
