/// What stands for a scalar in the content and the quoted attributes of every markup language;
/// `nil` where it stands for itself.
func markupEscape(_ scalar: Unicode.Scalar) -> String? {
  switch scalar {
  case "&": return "&amp;"
  case "<": return "&lt;"
  case ">": return "&gt;"
  case "\"": return "&quot;"
  case "'": return "&#39;"
  default:
    switch DeceptiveScalar(scalar) {
    case .control, .nonCharacter: return "\u{FFFD}"
    case .direction: return DeceptiveScalar.spelled(scalar)
    case nil: return nil
    }
  }
}
