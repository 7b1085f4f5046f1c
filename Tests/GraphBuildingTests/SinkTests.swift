import Testing

/// Subscriptions to publishers, which whoever stores their token holds.
@Suite struct SinkTests {
  @Test(arguments: [
    ("$name.sink { _ in self.run() }", "strongly, held by subscriber, ends never, for good"),
    ("$name.sink { [weak self] _ in self?.run() }", "weakly, held by subscriber, ends never"),
    (
      "$draft.removeDuplicates().filter { _ in true }.sink { _ in self.run() }",
      "strongly, held by subscriber, ends never, for good"
    ),
    ("$name.sink(receiveValue: run)", "strongly, held by subscriber, ends never, for good"),
    ("$name.sink(receiveValue: self.use)", "strongly, held by subscriber, ends never, for good"),
    (
      "$name.map { self.text($0) }.sink { [weak self] _ in self?.run() }",
      "strongly, held by subscriber, ends never, for good"
    ),
    (
      "$name.map { $0 }.sink { [weak self] _ in self?.run() }",
      "weakly, held by subscriber, ends never"
    ),
    ("$name.assign(to: \\.other, on: self)", "strongly, held by subscriber, ends never, for good"),
    ("subject.sink { _ in self.run() }", "strongly, held by subscriber, ends never, for good"),
    ("$name.first().sink { _ in self.run() }", "strongly, held by subscriber, ends by-itself"),
    ("$name.prefix(2).sink { _ in self.run() }", "strongly, held by subscriber, ends by-itself"),
    (
      "ended.sink { _ in self.run() }", "strongly, held by subscriber, ends unknown"
    ),
  ])
  func `A sink in an own slot that captures its owner closes a ring`(
    chain: String, text: String
  ) async {
    await check(
      """
      struct Draft {}
      final class Inbox { @Published var name = "" ; @Published var draft: Draft? ; var other = "" ; var bag: Set<AnyCancellable> = []
        let subject = PassthroughSubject<Int, Never>() ; let ended = PassthroughSubject<Int, Never>()
        func run() {} ; func use(_ text: String) {} ; func text(_ text: String) -> String { text }
        func end() { ended.send(completion: .finished) }
        func start() { \(chain).store(in: &bag) } }
      """, .subscriptions, is: "Inbox to Inbox.bag: sink, captured \(text)")
  }

  @Test(arguments: [
    ("service.$name", "Service", "never"), ("service.changes", "Service", "never"),
    ("service.load()", "Service", "unknown"), ("service.failing", "Service", "unknown"),
    ("NotificationCenter.default.publisher(for: .x)", "NotificationCenter", "never"),
    ("Timer.publish(every: 1, on: .main, in: .common).autoconnect()", "RunLoop", "never"),
    ("session.dataTaskPublisher(for: url)", "URLSession", "by-itself"),
    ("Just(1)", "Publisher", "by-itself"), ("given", "Publisher", "unknown"),
    ("service.$name.combineLatest(service.changes)", "Service", "never"),
    ("service.publisher(for: \\.name)", "Service", "never"),
  ])
  func `Who publishes, and whether that ever ends`(
    publisher: String, target: String, ending: String
  ) async {
    await check(
      """
      final class Service { @Published var name = "" ; var changes: AnyPublisher<Int, Never>
        var failing: AnyPublisher<Int, Error> ; func load() -> AnyPublisher<Int, Error> {} }
      final class Model { let service: Service ; let session: URLSession ; var token: AnyCancellable?
        func start(_ given: AnyPublisher<Int, Never>) {
          token = \(publisher).receive(on: DispatchQueue.main).sink { _ in self.run() } }
        func run() {} }
      """, .subscriptions,
      is: "Model to \(target).token: sink, captured strongly, held by subscriber, ends \(ending)"
        + (ending == "never" ? ", for good" : ""))
  }

  @Test(arguments: [
    "token = nil", "token?.cancel()", "bag.removeAll()", "bag = []", "bag.forEach { $0.cancel() }",
    "rx = DisposeBag()",
  ])
  func `A subscription ends when its token is let go`(end: String) async {
    let slot = end.prefix { $0.isLetter }
    let storage =
      switch slot {
      case "token": ".sink { _ in self.run() }"
      case "bag": ".sink { _ in self.run() }.store(in: &bag)"
      default: ".subscribe(onNext: { _ in self.run() }).disposed(by: rx)"
      }
    await check(
      """
      final class Model { @Published var name = "" ; var token: AnyCancellable?
        var bag: Set<AnyCancellable> = [] ; var rx = DisposeBag()
        func start() { \(slot == "token" ? "token = " : "")$name\(storage) }
        func stop() { \(end) } ; func run() {} }
      """, .subscriptions,
      is: """
        Model to Model.\(slot): sink, captured strongly, held by subscriber, ends never, cancelled \
        in Model.stop
        """)
  }

  @Test func `A token that nobody keeps ends at once, and so does the deinitializer's too late`()
    async
  {
    await check(
      """
      final class Dropped { @Published var name = "" ; func run() {}
        func start() { _ = $name.sink { _ in self.run() } ; $name.assign(to: &$name) } }
      final class Late { @Published var name = "" ; var token: AnyCancellable? ; func run() {}
        init() { token = $name.sink { _ in self.run() } } ; deinit { token?.cancel() } }
      final class Returned { @Published var name = "" ; func run() {}
        func start() -> AnyCancellable { $name.sink { _ in self.run() } } }
      struct Value { var bag: Set<AnyCancellable> = [] ; let subject = PassthroughSubject<Int, Never>()
        mutating func start() { subject.sink { _ in self.run() }.store(in: &bag) } ; func run() {} }
      """, .subscriptions,
      is: """
        Late to Late.token: sink, captured strongly, held by subscriber, ends never, too late in \
        Late.deinit, for good
        Returned to Returned: sink, captured strongly, held by unknown, ends never
        """)
  }

  @Test func `A subscription keeps the other objects that it captures as long as its owner`() async
  {
    await check(
      """
      final class Session {} ; final class Service { @Published var name = "" }
      final class Root { static let shared = Root() ; let service = Service()
        var bag: Set<AnyCancellable> = []
        func start(_ session: Session) {
          service.$name.sink { [weak self] _ in self?.use(session) }.store(in: &bag) }
        func use(_ session: Session) {} }
      """, .subscriptions, .storage, .scopes,
      is: """
        Root to Service.bag: sink, captured weakly, held by subscriber, ends never
        Root owns Service in service
        Root keeps Session in bag, replaceable
        Root: app (storage app)
        Service: app (ownership app)
        Session: app (ownership app)
        """)
  }

  @Test func `Key-value observing and event handlers are held by their tokens`() async {
    await check(
      """
      final class Player: NSObject { @objc dynamic var rate = 0 }
      final class Screen { let player = Player() ; var token: NSKeyValueObservation? ; let view: UIView
        var source: DispatchSourceTimer? ; func run() {}
        func first() { token = player.observe(\\.rate) { _, _ in self.run() } }
        func second() { token = view.observe(\\.bounds, options: .new) { [weak self] _, _ in
          self?.run() } }
        func third() { let timer = DispatchSource.makeTimerSource() ; source = timer
          timer.setEventHandler { self.run() } }
        func fourth() { source?.setEventHandler { [weak self] in self?.run() } } }
      """, .subscriptions,
      is: """
        Screen to Player.token: observer, captured strongly, held by subscriber, ends never, for good
        Screen to NSObject.token: observer, captured weakly, held by subscriber, ends never
        Screen to RunLoop.source: timer, captured weakly, held by subscriber, ends never
        """)
  }

  @Test(arguments: [
    ("final class Other: Base { func end() { bag = [] } }", ", for good"),
    ("final class Other: Base { func end() { self.bag.removeAll() } }", ", for good"),
    ("extension Base { func end() { bag = [] } }", ", cancelled in Base.end"),
    ("extension Model { func end() { bag = [] } }", ", cancelled in Model.end"),
    (
      "final class Other: Base { let model: Model ; func end() { model.bag = [] } }",
      ", cancelled in Other.end"
    ),
  ])
  func `An inherited bag is not the one that another subclass empties`(code: String, ends: String)
    async
  {
    await check(
      """
      class Base { var bag: Set<AnyCancellable> = [] }
      final class Model: Base { @Published var name = "" ; func run() {}
        func start() { $name.sink { _ in self.run() }.store(in: &bag) } }
      \(code)
      """, .subscriptions,
      is: "Model to Model.bag: sink, captured strongly, held by subscriber, ends never\(ends)")
  }

  @Test(arguments: [
    ("parts.changes", "Parts", "never, for good"), ("parts.save()", "Parts", "unknown"),
    ("parts.missing()", "Parts", "unknown"), ("parts.missing", "Parts", "unknown"),
    ("parts.objectWillChange", "Parts", "never, for good"),
  ])
  func `A member of what stands for a generic parameter is asked by its own type`(
    publisher: String, target: String, ending: String
  ) async {
    await check(
      """
      protocol Part {}
      class Base<Kind: Part> { var parts: Kind! ; var bag: Set<AnyCancellable> = [] }
      final class Parts: ObservableObject, Part { var changes: AnyPublisher<Int, Never>
        func save() -> AnyPublisher<Void, Never> {} }
      final class Model: Base<Parts> { func run() {}
        func start() { \(publisher).sink { _ in self.run() }.store(in: &bag) } }
      """, .subscriptions,
      is: "Model to \(target).bag: sink, captured strongly, held by subscriber, ends \(ending)")
  }
}
