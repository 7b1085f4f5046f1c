import Foundation
import Model

/// The report with how its numbers came about since the reports that the options name; as it is when
/// they name none.
func addTrend(to report: Report, options: Options, session: Session) throws(CommandFailure)
  -> Report
{
  let paths = options.earlierReports.flatMap(namedReports)
  if paths.isEmpty { return report }
  var texts: [String] = []
  var resolved: [String] = []
  for path in paths {
    guard let place = resolvedPath(path) else { throw .input(.missing(path)) }
    resolved.append(place)
    texts.append(try readReportText(path))
  }
  var earlier: [Trend.Point] = []
  for (index, label) in inputLabels(resolved).enumerated() {
    switch session.pipeline.readTrendPoint(label, texts[index]) {
    case .success(let point): earlier.append(point)
    case .failure(let fault):
      throw .input(.notAReport(path: paths[index], reason: fault.reason))
    }
  }
  var dated = report
  dated.inventory = report.inventory.since(earlier)
  return dated
}

/// A file whose name holds a comma is meant when there is one.
private func namedReports(_ word: String) -> [String] {
  guard word.contains(","), resolvedPath(word) == nil else { return [word] }
  return word.split(separator: ",").map(String.init)
}

private func readReportText(_ path: String) throws(CommandFailure) -> String {
  let bytes: [UInt8]
  do throws(FileReadingError) {
    bytes = try readFile(path, limit: FileLimit.report, followingLinks: true)
  } catch .isFolder {
    throw .input(.notAReport(path: path, reason: "it is a folder; name the report.json in it"))
  } catch {
    throw .input(.unreadable(path: path, reason: error.reason))
  }
  switch decodeText(bytes) {
  case .text(let text, _): return text
  case .binary(let reason): throw .input(.notAReport(path: path, reason: reason))
  }
}
