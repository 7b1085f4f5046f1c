import Model
import Rendering
import TestSupport
import Testing

@Suite("Answers for people")
struct AnswerTextTests {
  private let parts = ExampleParts { $0 }

  @Test("Each path stands with its steps and their places in columns")
  func connection() {
    #expect(
      answerText(parts.connection, AnswerFormat.all, as: "text") == """
        AppDependencies → Log: 2 paths, shortest first, and there are more (--most)

        1. weaker: neither keeps nor reaches Log (refers)
           AppDependencies          App/AppDependencies.swift:7:3
             refers         -> Log

        2. reaches Log
           AppDependencies                            App/AppDependencies.swift:7:3
             keeps (manager)  -> SessionManager       App/AppDependencies.swift:14:3
             owns (spare)        also                                                 released in AppDependencies.reset
             keeps (manager)     also                 App/AppDependencies.swift:14:3
                                 and 1 more relation
             reaches (log)    -> Log                  App/SessionManager.swift:5:3    environment, property-initializer, 2 places

        """)
  }

  @Test("That there is no path is said with what there is instead")
  func noPath() {
    func text(_ to: ComponentID, weaker: Bool, reverse: Bool) -> String {
      answerText(
        Connection(
          from: parts.cart, to: to, followed: [.owns, .keeps], paths: [], hasMore: false,
          hasWeakerPath: weaker, hasReversePath: reverse), AnswerFormat.all, as: "text")
    }
    #expect(
      text(parts.logger, weaker: false, reverse: false)
        == "Cart → Log: no path through owns, keeps\n")
    #expect(
      text(parts.logger, weaker: true, reverse: true) == """
        Cart → Log: no path through owns, keeps
        There is one through weaker relations; --all shows it.
        There is one in the other direction, from Log to Cart.

        """)
    #expect(
      text(parts.cart, weaker: false, reverse: false)
        == "Cart → Cart: no ring through owns, keeps\n")
  }

  @Test("A ring comes back to itself, and a slot that is emptied ends it")
  func ring() {
    var keeps = Relation(from: parts.cart, to: parts.cart, kind: .keeps, slot: "next")
    keeps.isReplaceable = true
    keeps.releasedAt = [Release(routine: "Cart.clear", location: nil)]
    let ring = Connection(
      from: parts.cart, to: parts.cart, followed: [.keeps],
      paths: [
        Connection.Path(
          strength: .keeps,
          steps: [
            Connection.Step(component: parts.cart, links: []),
            Connection.Step(component: parts.cart, links: [Connection.Link(keeps)]),
          ])
      ], hasMore: false, hasWeakerPath: false, hasReversePath: false)
    #expect(
      answerText(ring, AnswerFormat.all, as: "text").hasPrefix(
        """
        Cart → Cart: 1 ring, shortest first

        1. keeps itself, until a slot on the way is emptied

        """))
  }

  @Test("A life is told with its evidence, its keepers and who reaches it")
  func lifetime() {
    #expect(
      answerText(parts.lifetime, AnswerFormat.all, as: "text") == """
        CheckoutViewModel: lives as long as: app, declared: screen
        in App, class, App/CheckoutViewModel.swift:7:3

        Evidence for its scope, strongest first
          screen  framework  made by a view
          app     ownership  kept by SessionManager  App/SessionManager.swift:9:3

        What gives it that life, and there are more (--most)
          (types are seen, not instances: a holder lets go of some, which end earlier)
          app, kept through
            SessionManager                            App/SessionManager.swift:7:3  stored in `static let shared`
              keeps (delegate)  -> CheckoutViewModel  App/SessionManager.swift:9:3

        Who stores it
          SessionManager  keeps (delegate)  lives: app           App/SessionManager.swift:9:3
                          released in       SessionManager.stop  App/SessionManager.swift:30:3
          Cart            owns              lives: unknown

        Who reaches it
          as SessionManager.shared  App/SessionManager.swift:4:3
          as log
          1,204  singleton    body                  Cart, SessionManager
              3  environment  property-initializer  Cart

        """)
  }

  @Test("Nothing known is said in words")
  func unknown() {
    let component = Component(
      id: parts.logger, name: "Log", module: "App", kind: .global, language: .swift)
    let answer = LifetimeExplanation(
      component: component, keeperPaths: [], hasMoreKeeperPaths: false, keepers: [],
      accessPoints: [], reachedFrom: [])
    #expect(
      answerText(answer, AnswerFormat.all, as: "text") == """
        Log: how long it lives is not known
        in App, global, logger, App/Log.swift:7:3

        Evidence for its scope, strongest first
          none

        Who stores it
          nobody

        Who reaches it
          nobody

        """)
  }

  @Test("The numbers stand in columns, the total last, then each global instance")
  func inventory() {
    let report = exampleReport()
    #expect(
      answerText(report.inventory, AnswerFormat.all, as: "text") == """
        Travel booking: components, global instances, and the accesses to them by where they stand

        Module  Components  Access points  In bodies  In defaults  In roots  In tests  Mutable globals  System  Lookups  Environment  By key  Silenced  Labels
        App              6              2         12            2         1         4                1       7        3            5       8         2       1
        Total            6              2         12            2         1         4                1       7        3            5       8         2       1

        By layer

        Layer      Components  Access points  In bodies  In defaults  In roots  In tests  Mutable globals  System  Lookups  Environment  By key  Silenced  Labels
        Interface           6              2         12            2         1         4                1       7        3            5       8         2       1
        Logic               0              0          0            0         0         0                0       0        0            0       0         0       0

        Roots make and hand over objects; the interface is what is shown or made for a screen, a flow or a window; data is what keeps values beyond the process, opens connections or a database, or is named so by its type, folder or module; logic is the rest.

        Trend, oldest first

                                  march/report.json  today  Change
        Components                                6      6       0
        Access points                             2      2       0
        Accesses in bodies                       20     12      -8
        In default arguments                      2      2       0
        In roots                                  1      1       0
        In tests and previews                     4      4       0
        Mutable globals                           1      1       0
        System accesses                           7      7       0
        Container lookups                         3      3       0
        Environment reads                         5      5       0
        Dependencies read by key                  8      8       0
        Isolation silenced                        2      2       0
        Scope labels                              –      1

        2 processes, each with globals of its own

        Travel, an app: TravelApp, View.withDependencies (provides 2) without Cart, TestDependencies (alternative, no production)
        Widget, an app extension: no known root

        2 twins in Swift and Kotlin, 1 of them different

        SessionManager: everyone can reach it in Swift, is handed over in Kotlin
        SessionManager: `history` stays at sign-out in Swift, `history` is emptied at sign-out in Kotlin

        1 scoped binding: 1 leave

        2 global instances, the most often reached first

        Instance        In bodies  In defaults  In roots  In tests  Verdict          Why
        SessionManager          1            0         0         0  move-to-session  `authToken` and `bookmarks` belong to a session
        Log                     0            0         0         0  leave            a logger may be reached from everywhere

        """)
    let empty = AnswerFormat.all.first { $0.name == "text" }?.render(
      emptyReport().inventory, emptyReport(), .plain)
    #expect(empty?.hasSuffix("\n0 global instances\n") == true)
  }

  @Test("The tables of the inventory can be pasted")
  func markdown() {
    #expect(
      answerText(exampleReport().inventory, AnswerFormat.all, as: "markdown") == """
        # Inventory of Travel booking

        | Module | Components | Access points | In bodies | In defaults | In roots | In tests | Mutable globals | System | Lookups | Environment | By key | Silenced | Labels |
        |---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|
        | `App` | 6 | 2 | 12 | 2 | 1 | 4 | 1 | 7 | 3 | 5 | 8 | 2 | 1 |
        | **Total** | 6 | 2 | 12 | 2 | 1 | 4 | 1 | 7 | 3 | 5 | 8 | 2 | 1 |

        ## By layer

        Roots make and hand over objects; the interface is what is shown or made for a screen, a flow or a window; data is what keeps values beyond the process, opens connections or a database, or is named so by its type, folder or module; logic is the rest.

        | Layer | Components | Access points | In bodies | In defaults | In roots | In tests | Mutable globals | System | Lookups | Environment | By key | Silenced | Labels |
        |---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|
        | Interface | 6 | 2 | 12 | 2 | 1 | 4 | 1 | 7 | 3 | 5 | 8 | 2 | 1 |
        | Logic | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 | 0 |

        ## Trend, oldest first

        | Number | march/report.json | today | Change |
        |---|---:|---:|---:|
        | Components | 6 | 6 | 0 |
        | Access points | 2 | 2 | 0 |
        | Accesses in bodies | 20 | 12 | \\-8 |
        | In default arguments | 2 | 2 | 0 |
        | In roots | 1 | 1 | 0 |
        | In tests and previews | 4 | 4 | 0 |
        | Mutable globals | 1 | 1 | 0 |
        | System accesses | 7 | 7 | 0 |
        | Container lookups | 3 | 3 | 0 |
        | Environment reads | 5 | 5 | 0 |
        | Dependencies read by key | 8 | 8 | 0 |
        | Isolation silenced | 2 | 2 | 0 |
        | Scope labels | – | 1 |  |

        ## Processes

        Each has globals of its own.

        - Travel, an app: TravelApp, View.withDependencies (provides 2) without Cart, TestDependencies (alternative, no production)
        - Widget, an app extension: no known root

        ## Twins

        2 twins in Swift and Kotlin, 1 of them different.

        - SessionManager: everyone can reach it in Swift, is handed over in Kotlin
        - SessionManager: `history` stays at sign-out in Swift, `history` is emptied at sign-out in Kotlin

        - 1 scoped binding: 1 leave

        | Instance | Reached as | In bodies | In defaults | In roots | In tests | Verdict | Why |
        |---|---|---:|---:|---:|---:|---|---|
        | `SessionManager` | `SessionManager.shared` | 1 | 0 | 0 | 0 | **move-to-session** | `authToken` and `bookmarks` belong to a session |
        | `Log` | `log` | 0 | 0 | 0 | 0 | **leave** | a logger may be reached from everywhere |

        """)
  }

  @Test("Colour changes no letter")
  func colour() {
    let plain = answerText(parts.lifetime, AnswerFormat.all, as: "text")
    let coloured = answerText(parts.lifetime, AnswerFormat.all, as: "text", style: .coloured)
    #expect(coloured.contains("\u{1B}[1mWho stores it\u{1B}[0m"))
    #expect(coloured.replacing(#/\x{1B}\[[0-9;]*m/#, with: "") == plain)
  }

  @Test(
    "Text from sources brings no control sequence, no markup and no line of its own",
    arguments: hostileTexts)
  func hostile(_ payload: String) {
    let plain = everyAnswer()
    // A page keeps the line breaks of a text; its elements have tests of their own.
    for (hostile, harmless) in zip(everyAnswer { $0 + payload }, plain)
    where !["html", "json"].contains(hostile.name) {
      // A plan breaks its indented lines between words; all other lines are those of the format.
      let isPlan = harmless.text.hasPrefix("Migration plan") && hostile.name == "text"
      func lines(_ text: String) -> Int {
        text.split(separator: "\n", omittingEmptySubsequences: false)
          .count { !isPlan || !$0.hasPrefix("  ") }
      }
      #expect(lines(hostile.text) == lines(harmless.text))
      #expect(!hostile.text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
      if hostile.name == "markdown" {
        #expect(!hostile.text.replacing(#/`[^`\n]+`/#, with: "").contains("<script"))
      }
    }
  }

  @Test("Formats are sorted by name and unique")
  func formats() {
    for names in [
      AnswerFormat<Connection>.all.map(\.name), AnswerFormat<LifetimeExplanation>.all.map(\.name),
      AnswerFormat<Inventory>.all.map(\.name),
    ] {
      #expect(names == Set(names).sorted())
    }
    #expect(
      AnswerFormat<Connection>.all.map(\.name) == AnswerFormat<LifetimeExplanation>.all.map(\.name))
  }
}
