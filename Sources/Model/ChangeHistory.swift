/// How often files were changed of late, from the history of the sources.
package struct ChangeHistory: Sendable, Hashable {
  /// How many changes were looked at.
  package let commits: Int
  /// How many of them touched a file, by its path.
  package let changes: [String: Int]

  package init(commits: Int, changes: [String: Int]) {
    self.commits = commits
    self.changes = changes
  }
}
