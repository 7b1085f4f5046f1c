/// Why a result was not written. What was there before is as it was.
enum OutputError: Error, Equatable {
  case notWritten(file: String, cause: String)
  case isFolder(file: String)
  case notDrawn(reasons: [String])

  /// What happened, where, and what to do.
  var message: String {
    switch self {
    case .notWritten(let file, let cause):
      "\(file): not written: \(cause)"
    case .isFolder(let file):
      "\(file): not written: a folder of that name is in the way; name another file"
    case .notDrawn(let reasons):
      "the picture cannot be drawn: \(reasons.joined(separator: "; ")); "
        + "'--format svg' always gives one"
    }
  }
}
