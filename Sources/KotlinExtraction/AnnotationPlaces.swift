package import Model
import SourceReading

/// An annotation of a declaration, and where it stands.
package struct AnnotationPlace: Sendable, Hashable {
  /// Without the `@` and without what it is applied to, as in `@get:`.
  package let name: String
  package let line: Int

  package init(name: String, line: Int) {
    self.name = name
    self.line = line
  }
}

/// Every annotation that a file's tree has at a declaration, in the order of the source. For checks of
/// the tree; reading a file does not need it.
package func annotationPlaces(in source: SourceText) -> [AnnotationPlace] {
  let text = SourceBuffer(source.text)
  let tree = parseTree(text.bytes)
  var places: [AnnotationPlace] = []
  var pending = [tree.root]
  while let node = pending.popLast() {
    for holder in holders(in: node) {
      for type in holder.children.filter({ $0.kind == .annotation }).flatMap(types) {
        let name = text.text(from: type.start, to: type.end).prefix { $0 != "<" }
        places.append(AnnotationPlace(name: String(name), line: text.place(of: type.start).line))
      }
    }
    pending += node.children.reversed()
  }
  return withExtendedLifetime(tree) { places }
}

/// Entries of enums are left out: without the grammar nobody can tell them from calls.
private func holders(in node: Node) -> [Node] {
  if node.kind == .catchBlock { return [node] }
  return node.children.filter {
    ($0.kind == .modifiers || $0.kind == .parameterModifiers) && node.kind != .enumEntry
  }
}

/// One for `@A(1)`, more for `@[A B(1)]`.
private func types(of annotation: Node) -> [Node] {
  annotation.children.compactMap { child in
    child.kind == .constructorInvocation
      ? child.first(.userType) : child.kind == .userType ? child : nil
  }
}
