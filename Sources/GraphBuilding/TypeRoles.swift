import Model

/// The role of every type, by its attributes, what it conforms to, its file and its name.
func typeRoles(_ program: Program, settings: GraphSettings) -> [Component.Role] {
  program.types.indices.map { type in
    let entry = program.types[type]
    let fileRole = program.files[entry.file].role
    if fileRole != .ordinary { return fileRole }
    if entry.isUnbuilt { return .unbuilt }
    let conforms = outsideAncestors(of: type, in: program)
    if conforms.contains("PreviewProvider") || conforms.contains("PreviewParameterProvider")
      || entry.name.hasSuffix("_Previews")
    {
      return .preview
    }
    if conforms.contains(where: { $0 == "XCTestCase" }) { return .test }
    if isRoot(entry, conforms: conforms, settings: settings) { return .compositionRoot }
    if program.principals[type] != nil { return .compositionRoot }
    if isExtensionPrincipal(entry, conforms: conforms, in: program) { return .compositionRoot }
    if settings.leave.contains(where: { matches(entry.name, pattern: $0) }) {
      return .configuration
    }
    if isForDiagnostics(entry, conforms: conforms, in: program) { return .logger }
    if conforms.contains("View") || conforms.contains("ViewModifier") { return .view }
    return .ordinary
  }
}

/// Names of the outside types that a type conforms to or inherits from, also through project types.
func outsideAncestors(of type: Int, in program: Program) -> Set<String> {
  program.links.outsideAncestors[type]
}

/// The class that the system makes first in an app extension's process.
func isExtensionPrincipal(
  _ entry: TypeEntry, conforms: Set<String>, in program: Program
) -> Bool {
  let targets = program.files[entry.file].targets.map { program.membership.targets[$0].kind }
  let isOfExtension =
    targets.isEmpty
    ? entry.module.hasSuffix("Extension") : targets.allSatisfy { $0 == .appExtension }
  guard entry.isReferenceType, isOfExtension else { return false }
  return conforms.contains("NSExtensionRequestHandling")
    || conforms.contains { $0.hasSuffix("ViewController") }
      && ["ViewController", "RequestHandler"].contains { entry.simpleName.hasSuffix($0) }
}

private let rootProtocols: Set<String> = [
  "App", "UIApplicationDelegate", "NSApplicationDelegate", "WKApplicationDelegate",
  "WKExtensionDelegate", "UISceneDelegate", "UIWindowSceneDelegate",
  "WidgetBundle", "UNNotificationServiceExtension", "AppIntent", "EntityQuery",
  "EntityStringQuery", "EnumerableEntityQuery", "DynamicOptionsProvider", "AppShortcutsProvider",
  "INExtension", "TimelineProvider", "IntentTimelineProvider", "AppIntentTimelineProvider",
  "CPTemplateApplicationSceneDelegate", "WidgetConfigurationIntent", "AudioPlaybackIntent",
  "OpenIntent", "SetValueIntent", "LiveActivityIntent", "ForegroundContinuableIntent",
]
private let rootNames = [
  "CompositionRoot", "AppDependencies", "DependencyContainer", "AppContainer", "Assembly",
  "AppAssembler",
]

private func isRoot(
  _ entry: TypeEntry, conforms: Set<String>, settings: GraphSettings
) -> Bool {
  if entry.isExternal { return false }
  if entry.hasAttribute("main") || entry.hasAttribute("UIApplicationMain")
    || entry.hasAttribute("NSApplicationMain")
  {
    return true
  }
  if !conforms.isDisjoint(with: rootProtocols) { return true }
  if entry.keyword == .class,
    conforms.contains(where: { androidKind(ofAncestor: $0) == .application })
  {
    return true
  }
  if !conforms.isDisjoint(with: extensionEntries) { return true }
  if settings.roots.contains(where: { matches(entry.name, pattern: $0) }) { return true }
  return rootNames.contains { entry.simpleName.hasSuffix($0) }
}
