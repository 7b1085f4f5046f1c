import GraphvizLayout
import Rendering

/// Lays out a drawing as the program does, in this process.
func laidOut(_ drawing: Drawing) async -> LaidOutDrawing {
  await layOut(drawing) { attempt in
    do {
      return .picture(try await Graphviz().svg(fromDOT: attempt.dot))
    } catch {
      return .failure("\(error)")
    }
  }
}

/// Pieces of `text` between each `start` and the next `end`.
func pieces(of text: String, from start: String, to end: String) -> [String] {
  text.split(separator: start, omittingEmptySubsequences: false).dropFirst().map {
    $0.split(separator: end, maxSplits: 1, omittingEmptySubsequences: false).first.map(String.init)
      ?? ""
  }
}
