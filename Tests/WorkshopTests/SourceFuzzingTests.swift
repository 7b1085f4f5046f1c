import Model
import Testing
import Workshop

@Suite struct SourceFuzzingTests {
  @Test func `Damaged sources are read without a crash, with places inside the file`() async {
    let swift = [types, bodies].map { SourceText(path: "A.swift", text: $0) }
    let kotlin = SourceText(path: "A.kt", text: kotlin)
    let faults = await fuzzExtraction(of: swift + [kotlin], rounds: 900, seed: 0x5EED)
    #expect(faults.isEmpty, "\(faults)")
  }
}

private let types = """
  import UIKit
  @testable import struct Module.Part

  // lifegraph: scope=session
  @MainActor public final class Store<Element: Hashable>: Base, @unchecked Sendable {
    public static let shared = Store<Int>()
    nonisolated(unsafe) static var count = 0 // lifegraph:ignore counted elsewhere
    @Published private(set) var items: [String: [Element]?] = [:]
    weak var delegate: (any StoreDelegate)?
    lazy var cache: NSCache<NSString, Box> = { let cache = NSCache<NSString, Box>(); return cache }()
    @Injected(\\.session) var session: Session!
    var (a, b): (Int, Größe) = (1, Größe("😀"))
    var title: String { get { items.keys.first ?? "" } set(value) { items[value] = nil } }
    #if DEBUG && canImport(B)
    let log = Logger.debug
    #elseif os(iOS)
    let log = Logger.release
    #endif
    init?(session: Session = .shared, _ make: @escaping (Int) throws -> Store?) { self.session = session }
    deinit { NotificationCenter.default.removeObserver(self) }
    subscript(key: String, default other: @autoclosure () -> Int) -> Int { 1 }
    enum State: Equatable { case out, entered(user: User, since: Date?); indirect case next(State) }
  }
  extension Store.State where Element == Int { typealias Next = [Store<Int>.State] }
  protocol StoreDelegate: AnyObject { associatedtype Item; func changed(_ item: inout Item) async throws }
  actor Queue { private var tasks: Set<Task<Void, Never>> = [] }
  """

private let bodies = """
  func work(on items: [Item]..., while isOn: Bool) async rethrows -> some View {
    guard let self, case .entered(let user, _) = state, #available(iOS 17, *) else { return nil }
    if let user = user as? Admin, !user.isGone { Store.shared.items["\\(user.name) \\"x\\""]? += 1 }
    else if isOn { defer { cancel() } } else { throw Failure.gone(at: #line) }
    for case let item? in items where item.id != 0 { try await item.load { [weak self, id = item.id] in self?.done(id, $0) } }
    switch (state, isOn) {
    case (.out, true), (.next(.out), _): let x = isOn ? a : b ?? c
    case let (.entered(user: who, since: _), false) where who.id > 1 << 3: cache.removeAll(keepingCapacity: true)
    @unknown default: break
    }
    do { try run() } catch let error as URLError where error.code == .cancelled { log(error) } catch { fatalError() }
    repeat { count &-= 1 } while count > 0 && ~mask != 0
    let text = \"\"\"
      Many \\(lines.map { "\\($0)" }.joined(separator: #"\\#n"#))
      \"\"\"
    let path = \\Store<Int>.items["a"]?.count; let regex = #/a+[^"]/#
    session = nil; (a, b) = (b, a); _ = consume text
    return HStack { if isOn { Text(verbatim: text) } else { EmptyView() } }
      .task(id: user) { @MainActor in await reload() }
      #if os(macOS)
      .padding()
      #endif
  }
  let app = UIApplication.shared.delegate as! AppDelegate
  #Preview { Work(store: .init(session: .mock) { _ in nil }) }
  """

private let kotlin = """
  @file:JvmName("Stores")
  package a.b
  import a.c.Api as Net

  // lifegraph: scope=session
  @SingleIn(AppScope::class)
  @ContributesBinding(AppScope::class, binding = binding<@Named("a") Store>())
  public class Store<T : Any> @Inject constructor(
    private val api: Net, @Named("io") val scope: CoroutineScope = GlobalScope,
  ) : Base(api), Listener by api where T : Größe {
    private val _state = MutableStateFlow<State?>(null)
    val state: StateFlow<State?>
      field = MutableStateFlow(null)
    val cache by lazy { mutableMapOf<String, List<T>>() }
    lateinit var session: Session
    var name: String
      get() = session.user?.name ?: "none"
      set(value) { field = value.also { println("x ${it.trim { c -> c == '"' }} $value 😀") } }
    init { api.add(this@Store) }
    constructor(other: Store<T>) : this(other.api)
    override suspend fun work(vararg items: T, action: suspend (T.() -> Unit)): Result<Unit> = runCatching {
      when (val next = items.firstOrNull()) {
        null -> return@runCatching
        is Session if next.isOpen -> next.close()
        in cache.values -> cache.forEach { (key, (a, _)) -> log(key, a) }
        else -> { for ((i, item) in items.withIndex()) { if (i > 3) break else action(item) } }
      }
      try { throw Failure() } catch (e: IOException) { cache[name]?.clear() } finally { cache += name to listOf() }
    }
    companion object Factory { @Volatile private var instance: Store<*>? = null; fun get() = instance!! }
    sealed interface State { data object Out : State; data class In(val user: User) : State }
    enum class Kind(val code: Int) { A(1), B(2) { override fun run() {} }; abstract fun run() }
  }
  context(logger: Logger) internal inline fun <reified T> Store<T>.log(vararg x: Any?) = logger.log($$"$x $$x")
  val Context.store by dataStore(name = \"\"\"
  raw $x ${1 + 2}
  \"\"\")
  fun interface Run { operator fun invoke(): Boolean }
  @Preview @Composable internal fun Screen(model: Model = viewModel(), content: @Composable () -> Unit) {
    val state by model.state.collectAsState(); var open by remember { mutableStateOf(false) }
    LaunchedEffect(Unit) { snapshotFlow { state }.onEach { open = !open }.launchIn(this) }
    object : Callback { override fun onChange(a: Int) { model::update; Store::class.java } }.let { content() }
  }
  """
