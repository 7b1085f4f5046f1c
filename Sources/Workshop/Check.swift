import Foundation

/// Runs all guards in order and stops at the first that fails; gives the exit code.
///
/// It builds in a folder of its own, since its flags would make every ordinary build start anew.
func checkEverything(in repository: Repository) throws -> Int32 {
  for step in steps {
    say(step.title)
    let result = try run(step.arguments, in: repository)
    guard result.status == 0 else {
      say(result.output)
      say("devtool: failed: \(step.arguments.joined(separator: " "))")
      return 1
    }
  }
  say("All guards hold.")
  return 0
}

private struct Step {
  let title: String
  let arguments: [String]
}

private let strictBuild = [
  "--scratch-path", ".build/check", "--explicit-target-dependency-import-check", "error",
  "-Xswiftc", "-warnings-as-errors",
]

private let steps = [
  Step(
    title: "Format",
    arguments: [
      "swift", "format", "lint", "--strict", "--parallel", "-r", "Sources", "Tests", "Templates",
      "Package.swift",
    ]),
  Step(
    title: "Build, warnings as errors, undeclared imports as errors",
    arguments: ["swift", "build", "--build-tests"] + strictBuild),
  Step(
    title: "Tests",
    arguments: ["swift", "test", "--skip-build", "--disable-xctest"] + strictBuild),
]

private func run(_ arguments: [String], in repository: Repository) throws -> (
  status: Int32, output: String
) {
  // A file takes any amount of output, where a pipe that nobody empties would stop the command.
  let log = FileManager.default.temporaryDirectory.appendingPathComponent(
    "devtool-\(ProcessInfo.processInfo.processIdentifier).log")
  try Data().write(to: log)
  defer { remove(log) }
  let handle = try FileHandle(forWritingTo: log)
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = arguments
  process.currentDirectoryURL = repository.root
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = handle
  process.standardError = handle
  try process.run()
  process.waitUntilExit()
  try handle.close()
  return (process.terminationStatus, String(decoding: try Data(contentsOf: log), as: UTF8.self))
}

private func remove(_ log: URL) {
  do {
    try FileManager.default.removeItem(at: log)
  } catch {
    say("devtool: \(log.path) stays behind: \(error.localizedDescription)")
  }
}
