/// The part of an app that a component stands in.
package enum Layer: String, Sendable, Codable, CaseIterable {
  /// What makes and hands over objects: application, delegates, modules, graphs.
  case root
  /// What is shown, and what is made for a screen, a flow or a window.
  case interface
  /// What is neither.
  case logic
  /// What keeps or fetches data.
  case data
  /// Tests, previews, samples, generated code and what nothing builds.
  case outside
}
