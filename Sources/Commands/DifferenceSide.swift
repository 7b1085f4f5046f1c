import Model

/// One of the two inputs of a difference.
enum DifferenceSide: String, Sendable {
  case old = "OLD"
  case new = "NEW"
}

/// Reads and analyzes one side. Why it could not be used is told with which side it is, and with how
/// to make it.
func readSide(_ side: DifferenceSide, _ path: String, options: Options, session: Session)
  async throws(CommandFailure) -> RunResult
{
  var reading = options
  reading.inputs = [path]
  do throws(CommandFailure) {
    return try await readAndAnalyze(reading, for: "diff", session: session)
  } catch .input(let error) {
    throw .input(.unusableSide(side, reason: error.message, exitCode: error.exitCode))
  }
}
