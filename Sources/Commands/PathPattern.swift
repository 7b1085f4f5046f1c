/// A pattern over relative paths, with the meaning that it has in `.gitignore`: `*` and `?` stay
/// within one name, `**` crosses folders, `[a-z]` is one of several characters. A pattern with a
/// slash inside or in front counts from the folder where it is written, another one at any depth;
/// a slash at the end means folders only. Only tested against paths, never expanded.
struct PathPattern: Sendable {
  private enum Token: Sendable {
    case scalar(Unicode.Scalar)
    case anyScalar
    case oneOf([ClosedRange<Unicode.Scalar>], isNegated: Bool)
    /// Any run within a name.
    case anyRun
    /// Any run, over folders too.
    case anything
    /// Nothing, or whole folders up to a slash.
    case anyFolders
  }

  private let tokens: [Token]
  private let isForFoldersOnly: Bool
  private let isAnchored: Bool

  init(_ pattern: String) {
    var scalars = Array(pattern.unicodeScalars)
    isForFoldersOnly = scalars.last == "/"
    if isForFoldersOnly { scalars.removeLast() }
    isAnchored = scalars.contains("/")
    if scalars.first == "/" { scalars.removeFirst() }
    tokens = Self.tokens(of: scalars)
  }

  /// True when the pattern means this path, which is relative to the pattern's folder.
  func matches(_ path: Substring, isFolder: Bool) -> Bool {
    if isForFoldersOnly && !isFolder { return false }
    let tested = isAnchored ? path : path.split(separator: "/").last ?? path
    return matchesWhole(tested)
  }

  private static func tokens(of scalars: [Unicode.Scalar]) -> [Token] {
    var tokens: [Token] = []
    var position = 0
    while position < scalars.count {
      let scalar = scalars[position]
      let rest = scalars[position...]
      switch scalar {
      case "*"
      where rest.starts(with: ["*", "*", "/"]) && (position == 0 || scalars[position - 1] == "/"):
        tokens.append(.anyFolders)
        position += 3
      case "*" where rest.starts(with: ["*", "*"]):
        tokens.append(.anything)
        position += 2
      case "*":
        tokens.append(.anyRun)
        position += 1
      case "?":
        tokens.append(.anyScalar)
        position += 1
      case "[":
        if let (token, end) = characterClass(scalars, from: position + 1) {
          tokens.append(token)
          position = end
        } else {
          tokens.append(.scalar(scalar))
          position += 1
        }
      case "\\" where position + 1 < scalars.count:
        tokens.append(.scalar(scalars[position + 1]))
        position += 2
      default:
        tokens.append(.scalar(scalar))
        position += 1
      }
    }
    return tokens
  }

  /// The class that starts behind a bracket, and where it ends; `nil` when nothing closes it.
  private static func characterClass(_ scalars: [Unicode.Scalar], from start: Int) -> (Token, Int)?
  {
    var position = start
    let isNegated =
      position < scalars.count && (scalars[position] == "!" || scalars[position] == "^")
    if isNegated { position += 1 }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while position < scalars.count {
      let first = scalars[position]
      // A closing bracket in front is a member.
      if first == "]", !ranges.isEmpty {
        return (.oneOf(ranges, isNegated: isNegated), position + 1)
      }
      if position + 2 < scalars.count, scalars[position + 1] == "-", scalars[position + 2] != "]" {
        let last = scalars[position + 2]
        ranges.append(min(first, last)...max(first, last))
        position += 3
      } else {
        ranges.append(first...first)
        position += 1
      }
    }
    return nil
  }

  /// Follows all ways through the pattern at once, so that no pattern takes exponential time.
  private func matchesWhole(_ path: Substring) -> Bool {
    var active = [Bool](repeating: false, count: tokens.count + 1)
    enter(0, &active)
    for scalar in path.unicodeScalars {
      var next = [Bool](repeating: false, count: tokens.count + 1)
      for (index, token) in tokens.enumerated() where active[index] {
        switch token {
        case .scalar(let expected): if scalar == expected { enter(index + 1, &next) }
        case .anyScalar: if scalar != "/" { enter(index + 1, &next) }
        case .oneOf(let ranges, let isNegated):
          if scalar != "/", ranges.contains(where: { $0.contains(scalar) }) != isNegated {
            enter(index + 1, &next)
          }
        case .anyRun: if scalar != "/" { enter(index, &next) }
        case .anything: enter(index, &next)
        case .anyFolders:
          next[index] = true
          if scalar == "/" { enter(index + 1, &next) }
        }
      }
      active = next
    }
    return active[tokens.count]
  }

  /// Makes a place active, and those behind it that need no character.
  private func enter(_ index: Int, _ active: inout [Bool]) {
    var index = index
    while !active[index] || index < tokens.count {
      active[index] = true
      guard index < tokens.count else { return }
      switch tokens[index] {
      case .anyRun, .anything, .anyFolders: index += 1
      case .scalar, .anyScalar, .oneOf: return
      }
    }
  }
}
