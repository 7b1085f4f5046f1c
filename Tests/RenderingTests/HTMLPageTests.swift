import Model
import TestSupport
import Testing

@testable import Rendering

struct HTMLPageTests {
  private let html = htmlPage(of: exampleReport(), drawings: exampleDrawings())
  private var page: ScannedPage { ScannedPage(html) }

  @Test func everyTagIsClosedAndEveryAttributeQuoted() {
    #expect(page.faults == [])
    #expect(page.elements.count > 300)
  }

  @Test("No markup of the page itself is shown as text")
  func markupIsNoText() {
    for word in ["&lt;span", "&lt;a ", "&lt;code", "&lt;p&gt;", "&lt;li"] {
      #expect(!html.contains(word), "\(word)")
    }
  }

  @Test func idsAreUniqueAndEveryLinkLeadsToOneOfThem() {
    let ids = page.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    let targets = page.elements.flatMap { element in
      ["href", "xlink:href"].compactMap { element.attributes[$0] }
    }
    #expect(targets.count > 30)
    #expect(targets.count { $0 == "graph.svg" } == 1)
    let own = targets.filter { $0 != "graph.svg" && !$0.hasPrefix("https://forge.example/o/r/") }
    #expect(own.count < targets.count - 1)
    for target in own {
      #expect(target.hasPrefix("#") && ids.contains(String(target.dropFirst())), "\(target)")
    }
    for element in page.elements {
      if let named = element.attributes["aria-labelledby"] { #expect(ids.contains(named)) }
    }
  }

  @Test func onlyTheOwnScriptRunsAndNothingIsLoaded() throws {
    let names = Set(page.elements.map(\.name))
    #expect(names.isDisjoint(with: ["link", "img", "iframe", "object", "form", "base"]))
    #expect(page.all("script").filter { $0.attributes["type"] == nil }.count == 1)
    let start = try #require(html.firstRange(of: "<script>")).upperBound
    let script = try #require(html[start...].firstRange(of: "</script>"))
    let hash = scriptHash(String(html[start..<script.lowerBound]))
    let policy = page.all("meta").first { $0.attributes["http-equiv"] != nil }?.attributes[
      "content"]
    #expect(
      policy
        == "default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-\(hash)'; img-src data:"
    )
    #expect(!html.contains("url(http"))
    #expect(!html.contains("@import"))
  }

  @Test func headingsDescendWithoutGaps() {
    let levels = page.elements.compactMap { element in
      element.name.first == "h" && element.name.count == 2 ? Int(element.name.dropFirst()) : nil
    }
    #expect(levels.first == 1)
    #expect(levels.filter { $0 == 1 }.count == 1)
    for (above, below) in zip(levels, levels.dropFirst()) { #expect(below <= above + 1) }
  }

  @Test func landmarksAndSkipLinkAreThere() {
    #expect(page.all("main").count == 1)
    #expect(page.all("nav").first?.attributes["aria-label"] == "Sections of this report")
    #expect(page.all("footer").count == 1)
    #expect(page.all("a").first?.attributes["class"] == "skip")
    #expect(page.all("html").first?.attributes["lang"] == "en")
  }

  @Test func tablesHaveCaptionsAndScopedHeadings() {
    let tables = page.all("table").count
    #expect(tables > 5)
    #expect(page.all("caption").count == tables)
    for heading in page.all("th") {
      #expect(["col", "row"].contains(heading.attributes["scope"]))
    }
  }

  @Test func everySectionIsInTheNavigation() {
    let sections = page.all("section").compactMap { $0.attributes["id"] }
    let entries = page.elements.filter { $0.name == "a" && $0.parents.contains("nav") }
      .compactMap { $0.attributes["href"] }
    #expect(
      sections == [
        "drawing", "findings", "decisions", "checklist", "plan", "inventory", "scopes", "twins",
        "components", "coverage",
      ])
    #expect(entries == ["#top"] + sections.map { "#" + $0 })
  }

  @Test func theSummarySaysTheNumbersInOneSentence() {
    #expect(
      html.contains(
        """
        <p class="lead">6 components; 2 global instances, reached from the body of code 12 times; \
        2 findings: 1 error, 1 warning (1 known from the baseline, 1 suppressed).</p>
        """))
  }

  @Test func aFindingShowsItsPathAsAChain() {
    let manager = componentAnchor(ComponentID(module: "App", name: "SessionManager"))
    #expect(
      html.contains(
        """
        <li><span class="by">owns <code>manager</code></span><span class="chip">\
        <a href="#\(manager)">SessionManager</a><small><a class="source" \
        href="https://forge.example/o/r/blob/main/App/AppDependencies.swift#L14" \
        rel="noreferrer"><code>App/<wbr>AppDependencies.swift:14</code></a></small>\
        </span></li>
        """))
  }

  @Test func aFindingShowsTheSourceThatProvesIt() {
    #expect(
      html.contains("<code><mark>SessionManager</mark>.shared.authToken</code></pre>"))
  }

  @Test func aSubjectThatIsAComponentIsLinked() {
    var report = exampleReport()
    report.findings[0].subject = "App/CheckoutViewModel"
    let anchor = componentAnchor(ComponentID(module: "App", name: "CheckoutViewModel"))
    #expect(
      htmlPage(of: report, drawings: [:]).contains(
        "<dt>About</dt><dd><a href=\"#\(anchor)\">CheckoutViewModel</a></dd>"))
  }

  @Test func theGravestRuleComesFirst() throws {
    var report = exampleReport()
    report.findings[0].severity = .note
    report.findings[1].severity = .warning
    let html = htmlPage(of: report, drawings: [:])
    let order = try ["forgotten-on-logout", "hidden-access", "captive-dependency"].map { rule in
      try #require(html.firstRange(of: " <code>\(rule)</code> ")).lowerBound
    }
    #expect(order == order.sorted())
  }

  @Test func theRulesStandAtTheTopOfTheFindingsWithTheirNumbers() throws {
    let entries = page.elements.filter {
      $0.name == "a" && $0.attributes["href"]?.hasPrefix("#rule-") == true
    }
    let rules = page.all("div").compactMap { $0.attributes["id"] }.filter { $0.hasPrefix("rule-") }
    #expect(entries.compactMap { $0.attributes["href"] } == rules.map { "#" + $0 })
    #expect(rules.count == 3)
    #expect(html.contains(">Session data survives logout</a> <span class=\"number\">1</span></li>"))
  }

  @Test func decisionsStandInTheOrderOfWork() throws {
    var report = exampleReport()
    let order: [Verdict.Action] = [.leave, .close, .inject, .split, .moveToSession]
    report.verdicts = order.enumerated().map { number, action in
      Verdict(
        component: report.components[number].id, kind: .global, key: "", action: action,
        reason: "reason \(number)", confidence: .strong, declaredScope: nil, effectiveScope: nil,
        facts: [], whoUses: "", whoReplaces: "", whoCloses: "")
    }
    let html = htmlPage(of: report, drawings: [:])
    let places = try (0..<order.count).map { number in
      try #require(html.firstRange(of: "<span class=\"why\">reason \(number)</span>")).lowerBound
    }
    #expect(places == places.sorted(by: >))
  }

  @Test func onlyTheOverviewOffersThePictureAlone() {
    #expect(html.ranges(of: "<figure class=\"drawing broad\">").count == 1)
    #expect(html.ranges(of: "<a href=\"graph.svg\">Open graph.svg</a>").count == 1)
    #expect(!htmlPage(of: exampleReport(), drawings: [:]).contains("graph.svg"))
  }

  @Test func manyNotesOfADrawingAreClosed() {
    let notes = (1...4).map { "note \($0)" }
    let drawing = LaidOutDrawing(
      id: "overview", title: "Overview", svg: "<svg/>", notes: notes, isLaidOut: true)
    let html = htmlPage(of: exampleReport(), drawings: ["overview": drawing])
    #expect(html.contains("left out to keep this readable: 4 notes</summary>"))
    #expect(ScannedPage(html).faults == [])
  }

  @Test func aSuppressedFindingIsCountedOnly() {
    #expect(!html.contains("Cart reaches Log"))
    #expect(html.contains("1 suppressed"))
  }

  @Test func theRowOfAComponentHasTheLinesOfTheDrawingInWords() {
    let checkout = componentAnchor(ComponentID(module: "App", name: "CheckoutViewModel"))
    #expect(
      html.contains(
        "<span class=\"aside\">keeps <a href=\"#\(checkout)\">CheckoutViewModel</a></span>"))
  }

  @Test func aRoutineThatEndsASessionSaysWhatItEmptiesAndWhen() {
    #expect(html.contains(": authToken, only when <code>if keepsDrafts</code></span>"))
  }

  @Test func aMismatchIsSaidInWords() {
    #expect(html.contains("</svg>mismatch</span> declared screen, lives as app"))
  }

  @Test func drawingsKeepTheirOwnIdsApart() {
    let manager = componentAnchor(ComponentID(module: "App", name: "SessionManager"))
    for id in ["d0-n-1", "d1-n-1"] {
      #expect(html.contains("<g id=\"\(id)\" class=\"node\" data-component=\"\(manager)\">"))
    }
    #expect(html.contains("<a href=\"#d0-n-1\" aria-label=\"Show in the drawing\">show</a>"))
  }

  @Test func manyDrawingsStandBehindOneLine() {
    var drawings = exampleDrawings()
    for name in ["Booking", "Profile", "Search"] {
      drawings["module-\(name)"] = LaidOutDrawing(
        id: "module-\(name)", title: "Module \(name)", svg: "<svg/>", notes: [], isLaidOut: true)
    }
    let html = htmlPage(of: exampleReport(), drawings: drawings)
    #expect(
      html.contains(
        "<summary>4 further drawings: modules, components with findings, paths of findings<"))
    #expect(ScannedPage(html).faults == [])
  }

  @Test func aDrawingThatCouldNotBeLaidOutSaysSo() {
    #expect(html.contains("Graphviz could not lay this out; the plain form is shown"))
  }

  @Test func aDrawingThatIsNoCleanSVGIsLeftOutAndSaid() {
    let broken = LaidOutDrawing(
      id: "overview", title: "Overview", svg: "<svg><g>", notes: [], isLaidOut: true)
    let html = htmlPage(of: exampleReport(), drawings: ["overview": broken])
    #expect(ScannedPage(html).faults == [])
    #expect(html.contains("The drawing “Overview” could not be put into the page."))
  }

  @Test func whatCouldNotBeReadIsSaidAtTheTop() {
    #expect(html.contains("<strong>This picture is not complete.</strong>"))
    var whole = exampleReport()
    whole.problems = []
    whole.coverage.partial = []
    whole.coverage.skipped = []
    #expect(!htmlPage(of: whole, drawings: [:]).contains("This picture is not complete"))
  }

  @Test func anEmptyReportIsAWholePage() {
    let html = htmlPage(of: emptyReport(), drawings: [:])
    #expect(ScannedPage(html).faults == [])
    for sentence in [
      "Nothing was found.", "nothing to decide", "nothing to review", "nothing to migrate",
      "No component was found.", "No drawing was made", "Every file was read whole.",
    ] {
      #expect(html.contains(sentence), "\(sentence)")
    }
  }

  @Test func longTablesAreClosed() {
    var report = exampleReport()
    report.components = (0..<201).map { number in
      var component = Component(
        id: ComponentID(module: "App", name: "Type\(number)"), name: "Type\(number)",
        module: "App", kind: .class, language: .swift)
      component.declaredScope = "app"
      return component
    }
    let html = htmlPage(of: report, drawings: [:])
    #expect(html.contains("<summary>Scope app: 201 rows</summary>"))
    #expect(ScannedPage(html).faults == [])
  }

  @Test func fiveThousandComponentsStayBelowTenMegabytes() {
    let report = largeReport(components: 5000, findings: 3000)
    let html = htmlPage(of: report, drawings: exampleDrawings())
    #expect(html.utf8.count < 10_000_000)
    #expect(html.contains("1,000 further findings left out"))
    #expect(html.ranges(of: "<article").count == 2000)
  }

  @Test func moreComponentsThanAPageCanShowAreCountedAndNotLinked() {
    let report = largeReport(components: 6000, findings: 3)
    let html = htmlPage(of: report, drawings: [:])
    #expect(html.contains("1,000 further components stand in report.json."))
    let elements = ScannedPage(html).elements
    let ids = Set(elements.compactMap { $0.attributes["id"] })
    let targets = elements.compactMap { $0.attributes["href"] }.filter { $0.hasPrefix("#") }
    #expect(!targets.isEmpty)
    #expect(targets.allSatisfy { ids.contains(String($0.dropFirst())) })
    let found = Set(report.findings.map { componentAnchor($0.component) })
    #expect(found.isSubset(of: ids))
  }

  @Test func equalAnchorsOfAnEditedReportStayUnique() {
    var report = exampleReport()
    report.components.append(report.components[0])
    report.findings.append(report.findings[0])
    let ids = ScannedPage(htmlPage(of: report, drawings: [:])).elements
      .compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
  }
}
