import Model
import Testing

@Suite struct ScopeEvidenceTests {
  @Test func `Framework conventions give scopes`() async {
    await check(
      """
      @main struct TheApp: App { let a: Deep }
      final class Delegate: NSObject, UIApplicationDelegate {}
      final class Scene: UIResponder, UIWindowSceneDelegate {}
      final class Controller: BaseController {}
      class BaseController: UIViewController {}
      struct Screen: View { let deep: Deep }
      final class Cell: UITableViewCell {}
      protocol CoordinatorProtocol: AnyObject {}
      final class LoginCoordinator: CoordinatorProtocol {}
      final class LoginScreenCoordinator: CoordinatorProtocol {}
      final class AppCoordinator: CoordinatorProtocol {}
      final class Deep {}
      """, .scopes,
      is: """
        BaseController: screen, declared screen (framework screen)
        Cell: screen, declared screen (framework screen)
        Controller: screen, declared screen (framework screen)
        Deep: app (ownership app)
        Delegate: app, declared app (framework app)
        LoginCoordinator: flow, declared flow (framework flow)
        LoginScreenCoordinator: screen, declared screen (framework screen)
        Scene: window, declared window (framework window)
        Screen: screen, declared screen (framework screen)
        TheApp: app, declared app (framework app)
        """)
  }

  @Test func `Names give scopes only where nothing else does`() async {
    await check(
      """
      final class UserSession {}
      final class BookingDraft {}
      final class LoginCoordinator {}
      final class LoginViewModel {}
      final class LoginPresenter {}
      // lifegraph: scope=session
      final class TabViewModel {}
      struct ValueViewModel {}
      final class AudioSession {}
      """, .scopes,
      is: """
        BookingDraft: flow (name flow)
        LoginCoordinator: flow (name flow)
        LoginPresenter: screen (name screen)
        LoginViewModel: screen (name screen)
        TabViewModel: session, declared session (directive session)
        UserSession: session (name session)
        """)
  }

  @Test func `The nested coordinator of a view representable is no flow`() async {
    await check(
      """
      struct MapView: UIViewRepresentable {
        final class Coordinator: NSObject {}
        func makeCoordinator() -> Coordinator { Coordinator() }
      }
      protocol MapCoordinatorDelegate: AnyObject {}
      struct Chart: UIViewRepresentable { final class Coordinator: NSObject, MapCoordinatorDelegate {} }
      final class Coordinator {}
      """, .scopes,
      is: """
        Coordinator: flow (name flow)
        MapView: screen, declared screen (framework screen)
        """)
  }

  @Test func `A directive goes before the settings and these before a convention`() async {
    var settings = GraphSettings.standard
    settings.scopePatterns = [
      GraphSettings.Pattern(pattern: "Tab*", value: "flow"),
      GraphSettings.Pattern(pattern: "*", value: "session"),
    ]
    await check(
      """
      // lifegraph: scope=app
      final class TabOne: UIViewController {}
      final class TabTwo: UIViewController {}
      """, .scopes, settings: settings,
      is: """
        TabOne: app, declared app (directive app, settings flow, framework screen)
        TabTwo: flow, declared flow (settings flow, framework screen)
        """)
  }

  @Test func `A directive that names no scope is a problem`() async {
    await check(
      "// lifegraph: scope=sesion\nfinal class Store {}", .scopes, .problems,
      is: "warning: the directive names the scope 'sesion', which does not exist")
  }
}
