import Model
import Testing

@testable import Commands

@Suite("Command lines")
struct CommandLineParserTests {
  private let commands = exampleCommands

  private func options(_ arguments: String...) throws -> Options {
    guard case .run(_, let options) = try parseCommandLine(arguments, commands: commands) else {
      throw Unexpected()
    }
    return options
  }

  private struct Unexpected: Error {}

  private func mistake(_ arguments: [String]) -> UsageError? {
    #expect(throws: UsageError.self) { try parseCommandLine(arguments, commands: commands) }
  }

  @Test("A value stands behind an equals sign or as the next word")
  func values() throws {
    #expect(try options("report", "--out=a", "App").outputFolder == "a")
    #expect(try options("report", "App", "--out", "a").outputFolder == "a")
    #expect(try options("report", "--out=a=b", "App").outputFolder == "a=b")
    #expect(try options("check", "-o", "-", "App").outputFile == "-")
    #expect(try options("check", "-f", "json", "App").format == "json")
  }

  @Test("Each flag goes to its own place")
  func places() throws {
    let parsed = try options(
      "check", "--fail-on", "error", "--confidence=likely", "--min-coverage", "97.5",
      "--allow-incomplete", "-q", "--no-color", "--settings", "s.yml", "a", "b")
    var expected = Options()
    expected.failLevel = .error
    expected.confidence = .likely
    expected.minimumCoverage = 97.5
    expected.allowsIncomplete = true
    expected.isQuiet = true
    expected.isColorless = true
    expected.settingsFile = "s.yml"
    expected.inputs = ["a", "b"]
    #expect(parsed == expected)
  }

  @Test("Two hyphens end the flags, and one hyphen is an input")
  func endOfFlags() throws {
    #expect(try options("check", "--", "--quiet").inputs == ["--quiet"])
    #expect(try options("check", "-").inputs == ["-"])
  }

  @Test("An unknown word is answered with the nearest known one")
  func suggestions() throws {
    #expect(mistake(["chekc"])?.message.contains("did you mean 'check'?") == true)
    #expect(
      mistake(["check", "--quite", "a"])?.message.contains("did you mean '--quiet'?") == true)
    #expect(
      mistake(["check", "--fail-on", "eror"])?.message.contains("did you mean 'error'?") == true)
    #expect(
      mistake(["graph", "--format", "svgg"])?.message.contains("did you mean 'svg'?") == true)
    #expect(mistake(["__lay"])?.message.contains("__layout") == false)
  }

  @Test("Every flag of every command refuses what it cannot take", arguments: exampleCommands)
  func badValues(command: Command) throws {
    for flag in command.flags {
      for name in flag.names {
        guard let value = flag.value else {
          #expect(
            mistake([command.name, "\(flag.name)=x"])
              == .superfluousValue(flag: flag.name, value: "x"))
          continue
        }
        #expect(
          mistake([command.name, name])
            == .missingValue(flag: name, expectation: value.expectation))
        #expect(
          mistake([command.name, name, "--quiet"])
            == .missingValue(flag: name, expectation: value.expectation))
        for bad in badWords(for: flag) {
          let error = mistake([command.name, name, bad])
          #expect(error?.message.hasPrefix("\(name) cannot be '\(bad)'") == true)
        }
      }
    }
  }

  private func badWords(for flag: Flag) -> [String] {
    switch flag.name {
    case "--settings", "--index-store", "--since", "--out", "--output", "--templates", "--focus",
      "--from", "--to", "--scope", "--module", "--rule":
      [""]
    case "--min-coverage": ["", "x", "-1", "100.1", "nan", "inf", "98%", "1e9", "٣"]
    default: ["", "x", "ERROR", "error ", "é"]
    }
  }

  @Test("Flags, names and help belong together", arguments: exampleCommands)
  func catalogue(command: Command) {
    let names = command.flags.flatMap(\.names)
    #expect(Set(names).count == names.count)
    let text = help(for: command)
    for flag in command.flags {
      #expect(Flag.all.contains { $0.names == flag.names })
      #expect(text.contains(flag.spelling))
      #expect(!flag.summary.hasSuffix("."))
      #expect(flag.details.hasSuffix("."))
      #expect(flag.names.allSatisfy { $0.hasPrefix("-") })
    }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test("The help names every command that is not hidden, and every exit code")
  func generalHelpIsWhole() {
    let text = generalHelp(commands)
    for command in commands { #expect(text.contains("  \(command.name) ") != command.isHidden) }
    for code in ExitCode.allCases { #expect(text.contains("  \(code.rawValue) ")) }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test("The documentation names every flag, command and exit code")
  func documentation() {
    let text = commandLineDocumentation()
    for command in Command.all where !command.isHidden {
      #expect(text.contains("\n## \(command.name)\n"))
      for flag in command.flags { #expect(text.contains("`\(flag.spelling)`")) }
    }
    for code in ExitCode.allCases { #expect(text.contains("| \(code.rawValue) | ")) }
    #expect(!text.contains("__layout"))
  }

  @Test("Help and version can be asked for in each usual way")
  func helpAndVersion() async throws {
    for arguments in [["--help"], ["-h"], ["help"]] {
      let run = try await runCommandLine(arguments)
      #expect(run.code == .clean)
      #expect(run.output.hasPrefix("lifegraph draws"))
      #expect(run.errors.isEmpty)
    }
    for arguments in [["check", "--help"], ["help", "check"], ["check", "x", "-h"]] {
      let run = try await runCommandLine(arguments)
      #expect(run.code == .clean)
      #expect(run.output.hasPrefix("Usage: lifegraph check "))
    }
    let version = try await runCommandLine(["--version"])
    #expect(version.output == "lifegraph 7.8.9\n")
    let nothing = try await runCommandLine([])
    #expect(nothing.code == .usage)
    #expect(nothing.output.isEmpty)
    #expect(nothing.errors.hasPrefix("lifegraph draws"))
  }
}

private let exampleCommands = Command.all(with: Pipeline.example.formats)

extension Command: CustomTestStringConvertible {
  public var testDescription: String { name }
}
