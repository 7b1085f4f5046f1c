import Foundation
import Model

/// How often the files that were read have been changed of late, as Git tells it; `nil` when no folder
/// lies in a repository with some history, Git is not there, or it does not answer in time. Nothing is fetched and
/// nothing is written.
func sourceHistory(of texts: InputTexts, session: Session) -> ChangeHistory? {
  guard let git = program("git", inPath: session.environment["PATH"] ?? "") else { return nil }
  var commits = 0
  var changes: [String: Int] = [:]
  let repositories = Dictionary(grouping: Set(texts.folders).sorted()) { folder in
    answer(of: git, ["rev-parse", "--show-toplevel"], in: folder, session).first ?? ""
  }
  for (root, folders) in repositories.sorted(by: { $0.key < $1.key }) where !root.isEmpty {
    let lines = answer(
      of: git,
      [
        "-c", "core.quotePath=false", "log", "--max-count=\(mostCommits)", "--no-merges",
        "--no-renames", "--name-only", "--format=tformat:\(commitMark)", "--",
      ] + folders, in: root, session)
    for line in lines {
      if line == commitMark {
        commits += 1
      } else if let label = texts.origins[path(line, in: root)] {
        changes[label, default: 0] += 1
      }
    }
  }
  return commits < fewestCommits ? nil : ChangeHistory(commits: commits, changes: changes)
}

/// Older changes say little about what changes today.
private let mostCommits = 500
/// Of a history so short, how often something changed says nothing.
private let fewestCommits = 20
/// No path that Git names looks like this.
private let commitMark = "/"

private func answer(
  of git: String, _ arguments: [String], in folder: String, _ session: Session
) -> [String] {
  // A hook that runs this names its own repository, and a partial clone would fetch what it lacks.
  let environment = session.environment.filter { !$0.key.hasPrefix("GIT_") }.merging([
    "GIT_OPTIONAL_LOCKS": "0", "GIT_NO_LAZY_FETCH": "1", "GIT_ALLOW_PROTOCOL": "none",
    "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C",
  ]) { $1 }
  let result = run(
    ChildProcess(
      executable: git, arguments: ["--no-pager", "-C", folder] + arguments,
      environment: environment, seconds: 20, outputLimit: 64 << 20), input: [],
    cleanup: session.cleanup)
  guard result.end == .exited(0) else { return [] }
  return String(decoding: result.output, as: UTF8.self).split(separator: "\n").map(String.init)
}

/// A program in one of the folders of a search path, of which only absolute ones count.
private func program(_ name: String, inPath list: String) -> String? {
  list.split(separator: ":").lazy.filter { $0.hasPrefix("/") }
    .map { path(name, in: String($0)) }.first { access($0, X_OK) == 0 }
}
