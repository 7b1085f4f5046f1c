import Model
import Testing

@Suite struct DiagnosticTypeTests {
  @Test(arguments: [
    ("AppLogger", "func lines() -> [String] { [] }", true),
    (
      "TraceManager",
      "func begin(_ name: String) -> Int { 0 } ; func end(_ id: Int) {} ; func stop() {}", true
    ),
    ("AllocationTracker", "func add(_ name: String) {} ; func remove(_ name: String) {}", true),
    ("CrashLoggingShim", "func start() {} ; func logError(_ error: any Error) {}", true),
    (
      "ActivityLog", "private(set) var all: [String] = [] ; func logActivity(_ name: String) {}",
      true
    ),
    (
      "ActivityLog",
      "func logActivity<T>(_ work: () -> T) -> T { work() } ; func did(_ name: String) {}", true
    ),
    ("FoodLog", "private(set) var meals: [String] = [] ; func eat(_ meal: String) {}", false),
    ("FoodLog", "func eat(_ meal: String) {} ; func meals() -> [String] { [] }", false),
    ("ActivityLog", "var all: [String] = [] ; func logActivity(_ name: String) {}", false),
    ("Traceroute", "func run() {}", false),
    ("TraceEntity", "var hops = 0 ; func add() {}", false),
    (
      "AllocationPlan",
      "func shares() -> [Int] { [] } ; func total() -> Int { 0 } ; func sort() {}", false
    ),
    ("BreadcrumbView: View", "func tap() {}", false),
    ("TraceViewController: UIViewController", "func show() {}", false),
  ])
  func `What only takes notes of others is a logger`(name: String, members: String, isLogger: Bool)
    async
  {
    let report = await graph(
      of: files("final class \(name) { static let shared = 0 ; \(members) }"))
    let component = report.components.first { name.hasPrefix($0.name) }
    #expect((component?.role == .logger) == isLogger, "\(String(describing: component?.role))")
  }
}
