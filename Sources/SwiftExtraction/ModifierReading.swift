import Model
import SwiftSyntax

/// The words before a declaration, sorted out.
struct Modifiers {
  /// All that have no field of their own, as written: `final`, `nonisolated(unsafe)`.
  var words: [String] = []
  var isStatic = false
  var isLazy = false
  var strength = Strength.strong
  /// `nil` when no word says it.
  var visibility: Visibility?
  var setterVisibility: Visibility?
}

/// Sorts out the words before a declaration.
func readModifiers(_ list: Node<DeclModifierListSyntax>) -> Modifiers {
  var modifiers = Modifiers()
  for modifier in list {
    let word = modifier.name.text
    if let visibility = visibilities[word] {
      if modifier.detail == nil {
        modifiers.visibility = visibility
      } else {
        modifiers.setterVisibility = visibility
      }
      continue
    }
    switch word {
    case "static", "class": modifiers.isStatic = true
    case "lazy": modifiers.isLazy = true
    case "weak": modifiers.strength = .weak
    case "unowned": modifiers.strength = .unowned
    default: modifiers.words.append(spelling(of: modifier))
    }
  }
  return modifiers
}

/// The modifier as one word: `nonisolated(unsafe)`.
func spelling(of modifier: Node<DeclModifierSyntax>) -> String {
  let word = modifier.name.text
  return modifier.detail.map { "\(word)(\($0.detail.text))" } ?? word
}

private let visibilities: [String: Visibility] = [
  "private": .file, "fileprivate": .file, "internal": .module, "package": .package,
  "public": .everywhere, "open": .everywhere,
]
