import Model

/// The processes for people, one in each line with its roots.
func processLines(of report: Report, index: ReportIndex) -> [String] {
  report.processes.map { process in
    let roots = process.roots.map { root in
      var text = root.name
      if root.kind == .alternative { text += " (alternative, no production)" }
      if root.kind == .provider { text += " (provides \(root.provides.count))" }
      if !root.leavesOut.isEmpty {
        let names = root.leavesOut.map { index.name(of: $0) }.joined(separator: ", ")
        text += " without \(names)"
      }
      return text
    }
    let list = roots.isEmpty ? "no known root" : roots.joined(separator: ", ")
    return "\(process.name), \(processWords(process.kind)): \(list)"
  }
}

/// What a process is, for people.
func processWords(_ kind: BuildTarget.Kind) -> String {
  switch kind {
  case .application: "an app"
  case .appExtension: "an app extension"
  case .watchApplication: "a watch app"
  case .commandLineTool: "a command-line tool"
  case .library, .test, .other: "a program"
  }
}
