import Model
import YAMLReading

/// The JSON Schema of the manifest, for `Documentation/manifest.schema.json`.
package func manifestSchema() -> String {
  jsonSchema(
    of: manifestShape, title: "lifegraph manifest",
    description: "The objects of an app, how long each lives and who keeps whom alive.")
}

/// The whole shape of the manifest in Markdown, for `Documentation/Manifest.md`.
package func manifestDocumentation() -> String {
  """
  # The manifest

  A manifest says which objects an app has, how long each is meant to live, and who keeps whom
  alive. It is YAML, or JSON when the name ends in `.json`; both give the same messages. It is named
  as an input, or found as `lifegraph.yml` at the root of a scanned folder.

  Editors check and complete it with `Documentation/manifest.schema.json`: put
  `# yaml-language-server: $schema=manifest.schema.json` in its first line, or in JSON the key
  `$schema`.

  ```yaml
  \(manifestExample)
  ```

  \(markdownTables(of: manifestShape, title: "The manifest"))
  ## Scopes

  The standard tree is `app` > `session` > `flow` > `screen`. What stands under `scopes` is put into
  it: a new scope lies `within` another one or is a root of its own; a standard scope that is named
  again moves when it says `within`, and stays where it is otherwise. `window` and `service`, both
  within `app`, may be used without being declared. At most \(ScopeTree.largestDeclaration) scopes can be declared.

  ## What is a mistake

  - A key or word that is not listed here, a value of another kind, an unknown scope, scopes that lie
    within each other, a key that stands twice.
  - `yes`, `no`, `on` and `off` are texts, as YAML 1.2 says: write `true` or `false`.
  - Numbers, booleans and nothing are no names: put a name such as `1` or `true` in quotes. A name
    that begins with `*`, `&`, `!`, `@` or `%` needs quotes, too.

  A component that relations name and nothing declares is no mistake: its box is dashed, and a note
  says so. All mistakes of a file are told at once, each with line and column, counted in UTF-8 bytes
  from 1.

  ## YAML

  Anchors, aliases and merge keys (`<<: *defaults`) work: the keys that a mapping has itself win, then
  those of earlier merged mappings. Tags, several documents in one file, and keys that are no text are
  refused. Files are UTF-8, or UTF-16 with a byte order mark.

  Limits: \(ReadingLimits.bytes / 1_000_000) MB, \(ReadingLimits.depth) lists and mappings inside
  each other, \(grouped(ReadingLimits.aliases)) aliases, and \(grouped(ReadingLimits.nodes)) values
  once aliases are expanded.

  """
}

/// A small manifest that shows every kind of entry; a test reads it without a problem.
package let manifestExample = """
  lifegraph: 1
  name: Reader
  complete: true
  scopes:
    account: { within: app }
    flow: { within: account }
  components:
    AppRoot:
      scope: app
      role: composition-root
      owns:
        - ArticleStore
        - { component: AccountSession, released-in: AppRoot.signOut }
      creates: [ArticleViewModel]
    ArticleStore:
      scope: app
      kind: actor
      module: Storage
      isolation: actor
      state:
        articles: "[Article]"
        lastOpened: { type: "Article?", scope: account, mutable: true, cleared-in: signOut }
    AccountSession:
      scope: account
      state:
        token: { type: String, mutable: true, persisted: true, cleared-in: AppRoot.signOut }
    Log:
      role: logger
      access: global
    ArticleViewModel:
      scope: screen
      keeps: [ArticleStore]
      refers: [AccountSession]
      reaches:
        - { component: Log, via: singleton, place: body }
  """

private func grouped(_ number: Int) -> String {
  let digits = Array(String(number))
  let groups = stride(from: digits.count, to: 0, by: -3).map { end in
    String(digits[max(0, end - 3)..<end])
  }
  return groups.reversed().joined(separator: ",")
}
