import Model
import Rendering
import TestSupport
import Testing

struct CheckTextTests {
  @Test func findingsStandFileByFileWithSourceAndPath() {
    #expect(
      checkText(of: exampleReport(), style: .plain) == """
        App/CheckoutViewModel.swift
        App/CheckoutViewModel.swift:12:3: warning: CheckoutViewModel reaches SessionManager in 3 \
        places [hidden-access, likely]
            12 | SessionManager.shared.authToken
               | ^^^^^^^^^^^^^^

        App/SessionManager.swift
        App/SessionManager.swift:9:5: error: SessionManager keeps CheckoutViewModel, which belongs \
        to a screen [captive-dependency, proven]
            AppDependencies
              owns (manager) -> SessionManager  App/AppDependencies.swift:14:3
                keeps (delegate) -> CheckoutViewModel  App/SessionManager.swift:9:3
            see App/CheckoutView.swift:9:3 declared as screen here
            see never released

        What the findings rest on
            captive-dependency, proven: the manifest declares it

        2 findings: 1 error, 1 warning (1 known from the baseline, 1 suppressed)
        Read 41 files whole, 1 in part, 1 not at all: 98.1 % of 1,204,000 bytes understood; names of 36 files by the compiler's index, of 1 changed since and 4 never built by syntax

        """)
  }

  @Test func whatIsNotSureSaysWhyAtItsPlaceAndHintsStandApart() throws {
    var report = exampleReport()
    report.findings[2].basis = "only the name says so"
    report.findings[3].suppressed = nil
    report.findings[3].basis = "nothing shows it"
    let text = checkText(of: report, style: .plain)
    #expect(text.contains("^^\n    likely since only the name says so\n"))
    let heading = try #require(text.firstRange(of: "Hints, which may be nothing\n"))
    let hint = try #require(text.firstRange(of: "    hint since nothing shows it\n"))
    let sure = try #require(text.firstRange(of: "[captive-dependency, proven]"))
    #expect(sure.lowerBound < heading.lowerBound && heading.lowerBound < hint.lowerBound)
    #expect(
      text.contains(
        """
        What the findings rest on
            captive-dependency, proven: the manifest declares it
            hidden-access, likely: only the name says so
            hidden-access, hint: nothing shows it

        2 findings: 1 error, 1 warning (1 hint, 1 known from the baseline)
        """))
  }

  @Test func nothingFoundIsOneLine() {
    #expect(
      checkText(of: emptyReport(), style: .plain)
        == "No findings\nRead 0 files whole, 0 in part, 0 not at all\n")
  }

  @Test func findingsWithoutAPlaceComeLast() {
    var report = exampleReport()
    report.findings[1].baselineState = nil
    let text = checkText(of: report, style: .plain)
    #expect(
      text.contains(
        """
        Without a place in a file
        error: SessionManager.logout leaves bookmarks [forgotten-on-logout, strong]

        What the findings rest on
            captive-dependency, proven: the manifest declares it

        3 findings
        """))
  }

  @Test func manyRelatedPlacesAreCutAndCounted() {
    var report = exampleReport()
    report.findings[0].related = (1...13).map {
      RelatedPlace(message: "place \($0)", location: nil)
    }
    let text = checkText(of: report, style: .plain)
    #expect(text.contains("    see place 10\n    and 3 more places\n\n"))
    #expect(!text.contains("place 11"))
  }

  @Test func colourSetsTheSeverityOffAndEndsAgain() {
    let text = checkText(of: exampleReport(), style: .coloured)
    #expect(text.contains("\u{1B}[1;31merror:\u{1B}[0m SessionManager keeps"))
    #expect(text.contains("\u{1B}[1;33mwarning:\u{1B}[0m"))
    #expect(!checkText(of: exampleReport(), style: .plain).contains("\u{1B}"))
  }

  @Test(arguments: [
    (Excerpt(text: "x = SessionManager.shared", column: 1), "  ^^^^^^^^^^^^^^"),
    (Excerpt(text: "SessionManager", column: 3), "^^^^^^^^^^^^^^"),
  ])
  func caretsStandUnderTheRange(_ excerpt: Excerpt, _ carets: String) {
    var report = exampleReport()
    report.findings[2].excerpt = excerpt
    #expect(checkText(of: report, style: .plain).contains("\n       | \(carets)\n"))
  }

  @Test(arguments: [
    Excerpt(text: "Sess…", column: 3), Excerpt(text: "é = SessionManager.shared", column: 1),
    Excerpt(text: "SessionManager.shared", column: 9),
  ])
  func aRangeThatTheExcerptDoesNotShowGetsNoCarets(_ excerpt: Excerpt) {
    var report = exampleReport()
    report.findings[2].excerpt = excerpt
    #expect(!checkText(of: report, style: .plain).contains("^"))
  }
}
