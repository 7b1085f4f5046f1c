import Foundation

/// Path of the program `lifegraph` that was built with the tests that run.
package func builtProgram() throws -> String {
  let running = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  let tests = FileManager.default.fileExists(atPath: running.path) ? running : Bundle.main.bundleURL
  let program = tests.deletingLastPathComponent().appendingPathComponent("lifegraph").path
  guard FileManager.default.isExecutableFile(atPath: program) else {
    throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: program])
  }
  return program
}
