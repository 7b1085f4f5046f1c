import Model

/// True for a type that only takes notes of what others do, as a logger does: by its name, and for
/// less clear names also by its shape. Nobody's decisions depend on such a type.
func isForDiagnostics(_ entry: TypeEntry, conforms: Set<String>, in program: Program) -> Bool {
  let name = String(entry.simpleName)
  if ["Logger", "Logging", "Tracer"].contains(where: { name.hasSuffix($0) }) { return true }
  let words = camelWords(name)
  let isLog = name.hasSuffix("Log") || name.hasSuffix("Logs") || words.first == "log"
  let isClear = words.contains(where: diagnosticWords.contains)
  // A screen may show a log, and is none.
  guard isLog || isClear, !conforms.contains("View"),
    !conforms.contains(where: { $0.hasSuffix("ViewController") })
  else { return false }
  let functions = entry.functions.map { program.functions[$0] }
    .filter { !$0.isInExtension && $0.facts.role == .function && $0.facts.visibility != .file }
    .map(\.facts)
  let takers = functions.count(where: takesNotes)
  if takers == 0 { return false }
  let slots = entry.properties.map { program.properties[$0].facts }
    .filter { !$0.isStatic && !$0.isComputed && !$0.isConstant }
  let speaksOfNotes = functions.contains { noteVerbs.contains(camelWords($0.name).first ?? "") }
  let hasLevels = functions.count { androidLevels.contains($0.name) } > 2
  if isClear || speaksOfNotes || hasLevels {
    // Some of its functions name a note, or give all of them back to be read.
    return slots.allSatisfy { $0.setterVisibility == .file } && takers * 2 > functions.count
  }
  // Now and then one gives the file back, for support; three of four only take messages.
  return slots.allSatisfy { $0.visibility == .file } && takers * 4 >= functions.count * 3
}

/// True for a function that gives nothing back, or only what the work that it watches gives.
private func takesNotes(_ function: FunctionFacts) -> Bool {
  guard let result = function.result else { return true }
  guard case .named(let name, _) = result.unwrapped else { return false }
  return name == "Void" || function.genericParameters.contains(name)
}

private let diagnosticWords: Set<String> = [
  "trace", "tracing", "diagnostic", "diagnostics", "signpost", "signposts", "breadcrumb",
  "breadcrumbs", "allocation", "allocations", "logging",
]
/// The functions of `android.util.Log`, whose names its like take over.
private let androidLevels: Set<String> = ["v", "d", "i", "w", "e", "wtf"]
private let noteVerbs: Set<String> = ["log", "trace", "warn", "debug"]

/// True for a logger that the sources do not declare (references of os, swift-log, SLF4J, Timber and
/// Kermit).
func isOutsideLogger(_ name: String) -> Bool { outsideLoggers.contains(name) }

private let outsideLoggers: Set<String> = ["Logger", "OSLog", "Timber", "Timber.Tree"]
