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
      that holds the window or the container of its screens does its work.
      """,
    limits: """
      Only classes that bear the names of the system's views, controllers and windows, or inherit \
      from them, are known to be shown.
      """,
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
        """
      ).hidden,
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
