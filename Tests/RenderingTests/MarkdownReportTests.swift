import Model
import Rendering
import TestSupport
import Testing

struct MarkdownReportTests {
  @Test func findingsStandRuleByRule() {
    let text = markdownFindings(of: exampleReport())
    #expect(
      text.hasPrefix(
        """
        # Findings in Travel booking

        2 findings: 1 error, 1 warning (1 known from the baseline, 1 suppressed).

        ## An object keeps another beyond its lifetime

        Rule `captive-dependency`

        `proven`: the manifest declares it

        - **error**: SessionManager keeps CheckoutViewModel, which belongs to a screen (proven, \
        `App/SessionManager.swift:9:5`)
          - Path: `AppDependencies` owns → `SessionManager` keeps → `CheckoutViewModel`
          - declared as screen here: `App/CheckoutView.swift:9:3`
          - never released

        """))
  }

  @Test func hintsStandApartAndAreNotCounted() throws {
    var report = exampleReport()
    report.findings[3].suppressed = nil
    let text = markdownFindings(of: report)
    #expect(text.contains("2 findings: 1 error, 1 warning (1 hint, 1 known from the baseline)."))
    let heading = try #require(text.firstRange(of: "\n# Hints, which may be nothing\n"))
    let hint = try #require(text.firstRange(of: "- **note**: Cart reaches Log (hint"))
    let last = try #require(text.firstRange(of: "CheckoutViewModel reaches SessionManager"))
    #expect(last.lowerBound < heading.lowerBound && heading.lowerBound < hint.lowerBound)
  }

  @Test func theDecisionTableHasTheFactsBesideTheVerdict() {
    #expect(
      markdownDecisions(of: exampleReport()).contains(
        """
        | `SessionManager` | global instance | **move-to-session** | `authToken` and `bookmarks` belong to a session \
        | mutable, 1 of 2 fields can change | app | 14 times: 12 body, 2 default-argument | `CheckoutViewModel` | `AppDependencies` | yes \
        | everyone | nobody | SessionManager.logout empties part of it \
        | `authToken` is emptied in `SessionManager.logout` (`App/SessionManager.swift:21`); nothing is seen to empty `bookmarks` |

        """))
  }

  @Test func theChecklistAnswersEachPoint() {
    #expect(
      markdownChecklist(of: exampleReport()) == """
        # Review checklist for Travel booking

        3 points: 1 passes, 1 fails, 1 needs a person.

        - [x] **Are the global instances counted?** passes: 2 instances, 12 hidden accesses
        - [ ] **Is session state under one object?** fails: 2 fields are elsewhere
          - SessionManager.logout leaves bookmarks
        - [ ] **Are tests independent of their order?** needs a person

        """)
  }

  @Test func thePlanSaysWhatEachStepLeaves() {
    #expect(
      markdownPlan(of: exampleReport()) == """
        # Migration plan for Travel booking

        2 steps, from 12 hidden accesses today to 1. Each step can be merged alone.

        2 changes of owners take 11 of the 12 hidden accesses:

        - `SessionManager` owned by `AppDependencies`, which makes the 2 components that reach it, if nothing in it has to outlive that: 8, 8 in all
        - `Log` owned by a root and handed to the 1 component that reaches it: 3, 11 in all

        ## Say what is needed

        A component gets a parameter for each global instance that it reaches, with that instance as the default. No caller has to change, tests can hand in their own at once, and the interface no longer hides anything. The default is scaffolding: a later step removes it.

        1. **Let CheckoutViewModel ask for what it reaches**: takes 8, leaves 4 hidden accesses and 1 default argument
           - add a parameter for `SessionManager`
           - CheckoutViewModel reaches it (`App/CheckoutViewModel.swift:9:3`, `App/CheckoutViewModel.swift:12:3`)
           - its tests

        ## Close the doors

        When nothing asks for an access point by name, it is closed, so that nothing ever does again.

        2. **Close the access point**: takes 3, leaves 1 hidden access

        ## Where to stop

        1 hidden access stays on purpose: no number has to become zero.

        - `Log`, 1: nobody learns anything from it

        """)
  }

  @Test func anEmptyListIsOneCalmSentence() {
    let empty = emptyReport()
    #expect(
      markdownDecisions(of: empty)
        == "# Decisions for Empty\n\nThere is no global instance and no scoped binding, so there is nothing to decide.\n"
    )
    #expect(
      markdownChecklist(of: empty)
        == "# Review checklist for Empty\n\nThere is nothing to review.\n")
    #expect(
      markdownPlan(of: empty) == "# Migration plan for Empty\n\nThere is nothing to migrate.\n")
    #expect(markdownFindings(of: empty).contains("\n\nNothing was found.\n"))
  }

  @Test func aNameCannotAddCellsOrLinesToTheTable() {
    let report = exampleReport { $0 + "|x|\n|y|\n\n# z" }
    let rows = markdownDecisions(of: report).split(separator: "\n").filter { $0.hasPrefix("|") }
    #expect(rows.count == 7)
    for row in rows { #expect(row.count { $0 == "|" } == 15) }
  }

  @Test func namesThatTwoModulesShareCarryTheirModule() {
    var report = exampleReport()
    var twin = report.components[4]
    twin.id = ComponentID(module: "Other", name: "SessionManager")
    report.components.append(twin)
    #expect(markdownDecisions(of: report).contains("| `App/SessionManager` |"))
  }
}
