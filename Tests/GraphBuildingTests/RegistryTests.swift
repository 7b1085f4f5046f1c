import Testing

/// Callbacks that the system holds until it is told otherwise.
@Suite struct RegistryTests {
  @Test(arguments: [
    ("self.run()", "strongly", ", for good"), ("run()", "strongly", ", for good"),
    ("count += 1", "strongly", ", for good"), ("[weak self] _ in self?.run()", "weakly", ""),
    ("[unowned self] _ in self.run()", "unowned", ""), ("print(1)", "nothing", ""),
    ("Task { [weak self] in self?.run() }", "strongly", ", for good"),
    ("[weak self] _ in Task { [weak self] in self?.run() }", "weakly", ""),
    ("[weak self] _ in guard let self else { return } ; later { self.run() }", "weakly", ""),
    ("[weak self] _ in if let self { self.run() }", "weakly", ""),
    ("items.forEach { _ in self.run() }", "strongly", ", for good"),
    ("[then = self.run] _ in then()", "strongly", ", for good"),
    ("[weak owner = self] _ in owner?.run()", "weakly", ""),
  ])
  func `A closure captures what it and the closures in it name`(
    body: String, capture: String, suffix: String
  ) async {
    await check(
      """
      final class Screen { var count = 0 ; let items = [1]
        func run() {} ; func later(_ work: @escaping () -> Void) {}
        func start() {
          NotificationCenter.default.addObserver(forName: .x, object: nil, queue: nil) { \(body) } }
      }
      """, .subscriptions,
      is:
        "Screen to NotificationCenter: observer, captured \(capture), held by publisher, ends never"
        + suffix)
  }

  @Test(arguments: [
    ("[unowned self] in field.onDone { self.run() }", ""),
    ("[weak self] in self?.field.onDone { self?.run() }", ""),
    (
      "[weak self] in guard let self else { return } ; field.onDone { self.run() }",
      "Screen to Field.handler: callback, captured strongly, held by publisher, ends never, for good"
    ),
  ])
  func `A closure captures no stronger than the one around it`(body: String, kept: String) async {
    await check(
      """
      final class Field { var handler: (() -> Void)?
        func onDone(_ work: @escaping () -> Void) { handler = work } }
      final class Screen { let field = Field() ; func run() {}
        func start() { DispatchQueue.main.async { \(body) } } }
      """, .subscriptions, is: kept)
  }

  @Test(arguments: [
    (
      "func stop() { NotificationCenter.default.removeObserver(token!) }",
      "cancelled in Screen.stop"
    ),
    (
      "func stop() { if let token { NotificationCenter.default.removeObserver(token) } }",
      "cancelled in Screen.stop"
    ),
    ("func stop() { token = nil }", "for good"),
    ("func stop() { NotificationCenter.default.removeObserver(self) }", "for good"),
    (
      "deinit { NotificationCenter.default.removeObserver(token!) }",
      "too late in Screen.deinit, for good"
    ),
    (
      "deinit { end() } ; private func end() { NotificationCenter.default.removeObserver(token!) }",
      "too late in Screen.end, for good"
    ),
  ])
  func `An observer ends where its token is removed`(code: String, end: String) async {
    await check(
      """
      final class Screen { var token: NSObjectProtocol?
        func start() {
          token = NotificationCenter.default.addObserver(forName: .x, object: nil, queue: nil) { _ in
            self.start() } }
        \(code) }
      """, .subscriptions,
      is: """
        Screen to NotificationCenter.token: observer, captured strongly, held by publisher, ends \
        never, \(end)
        """)
  }

  @Test(arguments: [
    "for token in tokens { center.removeObserver(token) }",
    "tokens.forEach { center.removeObserver($0) }", "tokens.forEach(center.removeObserver)",
  ])
  func `Tokens in a collection are removed one by one`(end: String) async {
    await check(
      """
      final class Screen { var tokens: [NSObjectProtocol] = [] ; let center = NotificationCenter.default
        func start() {
          let token = center.addObserver(forName: .x, object: nil, queue: nil) { _ in self.start() }
          tokens.append(token) }
        func stop() { \(end) } }
      """, .subscriptions,
      is: """
        Screen to NotificationCenter.tokens: observer, captured strongly, held by publisher, ends \
        never, cancelled in Screen.stop
        """)
  }

  @Test func `An observer may remove itself, and a token may be handed to others`() async {
    await check(
      """
      final class Once { func start() { var token: NSObjectProtocol?
        token = NotificationCenter.default.addObserver(forName: .x, object: nil, queue: nil) { _ in
          self.start() ; NotificationCenter.default.removeObserver(token!) } } }
      final class Handing { func start() -> Lease {
        Lease(NotificationCenter.default.addObserver(forName: .x, object: nil, queue: nil) { _ in
          self.start() }) } }
      """, .subscriptions,
      is: """
        Handing to NotificationCenter: observer, captured strongly, held by unknown, ends never
        Once to NotificationCenter: observer, captured strongly, held by publisher, ends never, \
        cancelled in Once.start
        """)
  }

  @Test func `Selectors, gestures, queues and views keep nobody`() async {
    await check(
      """
      final class Screen {
        func start() {
          NotificationCenter.default.addObserver(self, selector: #selector(run), name: .x, object: nil)
          view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(run)))
          button.addTarget(self, action: #selector(run), for: .touchUpInside)
          DispatchQueue.main.asyncAfter(deadline: .now()) { self.run() }
          UIView.animate(withDuration: 1) { self.run() }
          Task { await self.work() } ; Task { [weak self] in self?.run() }
        }
        @objc func run() {} ; func work() async {} }
      struct Page: View { var body: some View {
        Text("").onReceive(NotificationCenter.default.publisher(for: .x)) { _ in self.run() }
          .task { for await _ in NotificationCenter.default.notifications(named: .x) { run() } } }
        func run() { Task { while true { run() } } } }
      """, .subscriptions,
      is: """
        Page to NotificationCenter: sink, captured nothing, held by unknown, ends by-itself
        Screen to NotificationCenter: observer, captured nothing, held by publisher, ends never
        """)
  }

  @Test(arguments: [
    ("Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.run() }", "never"),
    ("Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in self.run() }", "by-itself"),
    ("Timer.scheduledTimer(withTimeInterval: 1, repeats: again) { _ in self.run() }", "unknown"),
    (
      """
      Timer.scheduledTimer(
        timeInterval: 1, target: self, selector: #selector(run), userInfo: nil, repeats: true)
      """, "never"
    ),
    ("Timer(timeInterval: 1, repeats: true, block: { _ in self.run() })", "never"),
    ("CADisplayLink(target: self, selector: #selector(run))", "never"),
  ])
  func `A timer keeps its block or its target until it is invalidated`(
    timer: String, ending: String
  ) async {
    await check(
      """
      final class Clock { var timer: Timer? ; @objc func run() {}
        func start(again: Bool) { timer = \(timer) } ; func drop() { timer = nil } }
      final class Tidy { var timer: Timer? ; @objc func run() {}
        func start(again: Bool) { timer = \(timer) } ; func stop() { timer?.invalidate() } }
      """, .subscriptions,
      is: """
        Clock to RunLoop.timer: timer, captured strongly, held by publisher, ends \
        \(ending)\(ending == "never" ? ", for good" : "")
        Tidy to RunLoop.timer: timer, captured strongly, held by publisher, ends \(ending), \
        cancelled in Tidy.stop
        """)
  }

  @Test func `A session of the system keeps its delegate until it is invalidated`() async {
    await check(
      """
      final class Loader: NSObject {
        lazy var session = URLSession(configuration: .default, delegate: self, delegateQueue: nil) }
      final class Made: NSObject { lazy var session: URLSession = make()
        func make() -> URLSession {
          let session = URLSession(configuration: .default, delegate: self, delegateQueue: nil)
          return session }
        func stop() { session.finishTasksAndInvalidate() } }
      final class Shared { let session = URLSession(configuration: .default) }
      """, .subscriptions, .scopes,
      is: """
        Loader to URLSession.session: delegate, captured strongly, held by publisher, ends never, \
        for good
        Made to URLSession.session: delegate, captured strongly, held by publisher, ends never, \
        cancelled in Made.stop
        Loader: app (subscription app)
        """)
  }

  @Test func `What a held callback captures beside its owner lives as long`() async {
    await check(
      """
      final class Session {} ; final class Cache {} ; final class Log {}
      final class Screen { let cache = Cache()
        func start(session: Session, log: Log) {
          Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak log, cache] _ in
            print(session, log, cache) } } }
      """, .storage, .scopes,
      is: """
        Screen owns Cache in cache
        RunLoop keeps Cache, replaceable
        RunLoop keeps Session, replaceable
        Cache: app (subscription app)
        Session: app (subscription app)
        """)
  }
}
