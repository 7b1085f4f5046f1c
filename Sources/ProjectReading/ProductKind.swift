import Model

/// What a target is made into, by the product type as Xcode and the tools around it name it, without
/// the prefix of Apple: `app-extension`.
func targetKind(productType: String, isForWatch: Bool) -> BuildTarget.Kind {
  switch productType {
  case "application", "application.on-demand-install-capable":
    return isForWatch ? .watchApplication : .application
  case "application.watchapp", "application.watchapp2", "application.watchapp2-container":
    return .watchApplication
  case "app-extension", "watchkit-extension", "watchkit2-extension", "tv-app-extension",
    "app-extension.messages", "app-extension.messages-sticker-pack", "extensionkit-extension",
    "app-extension.intents-service", "xpc-service", "system-extension", "driver-extension":
    return .appExtension
  case "tool": return .commandLineTool
  case "framework", "framework.static", "library.static", "library.dynamic", "bundle":
    return .library
  case "bundle.unit-test", "bundle.ui-testing", "bundle.ocunit-test": return .test
  default: return .other
  }
}
