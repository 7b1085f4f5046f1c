import Foundation
import GraphvizLayout

extension Command {
  /// What the program calls itself with: DOT from standard input to a picture on standard output.
  static let layout = Command(
    name: "__layout", summary: "lay out one drawing", arguments: "FORMAT SECONDS",
    details: "Used by the other commands.", examples: [], flags: Flag.common, isHidden: true,
    run: runLayout)
}

@Sendable private func runLayout(_ options: Options, _ session: Session)
  async throws(CommandFailure) -> ExitCode
{
  guard let word = options.inputs.first, let format = PictureFormat(rawValue: word),
    let seconds = options.inputs.dropFirst().first.flatMap({ UInt32($0) })
  else { throw .usage(.missingArgument(command: "__layout", what: "FORMAT SECONDS")) }
  limitResources(seconds: seconds)
  let dot: String
  switch readAll(session.standardInput, limit: FileLimit.report) {
  case .success(let bytes): dot = String(decoding: bytes, as: UTF8.self)
  case .failure(let error):
    let reason = systemMessage(error.code)
    throw .input(.unreadable(path: "standard input", reason: reason))
  }
  let layOut = session.pipeline.layOut
  switch await onLargeStack({ await layOut(dot, format) }) {
  case .success(let bytes):
    do throws(OutputError) { try session.terminal.printResult(bytes) } catch {
      throw .output(error)
    }
    return .clean
  case .failure(let fault):
    session.terminal.fail(fault.reason)
    return .incomplete
  }
}

/// Keeps a layout that runs wild from taking the machine with it, also when the parent is gone.
private func limitResources(seconds: UInt32) {
  var memory = rlimit(rlim_cur: 4 << 30, rlim_max: 4 << 30)
  var core = rlimit(rlim_cur: 0, rlim_max: 0)
  #if canImport(Darwin)
    setrlimit(RLIMIT_AS, &memory)
    setrlimit(RLIMIT_CORE, &core)
  #else
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &memory)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &core)
  #endif
  alarm(seconds &+ 5)
}
