#if compiler(>=6.3) && compiler(<6.4)
  import Foundation
  import TestSupport
  import Testing

  /// Formatters of different toolchains disagree on details, so only the one that the files are
  /// formatted with is asked.
  @Suite struct FormatTests {
    @Test("The formatter has nothing to say")
    func lint() throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [
        "swift", "format", "lint", "--strict", "--parallel", "-r", "Sources", "Tests", "Templates",
        "Package.swift",
      ]
      process.currentDirectoryURL = URL(fileURLWithPath: RepositoryFiles.root)
      process.standardInput = FileHandle.nullDevice
      let pipe = Pipe()
      process.standardError = pipe
      try process.run()
      let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(output)\nRun: make format")
    }
  }
#endif
