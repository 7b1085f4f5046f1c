import Testing

@testable import Commands

@Suite("The terminal")
struct TerminalTests {
  @Test("Colour: flag, then NO_COLOR, then what forces it, then the terminal")
  func color() {
    func isWanted(_ environment: [String: String], flag: Bool = false, terminal: Bool = true)
      -> Bool
    {
      isColorWanted(isForbidden: flag, environment: environment, isTerminal: terminal)
    }
    #expect(isWanted([:]))
    #expect(!isWanted([:], terminal: false))
    #expect(!isWanted(["TERM": "dumb"]))
    #expect(!isWanted(["NO_COLOR": "1"]))
    #expect(!isWanted(["NO_COLOR": "0"]))
    #expect(isWanted(["NO_COLOR": ""]))
    #expect(isWanted(["FORCE_COLOR": "1"], terminal: false))
    #expect(isWanted(["CLICOLOR_FORCE": "1"], terminal: false))
    #expect(!isWanted(["FORCE_COLOR": "0"], terminal: false))
    #expect(!isWanted(["FORCE_COLOR": ""], terminal: false))
    #expect(!isWanted(["FORCE_COLOR": "1", "NO_COLOR": "1"], terminal: false))
    #expect(!isWanted(["FORCE_COLOR": "1"], flag: true))
    #expect(isWanted(["FORCE_COLOR": "1", "TERM": "dumb"]))
  }

  @Test("Progress is for a person who watches")
  func progress() {
    func isWanted(_ environment: [String: String], quiet: Bool = false, terminal: Bool = true)
      -> Bool
    {
      isProgressWanted(isQuiet: quiet, environment: environment, isTerminal: terminal)
    }
    #expect(isWanted([:]))
    #expect(!isWanted([:], terminal: false))
    #expect(!isWanted([:], quiet: true))
    #expect(!isWanted(["CI": ""]))
    #expect(!isWanted(["TERM": "dumb"]))
  }

  @Test("What would steer a terminal is shown instead")
  func visible() {
    #expect(
      visibleText("a\u{1B}[2Jb\u{9B}c\u{202E}d\r\u{7F}é😀", keepingLines: false)
        == "a\\u{1B}[2Jb\\u{9B}c\\u{202E}d\\u{D}\\u{7F}é😀")
    #expect(visibleText("a\tb\n", keepingLines: true) == "a\tb\n")
    #expect(visibleText("a\nb", keepingLines: false) == "a\\u{A}b")
    #expect(visibleText("a\r\nb", keepingLines: true) == "a\\u{D}\nb")
  }

  @Test("Messages are coloured when that is forced, and names in them are cleaned")
  func messages() async throws {
    let run = try await runCommandLine(
      ["check", "no\u{1B}[31m"], environment: ["FORCE_COLOR": "1"])
    #expect(
      run.errors == "lifegraph: \u{1B}[1;31merror:\u{1B}[0m no\\u{1B}[31m: "
        + "there is no such file or folder\n")
  }
}
