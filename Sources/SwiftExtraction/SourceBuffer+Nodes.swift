import Model
import SourceReading

extension SourceBuffer {
  func span<Kind>(of node: Node<Kind>) -> Span {
    span(from: node.start, to: node.end)
  }

  /// The source of a node as it stands there.
  func text<Kind>(of node: Node<Kind>) -> String {
    text(from: node.start, to: node.end)
  }

  /// The source of a node in one line of at most 80 characters.
  func shortText<Kind>(of node: Node<Kind>) -> String {
    shortText(from: node.start, to: node.end)
  }
}
