import Model

extension Rule {
  static let uiOutlived = Rule(
    id: "ui-outlived",
    title: "A long-lived object keeps what is shown on a screen",
    rationale: """
      A view or a controller belongs to its screen. In a static variable, or in an object that \
      lives as long as the app or the session, it stays after the screen has closed, with all that \
      it shows, and whoever asks for it later works on something that nobody sees. Hold it weakly, \
      pass it as an argument, or empty the slot when the screen closes. A root or a coordinator \
      that holds the window or the container of its screens does its work. A view model of Android \
      outlives the activity when the device is turned, and so does everything else that is made \
      once; what needs a context there is handed that of the application.
      """,
    limits: """
      Only classes that bear the names of the system's views, controllers and windows, or inherit \
      from them, are known to be shown. A context of Android counts where it is seen that an \
      activity, a fragment or a view hands itself over.
      """,
    languages: [.swift, .kotlin],
    silences: [
      .manifest:
        "a component of the scope `screen` that is kept too long is a `captive-dependency` there"
    ],
    basis: [
      .strong: "the type is one of the screen, and nothing is seen to empty the slot",
      .likely: "it is a container of screens, or hangs below a root",
    ],
    related: [
      RelatedRule("captive-dependency", when: "it is an object that is not shown"),
      RelatedRule("subscription-outlives-owner", when: "a callback keeps the screen"),
    ],
    severity: .error,
    examples: [
      .flagged(
        "A static variable that is set and never emptied",
        """
        //- Reports.swift
        final class ReportViewController: UIViewController {}
        enum Reports {
          static var controller: ReportViewController?
        //           ^^^^^^^^^^ Reports.controller keeps ReportViewController, which ends with its screen, as long as the app, and nothing empties it
          static func show() {
            controller = ReportViewController()
            controller?.present(UIViewController(), animated: true)
          }
        }
        """),
      .flagged(
        "A singleton that is handed a view",
        """
        //- Player.swift
        final class Player {
          static let shared = Player()
          private var surface: UIView?
        //            ^^^^^^^ Player.surface keeps UIView, which ends with its screen, as long as the app, and nothing empties it
          func attach(to surface: UIView) { self.surface = surface }
          func pause() { surface?.alpha = 0.5 }
        }
        """),
      .flagged(
        "A view model that keeps a view",
        """
        //- app/src/main/kotlin/SearchViewModel.kt
        package com.example
        import android.widget.TextView
        import androidx.lifecycle.ViewModel
        class SearchViewModel(private val label: TextView) : ViewModel() {
        //                                ^^^^^ SearchViewModel.label keeps TextView, which ends with its screen, as long as the view model
            fun search(text: String) { label.text = text }
        }
        """),
      .flagged(
        "An object that an activity hands itself to",
        """
        //- app/src/main/kotlin/Dialogs.kt
        package com.example
        import android.app.Activity
        import android.content.Context
        object Dialogs {
            private var context: Context? = null
        //              ^^^^^^^ Dialogs.context keeps Context, which ends with its screen, as long as the app, and nothing empties it
            fun start(context: Context) { this.context = context }
            fun show() { print(context) }
        }
        class MainActivity : Activity() {
            override fun onCreate(state: Bundle?) { Dialogs.start(this) }
        }
        """),
      .accepted(
        "The context of the application",
        """
        //- app/src/main/kotlin/Settings.kt
        package com.example
        import android.app.Activity
        import android.content.Context
        import javax.inject.Inject
        import javax.inject.Singleton
        @Singleton
        class Settings @Inject constructor(@ApplicationContext private val context: Context) {
            private var names = listOf<String>()
            fun load() { names = context.fileList().toList() }
        }
        """),
      .accepted(
        "An object that takes the context of the application from what it is handed",
        """
        //- app/src/main/kotlin/Files.kt
        package com.example
        import android.app.Activity
        import android.content.Context
        object Files {
            private var context: Context? = null
            fun start(context: Context) { this.context = context.applicationContext }
            fun list() = context?.fileList()
        }
        class MainActivity : Activity() {
            override fun onCreate(state: Bundle?) { Files.start(this) }
        }
        """
      ).told(by: "hidden-access"),
      .accepted(
        "An object that lets go of the activity",
        """
        //- app/src/main/kotlin/Current.kt
        package com.example
        import android.app.Activity
        import java.lang.ref.WeakReference
        object Current {
            private var activity: Activity? = null
            private var last = WeakReference<Activity>(null)
            fun start(activity: Activity) { this.activity = activity ; last = WeakReference(activity) }
            fun stop() { activity = null }
            fun show() { print(activity) ; print(last) }
        }
        """
      ).hidden,
      .accepted(
        "A slot that is emptied when the screen closes",
        """
        //- Player.swift
        final class Player {
          static let shared = Player()
          private var surface: UIView?
          func attach(to surface: UIView) { self.surface = surface }
          func detach() { surface = nil }
        }
        """),
      .accepted(
        "A weak variable",
        """
        //- Player.swift
        final class Player {
          static let shared = Player()
          private weak var surface: UIView?
          func attach(to surface: UIView) { self.surface = surface }
        }
        """),
      .accepted(
        "A coordinator that keeps the container of its screens",
        """
        //- Coordinator.swift
        final class AppCoordinator {
          private var navigation: UINavigationController?
          func start() { navigation = UINavigationController() }
        }
        @main final class AppDelegate: NSObject, UIApplicationDelegate {
          var window: UIWindow?
          let coordinator = AppCoordinator()
          func applicationDidFinishLaunching(_ application: UIApplication) {
            window = UIWindow()
            coordinator.start()
          }
        }
        """),
      .accepted(
        "A window that its owner makes for itself",
        """
        //- Panel.swift
        final class Panel {
          static let shared = Panel()
          private let controller = NSWindowController()
          func show() { controller.showWindow(nil) }
        }
        """
      ).hidden,
      .accepted(
        "Passed along",
        """
        //- Player.swift
        final class Player {
          static let shared = Player()
          func draw(in surface: UIView) { surface.setNeedsDisplay() }
        }
        """),
    ],
    check: findOutlivedInterface
  )
}

@Sendable private func findOutlivedInterface(in context: RuleContext) -> [Finding] {
  context.graph.interfaceSlots.compactMap { slot in
    OutlivedInterface(slot, context).map { finding($0, context) }
  }
}

private func finding(_ outlived: OutlivedInterface, _ context: RuleContext) -> Finding {
  let slot = outlived.slot
  let owner = context.derived.components[slot.component]
  let name =
    owner?.kind == .global
    ? slot.field : "\(context.derived.name(slot.component)).\(slot.field)"
  let type = slot.type.filter { $0 != "?" && $0 != "!" }
  let place = slot.part == .container ? "what it shows" : "its screen"
  let emptied = slot.isConstant ? "" : ", and nothing empties it"
  return Finding(
    message: "\(name) keeps \(type), which ends with \(place), as long as the \(outlived.life)"
      + emptied + keptThrough(outlived.keepers, derived: context.derived),
    confidence: outlived.confidence, component: slot.component, subject: slot.field,
    location: slot.location, path: outlived.keepers)
}
