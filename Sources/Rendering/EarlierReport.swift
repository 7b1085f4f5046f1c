import Foundation
package import Model

/// The numbers of a saved report for a trend. Reads nothing else of it, so that reports of earlier
/// versions can be compared with, whatever they lack.
package func trendPoint(
  label: String, fromJSON text: String
) throws(ReportReadingError) -> Trend.Point {
  guard !text.allSatisfy(\.isWhitespace) else { throw .empty }
  let data = Data(text.utf8)
  try checkKind(of: data)
  do {
    let numbers = try JSONDecoder().decode(EarlierReport.self, from: data).inventory.total
    return Trend.Point(label: label, counts: numbers.counts, uncounted: numbers.uncounted)
  } catch let error as DecodingError {
    throw damage(error)
  } catch {
    throw .damaged(path: "", detail: "\(error)")
  }
}

private struct EarlierReport: Decodable {
  struct Numbers: Decodable {
    let total: Total
  }

  struct Total: Decodable {
    let counts: Inventory.Counts
    let uncounted: [String]

    init(from decoder: any Decoder) throws {
      counts = try Inventory.Counts(from: decoder)
      let values = try decoder.container(keyedBy: Inventory.Counts.CodingKeys.self)
      uncounted = Inventory.Counts.CodingKeys.allCases.filter { !values.contains($0) }
        .map(\.rawValue)
    }
  }

  let inventory: Numbers
}
