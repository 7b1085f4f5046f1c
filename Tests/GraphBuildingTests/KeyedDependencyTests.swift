import Testing

private let client = """
  import Dependencies

  struct APIClient { var load: () -> Int }
  final class LiveStore { var count = 0 }
  extension APIClient: DependencyKey {
    static let liveValue = Self(load: { 1 })
    static let testValue = Self(load: { 2 })
  }
  extension DependencyValues {
    var apiClient: APIClient {
      get { self[APIClient.self] }
      set { self[APIClient.self] = newValue }
    }
  }

  """

@Suite struct KeyedDependencyTests {
  @Test(
    arguments: [
      "@Dependency(\\.apiClient) var apiClient ; func run() {}",
      "@Dependency(\\DependencyValues.apiClient) var apiClient ; func run() {}",
      "@Dependency(\\.apiClient) private var client: APIClient ; func run() {}",
    ])
  func `A wrapper on a property reaches the client`(code: String) async {
    await check(
      client + "struct Feature { \(code) }", .accesses,
      is: "Feature reaches APIClient.apiClient via ambient-value in property-initializer")
  }

  @Test func `A deep key path reaches the client behind its first part`() async {
    await check(
      client + "struct Feature { @Dependency(\\.apiClient.load) var load ; func run() {} }",
      .accesses,
      is: "Feature reaches APIClient.apiClient.load via ambient-value in property-initializer")
  }

  @Test func `A wrapper on a local variable reaches the client from the body`() async {
    await check(
      client + """
        struct Feature {
          func run() {
            @Dependency(\\.apiClient) var apiClient
            _ = apiClient.load()
          }
        }
        """, .accesses, is: "Feature reaches APIClient.apiClient via ambient-value in body")
  }

  @Test func `A key is named by its type`() async {
    await check(
      client + "struct Feature { @Dependency(APIClient.self) var client }", .accesses,
      is: "Feature reaches APIClient.APIClient via ambient-value in property-initializer")
  }

  @Test func `What the library brings along is counted under its type`() async {
    await check(
      client
        + "struct Feature { @Dependency(\\.mainQueue) var mainQueue ; @Dependency(\\.date.now) var now }",
      .accesses,
      is: """
        Feature reaches DependencyValues.date.now via ambient-value in property-initializer
        Feature reaches DependencyValues.mainQueue via ambient-value in property-initializer
        """)
  }

  @Test func `The live value lives as long as the process and is no access point`() async {
    await check(
      """
      import Dependencies
      final class LiveStore { var count = 0 }
      extension LiveStore: DependencyKey {
        static let liveValue = LiveStore()
        static let testValue = LiveStore()
      }
      """, .scopes, .accessPoints, is: "LiveStore: app, declared app (injection app)")
  }

  @Test func `Behind a key with a protocol stands the live value`() async {
    await check(
      """
      import ComposableArchitecture
      protocol API {}
      final class LiveAPI: API { var count = 0 }
      final class TestAPI: API { var count = 0 }
      final class PreviewAPI: API { var count = 0 }
      private enum APIKey: DependencyKey {
        static var liveValue: any API { LiveAPI() }
        static let testValue: any API = TestAPI()
        static var previewValue: any API { PreviewAPI() }
      }
      extension DependencyValues {
        var api: any API { get { self[APIKey.self] } set { self[APIKey.self] = newValue } }
      }
      struct Feature { @Dependency(\\.api) var api }
      """, .storage, .accesses, .others, .scopes,
      is: """
        Feature reaches LiveAPI.api via ambient-value in property-initializer
        APIKey creates LiveAPI in body
        APIKey provides LiveAPI.liveValue in composition-root
        LiveAPI: app, declared app (injection app)
        """)
  }

  @Test func `Another value for a while is composition`() async {
    await check(
      client + """
        final class Recorder { static let shared = Recorder() ; var count = 0 }
        final class Model {
          let inner = withDependencies { $0.apiClient = APIClient(load: { Recorder.shared.count }) } operation: {
            1
          }
        }
        """, .accesses, is: "Model reaches Recorder.shared in composition-root")
  }

  @Test func `A wrapper of that name without the library stays silent`() async {
    await check(
      """
      struct APIClient {}
      extension DependencyValues { var apiClient: APIClient { self[APIClient.self] } }
      struct Command { @Dependency(\\.apiClient) var client ; @Dependency(name: "tool") var tool }
      """, .accesses, is: "")
  }

  @Test func `A value with the entry macro is a member`() async {
    await check(
      """
      import SwiftUI
      final class Theme { var size = 1 }
      final class Dark { var size = 1 }
      extension EnvironmentValues {
        @Entry var theme: Theme = Theme()
        var dark: Dark { get { self[DarkKey.self] } set { self[DarkKey.self] = newValue } }
      }
      private struct DarkKey: EnvironmentKey { static let defaultValue = Dark() }
      struct Row: View {
        @Environment(\\.theme) private var theme
        @Environment(\\.dark) private var dark
        @Environment(\\.dismiss) private var dismiss
        var body: some View { Text("").environment(\\.theme, Theme()) }
      }
      """, .accesses, .accessPoints,
      is: """
        Row reaches Dark.dark via environment in property-initializer
        Row reaches Theme.theme via environment in property-initializer
        """)
  }

  @Test func `An own wrapper that reads a setting by key path reaches no object`() async {
    await check(
      """
      struct Editor { var width = 4 }
      struct SettingsData { var editor = Editor() }
      @propertyWrapper struct Setting<T> {
        init(_ path: WritableKeyPath<SettingsData, T>) {}
        var wrappedValue: T { fatalError() }
      }
      final class Model { @Setting(\\.editor) var editor ; @Setting(\\.editor.width) var width }
      """, .accesses, is: "")
  }

  @Test func `An own wrapper over a key path of an own type reaches what the key holds`() async {
    await check(
      """
      protocol Network {}
      final class LiveNetwork: Network { var count = 0 }
      protocol InjectionKey { associatedtype Value ; static var currentValue: Value { get set } }
      struct InjectedValues {
        private static var current = InjectedValues()
        static subscript<K>(key: K.Type) -> K.Value where K: InjectionKey { get { key.currentValue } set { key.currentValue = newValue } }
        static subscript<T>(_ path: WritableKeyPath<InjectedValues, T>) -> T { current[keyPath: path] }
      }
      @propertyWrapper struct Injected<T> {
        private let path: WritableKeyPath<InjectedValues, T>
        var wrappedValue: T { InjectedValues[path] }
        init(_ path: WritableKeyPath<InjectedValues, T>) { self.path = path }
      }
      private struct NetworkKey: InjectionKey { static var currentValue: Network = LiveNetwork() }
      extension InjectedValues {
        var network: Network { get { Self[NetworkKey.self] } set { Self[NetworkKey.self] = newValue } }
      }
      final class Loader { @Injected(\\.network) var network: Network }
      """, .accesses, .accessPoints,
      is: "Loader reaches LiveNetwork.network via ambient-value in property-initializer")
  }
}
