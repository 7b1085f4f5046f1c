import Testing

/// Tasks prolong a life when they do not come to an end by themselves.
@Suite struct EndlessTaskTests {
  @Test(arguments: [
    "while true { await run() }", "while !Task.isCancelled { await run() }",
    "while true { try? await Task.sleep(for: .seconds(1)) ; await run() }",
    "while true { try await Task.sleep(for: .seconds(1)) ; await run() }",
    "for await _ in NotificationCenter.default.notifications(named: .x) { await run() }",
    "for await x in NotificationCenter.default.notifications(named: .x).map(\\.name) { await run() }",
    "for await x in Timer.publish(every: 1, on: .main, in: .common).values { await run() }",
    "for await x in Transaction.updates { await run() }", "await poll()", "await start()",
  ])
  func `An endless task keeps what it captures`(body: String) async {
    await check(
      """
      final class Feed { func run() async {}
        func poll() async { while true { await run() } } ; func start() async { await poll() }
        func begin() { Task { \(body) } } }
      """, .subscriptions,
      is: "Feed to Task: task, captured strongly, held by publisher, ends never, for good")
  }

  @Test(arguments: [
    "await run()", "while more { await run() }", "while true { if more { return } }",
    "while true { if more { break } ; await run() }", "while true { try await load() }",
    "while !Task.isCancelled, more { await run() }", "for x in 0..<9 { await run() }",
    "for await _ in NotificationCenter.default.notifications(named: .x) { await run() ; return }",
    "for await _ in NotificationCenter.default.notifications(named: .x).prefix(1) { await run() }",
    "begin()",
  ])
  func `A task that ends is no more than its work`(body: String) async {
    await check(
      """
      final class Feed { var more = false ; func run() async {} ; func load() async throws {}
        func begin() { Task { \(body) } } }
      """, .subscriptions, is: "")
  }

  @Test(arguments: [
    ("[weak self] in guard let self else { return } ; while true { await run() }", "strongly"),
    (
      "[weak self] in guard let owner = self else { return } ; while true { await owner.run() }",
      "strongly"
    ),
    ("[weak self] in await self?.poll()", "strongly"),
    ("[weak self] in while true { await self?.run() }", "weakly"),
    ("[weak self] in while true { guard let self else { return } ; await self.run() }", "weakly"),
    ("[weak self] in while true { if let self { await self.run() } }", "weakly"),
  ])
  func `A weak capture that is made strong before the loop is strong`(
    body: String, capture: String
  ) async {
    await check(
      """
      final class Feed { func run() async {} ; func poll() async { while true { await run() } }
        func begin() { Task { \(body) } } }
      """, .subscriptions,
      is: "Feed to Task: task, captured \(capture), held by publisher, ends never"
        + (capture == "strongly" ? ", for good" : ""))
  }

  @Test func `A task ends where it is cancelled, unless only the deinitializer would`() async {
    await check(
      """
      final class Stopped { var task: Task<Void, Never>? ; func run() async {}
        func start() { task = Task { while true { await self.run() } } }
        func stop() { task?.cancel() ; task = nil } }
      final class Late { var task: Task<Void, Never>? ; func run() async {}
        init() { task = Task { while true { await self.run() } } } ; deinit { task?.cancel() } }
      final class Weak { var task: Task<Void, Never>? ; func run() async {}
        init() { task = Task { [weak self] in while true { await self?.run() } } }
        deinit { task?.cancel() } }
      """, .subscriptions,
      is: """
        Late to Task.task: task, captured strongly, held by publisher, ends never, too late in \
        Late.deinit, for good
        Stopped to Task.task: task, captured strongly, held by publisher, ends never, cancelled in \
        Stopped.stop
        Weak to Task.task: task, captured weakly, held by publisher, ends never, cancelled in \
        Weak.deinit
        """)
  }

  @Test func `A loop over a sequence of the project collects from it, and may end with it`() async {
    await check(
      """
      final class Service { let updates: AsyncStream<Int> ; @Published var name = "" }
      final class Model { let service: Service
        func first() { Task { for await x in service.updates { self.use(x) } } }
        func second() { Task { for await x in service.$name.values { self.use(x) } } }
        func use(_ value: Any) {} }
      """, .subscriptions,
      is: "Model to Service: collector, captured strongly, held by unknown, ends unknown")
  }

  @Test func `A static endless task is a task of its type, and keeps no instance`() async {
    await check(
      """
      final class Scenes { static var all: Set<Scenes> = []
        static let observer = Task { while true { for scene in all { scene.update() } } }
        func update() { Scenes.all.insert(self) } }
      """, .subscriptions, .storage,
      is: """
        Scenes to Task.observer: task, captured nothing, held by publisher, ends never
        Scenes owns Scenes in all, static, replaceable
        """)
  }
}
