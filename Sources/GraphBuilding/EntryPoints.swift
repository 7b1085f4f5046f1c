import Model

/// What the system runs first in a process.
struct EntryPoint {
  let owner: CodeOwner
  let file: Int
  /// The kind of program that such an entry makes.
  let programKind: BuildTarget.Kind
}

/// The entries of all processes, in the order of the sources.
func entryPoints(_ source: SourceGraph) -> [EntryPoint] {
  var found: [EntryPoint] = []
  for (type, entry) in source.program.types.enumerated()
  where !entry.isExternal && !source.roles[type].isAlien {
    let conforms = outsideAncestors(of: type, in: source.program)
    let named = source.program.principals[type].flatMap(\.programKind)
    guard let kind = named ?? programKind(entry, conforms: conforms, in: source.program) else {
      continue
    }
    found.append(EntryPoint(owner: .type(type), file: entry.file, programKind: kind))
  }
  for (file, entry) in source.program.files.enumerated()
  where entry.role == .ordinary && !entry.statements.isEmpty
    && (entry.path == "main.swift" || entry.path.hasSuffix("/main.swift"))
  {
    found.append(EntryPoint(owner: .file(file), file: file, programKind: .commandLineTool))
  }
  return found.sorted { $0.file < $1.file }
}

extension PrincipalClass.Role {
  /// The kind of program that begins with such a class.
  fileprivate var programKind: BuildTarget.Kind? {
    switch self {
    case .ofExtension: .appExtension
    // Of a bundle that others load, too: its own code says what it is.
    case .ofProgram, .ofScene: nil
    }
  }
}

private func programKind(
  _ entry: TypeEntry, conforms: Set<String>, in program: Program
) -> BuildTarget.Kind? {
  if isExtensionPrincipal(entry, conforms: conforms, in: program) { return .appExtension }
  if conforms.contains("WidgetBundle") || !conforms.isDisjoint(with: extensionEntries) {
    return .appExtension
  }
  if conforms.contains("App") || conforms.contains(where: { $0.hasSuffix("ApplicationDelegate") }) {
    return .application
  }
  if conforms.contains("WKExtensionDelegate") { return .watchApplication }
  let isMain = ["main", "UIApplicationMain", "NSApplicationMain"].contains {
    entry.hasAttribute($0)
  }
  return isMain ? .commandLineTool : nil
}

/// Types of the system whose implementation an extension's process starts with.
let extensionEntries: Set<String> = [
  "UNNotificationServiceExtension", "UNNotificationContentExtension", "INExtension",
  "AppIntentsExtension", "SFSafariExtensionHandler", "CXCallDirectoryProvider",
  "FPUIActionExtension",
  "NSFileProviderExtension", "NSFileProviderReplicatedExtension", "MEExtension",
  "NEPacketTunnelProvider", "QLPreviewProvider", "MessageFilterExtension",
  "RPBroadcastSampleHandler",
]
