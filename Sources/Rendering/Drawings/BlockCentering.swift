extension LaidOutParts {
  /// The same picture with everything that stands apart from what is above and below, because no
  /// box and no line reaches across, moved to the middle. Graphviz aligns only what lines join, so
  /// that such blocks would run from one corner of the picture to the other.
  func centeringBlocks() -> LaidOutParts {
    let groups = nodes + edges
    let extents = groups.map { group in
      group.shapes.compactMap(\.bounds).reduce(nil as Bounds?) { $0?.union($1) ?? $1 }
    }
    var blocks: [(bounds: Bounds, groups: [Int])] = []
    let ordered = extents.indices.filter { extents[$0] != nil }.sorted { first, second in
      (extents[first]?.top ?? 0, first) < (extents[second]?.top ?? 0, second)
    }
    for group in ordered {
      guard let extent = extents[group] else { continue }
      // A line ends a little beside the box that it leads to.
      if let last = blocks.last, extent.top <= last.bounds.bottom + 10 {
        blocks[blocks.count - 1] = (last.bounds.union(extent), last.groups + [group])
      } else {
        blocks.append((extent, [group]))
      }
    }
    guard blocks.count > 1, let first = blocks.first?.bounds else { return self }
    let all = blocks.reduce(first) { $0.union($1.bounds) }
    let widest = blocks.map { $0.bounds.right - $0.bounds.left }.max() ?? 0
    var shifts = Array(repeating: 0.0, count: groups.count)
    for block in blocks {
      let room = widest - (block.bounds.right - block.bounds.left)
      for group in block.groups { shifts[group] = all.left + room / 2 - block.bounds.left }
    }
    var centered = self
    centered.nodes = nodes.indices.map { nodes[$0].moved(by: shifts[$0]) }
    centered.edges = edges.indices.map { edges[$0].moved(by: shifts[nodes.count + $0]) }
    // What is left of the old width is the room around the shapes.
    centered.width = width - (all.right - all.left) + widest
    return centered
  }
}

extension LaidOutParts.Group {
  fileprivate func moved(by shift: Double) -> LaidOutParts.Group {
    LaidOutParts.Group(id: id, shapes: shapes.map { $0.moved(by: shift) })
  }
}

extension LaidOutParts.Shape {
  fileprivate func moved(by shift: Double) -> LaidOutParts.Shape {
    let moved = attributes.map { attribute in
      switch attribute.name {
      case "points", "d":
        SVGAttribute(
          name: attribute.name, value: movedCoordinates(attribute.value, by: shift))
      case "x", "cx":
        SVGAttribute(
          name: attribute.name,
          value: Double(attribute.value).map { decimal($0 + shift) } ?? attribute.value)
      default: attribute
      }
    }
    return LaidOutParts.Shape(element: element, attributes: moved, text: text)
  }
}

/// Graphviz writes points as `x,y` and paths of absolute commands only, so that every other number
/// is one across.
private func movedCoordinates(_ text: String, by shift: Double) -> String {
  var written = ""
  var number = ""
  var isAcross = true
  func finish() {
    guard let value = Double(number) else { return }
    written += isAcross ? decimal(value + shift) : number
    isAcross.toggle()
    number = ""
  }
  for character in text {
    if "0123456789.-e".contains(character) {
      number.append(character)
    } else {
      finish()
      written.append(character)
    }
  }
  finish()
  return written
}
