import Analysis

extension Patience {
  /// Many times what the largest file takes that is read at all. What takes longer makes the parser
  /// try every one of very many possibilities.
  static let standard = Patience(parts: 30, text: "30 s") {
    do {
      try await Task.sleep(for: .seconds(1))
    } catch {
      // Cancelled: all files are read.
    }
  }
}
