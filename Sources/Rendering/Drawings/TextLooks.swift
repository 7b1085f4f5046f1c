/// The looks of a line of text as data.
struct TextLooks {
  let size: Int
  let color: String
  let isBold: Bool
}

extension LabelLine.Emphasis {
  var looks: TextLooks {
    switch self {
    case .name: TextLooks(size: 12, color: "#1c2733", isBold: true)
    case .detail: TextLooks(size: 10, color: "#52606d", isBold: false)
    case .alarm: TextLooks(size: 10, color: "#b71c1c", isBold: false)
    case .error: TextLooks(size: 10, color: "#b71c1c", isBold: true)
    case .warning: TextLooks(size: 10, color: "#8a5200", isBold: true)
    case .note: TextLooks(size: 10, color: "#40566b", isBold: false)
    }
  }
}
