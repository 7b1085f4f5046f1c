import Analysis
import Model
import TestSupport
import Testing

@Suite struct SignalTests {
  @Test(arguments: [
    "MutableSharedFlow<String>()", "MutableSharedFlow<String>(extraBufferCapacity = 1)",
    "MutableSharedFlow<String>(replay = 0)", "MutableSharedFlow<String>(0, 1)",
    "Channel<String>(Channel.BUFFERED)", "PublishSubject.create<String>()",
  ])
  func `What tells of something and keeps nothing of it is no data`(value: String) async {
    #expect(await changing(value) == ["token"])
  }

  @Test(arguments: [
    "MutableSharedFlow<String>(replay = 1)", "MutableSharedFlow<String>(1)",
    "MutableStateFlow(\"\")", "BehaviorRelay.create<String>()",
    "BehaviorSubject.createDefault(\"\")",
  ])
  func `What repeats the last to whoever comes later is`(value: String) async {
    #expect(await changing(value) == ["token", "userSeeks"])
  }

  @Test func `A subject without a value is a signal, and one with a value is not`() async {
    let source = """
      import Combine
      final class Session {
        static let shared = Session()
        private var token: String?
        private let accountEnded = PassthroughSubject<String, Never>()
        private let account = CurrentValueSubject<String?, Never>(nil)
        func end() { accountEnded.send("a") ; account.send("b") }
        func logout() { token = nil }
      }
      """
    let report = await graph(of: files(source))
    let fields = report.components.flatMap(\.fields).filter(\.isMutable).map(\.name)
    #expect(fields == ["token", "account"])
  }

  private func changing(_ value: String) async -> [String] {
    let source = """
      //- app/src/main/kotlin/Session.kt
      package app
      class Session {
        private var token: String? = null
        private val userSeeks = \(value)
        fun seek() { userSeeks.tryEmit("a") ; userSeeks.accept("a") }
        fun logout() { token = null }
      }
      """
    let report = await graph(of: files(source))
    return report.components.flatMap(\.fields).filter(\.isMutable).map(\.name)
  }
}
