import SwiftSyntax

/// The name without backticks.
func plainName(_ token: Node<TokenSyntax>) -> String {
  let text = token.text
  guard text.utf8.first == backtick, text.utf8.count > 2 else { return text }
  return String(text.dropFirst().dropLast())
}

private let backtick = UInt8(ascii: "`")
