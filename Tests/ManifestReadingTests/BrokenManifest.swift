import Testing

/// A manifest with mistakes and everything that is said about it.
struct BrokenManifest: Sendable, CustomTestStringConvertible {
  let title: String
  let path: String
  let text: String
  /// One line for each problem, as a terminal shows it.
  let says: String

  init(_ title: String, path: String, text: String, says: String) {
    self.title = title
    self.path = path
    self.text = text
    self.says = says
  }

  var testDescription: String { title }
}

extension BrokenManifest {
  static let yaml: [BrokenManifest] = [
    BrokenManifest(
      "A key is mistyped", path: "lifegraph.yml",
      text: """
        lifegraph: 1
        components:
          SessionManager:
            scop: app
            own: [HTTPClient]
          HTTPClient:

        """,
      says: """
        lifegraph.yml:4:5: error: component `SessionManager` has no key `scop` — did you mean `scope`?
        lifegraph.yml:5:5: error: component `SessionManager` has no key `own` — did you mean `owns`?
        """),
    BrokenManifest(
      "A key is nothing like a known one", path: "lifegraph.yml",
      text: """
        lifegraph: 1
        nodes: []
        components: {}

        """,
      says: """
        lifegraph.yml:2:1: error: the manifest has no key `nodes` — known keys are `lifegraph`, `name`, `module`, `complete`, `scopes`, `components`, `$schema`
        """),
    BrokenManifest(
      "The version is missing", path: "lifegraph.yml",
      text: """
        name: Travel
        components:
          A:

        """,
      says: """
        lifegraph.yml:1:1: error: the manifest lacks the key `lifegraph` — add `lifegraph: 1`
        """),
    BrokenManifest(
      "The version is newer", path: "lifegraph.yml",
      text: """
        lifegraph: 2
        name: Travel

        """,
      says: """
        lifegraph.yml:1:12: error: version `2` of the manifest format is unknown — write `lifegraph: 1`, or use a newer lifegraph
        """),
    BrokenManifest(
      "The version is text", path: "lifegraph.yml",
      text: """
        lifegraph: "1"

        """,
      says: """
        lifegraph.yml:1:12: error: `lifegraph` expects the number `1`, but the text `1` stands here — remove the quotes around `1`
        """),
    BrokenManifest(
      "A scope is mistyped", path: "lifegraph.yml",
      text: """
        lifegraph: 1
        components:
          UserSession:
            scope: sesion
            state:
              token: { scope: acount }

        """,
      says: """
        lifegraph.yml:4:12: error: component `UserSession` has the unknown scope `sesion` — did you mean `session`?
        lifegraph.yml:6:23: error: field `token` of component `UserSession` has the unknown scope `acount` — known scopes are `app`, `session`, `flow`, `screen`; declare further ones under `scopes`
        """),
    BrokenManifest(
      "Scopes lie within each other", path: "lifegraph.yml",
      text: """
        lifegraph: 1
        scopes:
          app:
          account: { within: room }
          room: { within: account }

        """,
      says: """
        lifegraph.yml:4:22: error: scopes lie within each other: `account` within `room` within `account` — take the `within` of one of them away
        """),
    BrokenManifest(
      "A parent scope is unknown", path: "lifegraph.yml",
      text: """
        lifegraph: 1
        scopes:
          account: { within: ap }
          room: { inside: account }
          hall: account

        """,
      says: """
        lifegraph.yml:3:22: error: `account` is within the unknown scope `ap` — did you mean `app`?
        lifegraph.yml:4:11: error: scope `room` has no key `inside` — known keys are `within`, `screens`
        lifegraph.yml:5:9: error: scope `hall` expects a mapping with the keys `within`, `screens`, but the text `account` stands here — write `{ within: account }`
        """),
    BrokenManifest(
      "The same component stands twice", path: "lifegraph.yml",
      text: """
        lifegraph: 1
        components:
          Cart:
            scope: session
          Cart:
            scope: flow

        """,
      says: """
        lifegraph.yml:5:3: error: the key `Cart` stands twice, first in line 3, column 3 — keep one of them
        """),
    BrokenManifest(
      "The same key stands twice", path: "lifegraph.yml",
      text: """
        lifegraph: 1
        components:
          Cart:
            scope: session
            scope: flow

        """,
      says: """
        lifegraph.yml:5:5: error: the key `scope` stands twice, first in line 4, column 5 — keep one of them
        """),
    BrokenManifest(
      "A list is written as one name", path: "lifegraph.yml",
      text: """
        lifegraph: 1
        components:
          A:
            owns: B
          B:

        """,
      says: """
        lifegraph.yml:4:11: error: `owns` of component `A` expects a list, but the text `B` stands here — write `[B]`
        """),
    BrokenManifest(
      "Components are written as a list", path: "lifegraph.yml",
      text: """
        lifegraph: 1
        components:
          - name: A
            scope: app

        """,
      says: """
        lifegraph.yml:3:3: error: `components` expects a mapping with an entry for each component, but a list stands here — write `name: …` lines without `-`
        """),
    BrokenManifest(
      "A boolean of YAML 1.1", path: "lifegraph.yml",
      text: """
        lifegraph: 1
        complete: yes
        components:
          A:
            state:
              token: { mutable: on, static: "true", persisted: 1 }

        """,
      says: """
        lifegraph.yml:2:11: error: `complete` expects `true` or `false`, but the text `yes` stands here — write `true`
        lifegraph.yml:6:25: error: `mutable` of field `token` of component `A` expects `true` or `false`, but the text `on` stands here — write `true`
        lifegraph.yml:6:37: error: `static` of field `token` of component `A` expects `true` or `false`, but the text `true` stands here — remove the quotes around `true`
        lifegraph.yml:6:56: error: `persisted` of field `token` of component `A` expects `true` or `false`, but the number `1` stands here — write `true`
        """),
    BrokenManifest(
      "Words are mistyped", path: "lifegraph.yml",
      text: """
        lifegraph: 1
        components:
          A:
            role: composition-rot
            kind: klass
            isolation: mainactor
            access: public

        """,
      says: """
        lifegraph.yml:4:11: error: `role` of component `A` cannot be `composition-rot` — did you mean `composition-root`?
        lifegraph.yml:5:11: error: `kind` of component `A` cannot be `klass` — did you mean `class`?
        lifegraph.yml:6:16: error: `isolation` of component `A` cannot be `mainactor` — did you mean `main-actor`?
        lifegraph.yml:7:13: error: `access` of component `A` cannot be `public` — write `global`
        """),
    BrokenManifest(
      "Attributes of relations are wrong", path: "lifegraph.yml",
      text: """
        lifegraph: 1
        components:
          A:
            owns:
              - { released-in: logout }
              - { component: B, via: singleton }
            reaches:
              - { component: B, via: singelton, place: bodies }
          B:

        """,
      says: """
        lifegraph.yml:5:9: error: an entry of `owns` of component `A` lacks the key `component` — add `component: …` with the name of a component
        lifegraph.yml:6:25: error: an entry of `owns` of component `A` has no key `via` — known keys are `component`, `slot`, `released-in`
        lifegraph.yml:8:30: error: `via` of an entry of `reaches` of component `A` cannot be `singelton` — did you mean `singleton`?
        lifegraph.yml:8:48: error: `place` of an entry of `reaches` of component `A` cannot be `bodies` — write `body`, `default-argument`, `property-initializer`, `static-initializer`, `extension`, `composition-root`, `test`, `preview` or `unbuilt`
        """),
    BrokenManifest(
      "Names are no text", path: "lifegraph.yml",
      text: """
        lifegraph: 1
        components:
          1: { scope: app }
          true:
          A:
            uses: [2, ~, false, [B]]

        """,
      says: """
        lifegraph.yml:3:3: error: the number `1` stands where a key belongs — put it in quotes if it is a name
        lifegraph.yml:4:3: error: the boolean `true` stands where a key belongs — put it in quotes if it is a name
        lifegraph.yml:6:12: error: an entry of `uses` of component `A` expects the name of a component or a mapping with the key `component`, but the number `2` stands here — put it in quotes if it is meant as text
        lifegraph.yml:6:15: error: an entry of `uses` of component `A` expects the name of a component or a mapping with the key `component`, but nothing stands here — write the name of a component, or remove it
        lifegraph.yml:6:18: error: an entry of `uses` of component `A` expects the name of a component or a mapping with the key `component`, but the boolean `false` stands here — put it in quotes if it is meant as text
        lifegraph.yml:6:25: error: an entry of `uses` of component `A` expects the name of a component or a mapping with the key `component`, but a list stands here — put it in quotes if it is meant as one text
        """),
    BrokenManifest(
      "A name is empty or invisible", path: "lifegraph.yml",
      text: """
        lifegraph: 1
        components:
          "": { scope: app }
          "A\\u0007":
          B:
            uses: [" ", "C\\u200B"]

        """,
      says: """
        lifegraph.yml:3:3: error: the name of a component is empty — write it, or remove the entry
        lifegraph.yml:4:3: error: the name of a component contains the invisible character U+0007 — write it without that character
        lifegraph.yml:6:12: error: an entry of `uses` of component `B` is empty — write it, or remove the entry
        lifegraph.yml:6:17: error: an entry of `uses` of component `B` contains the invisible character U+200B — write it without that character
        """),
    BrokenManifest(
      "A tab indents", path: "lifegraph.yml",
      text: """
        lifegraph: 1
        components:
        \tA:

        """,
      says: """
        lifegraph.yml:3:1: error: a tab stands where only spaces may indent — indent with spaces
        """),
    BrokenManifest(
      "The indentation does not fit", path: "lifegraph.yml",
      text: """
        lifegraph: 1
        components:
          A:
             scope: app
            owns: [B]

        """,
      says: """
        lifegraph.yml:5:5: error: this line does not fit the ones above it — give it the same indentation as its siblings, and close quotes and brackets before it
        """),
    BrokenManifest(
      "A bracket is not closed, and there are mistakes before it", path: "lifegraph.yml",
      text: """
        lifegraph: 1
        components:
          A:
            scoop: app
            owns: [B, C
          D:
            scope: app

        """,
      says: """
        lifegraph.yml:4:5: error: component `A` has no key `scoop` — known keys are `scope`, `role`, `kind`, `module`, `isolation`, `access`, `state`, `owns`, `keeps`, `uses`, `creates`, `refers`, `defers`, `provides`, `reaches`, `subscribes`
        lifegraph.yml:6:4: error: the list that begins with `[` in line 5 is not closed — put `,` between its entries and `]` at its end
        """),
    BrokenManifest(
      "A quote is not closed", path: "lifegraph.yml",
      text: """
        lifegraph: 1
        name: "Travel
        components: {}

        """,
      says: """
        lifegraph.yml:2:7: error: this quote is never closed — close it
        """),
    BrokenManifest(
      "A colon and a blank in a plain text", path: "lifegraph.yml",
      text: """
        lifegraph: 1
        name: Travel: the app

        """,
      says: """
        lifegraph.yml:2:13: error: a `:` stands where no key can be — check the indentation, or put a text that contains `: ` in quotes
        """),
    BrokenManifest(
      "A colon is missing", path: "lifegraph.yml",
      text: """
        lifegraph: 1
        components
          A: { scope: app }

        """,
      says: """
        lifegraph.yml:2:1: error: a `:` is missing after this key — write `name: value` or `name:`
        """),
    BrokenManifest(
      "A type needs quotes", path: "lifegraph.yml",
      text: """
        lifegraph: 1
        components:
          A:
            state:
              drafts: [Draft]
              byID: {String: Int}
              count: 3

        """,
      says: """
        lifegraph.yml:5:15: error: field `drafts` of component `A` expects a type or a mapping, but a list stands here — put it in quotes if it is meant as one text
        lifegraph.yml:6:14: error: field `byID` of component `A` has no key `String` — known keys are `type`, `scope`, `mutable`, `static`, `persisted`, `cleared-in`
        lifegraph.yml:7:14: error: field `count` of component `A` expects a type or a mapping, but the number `3` stands here — put it in quotes if it is meant as text
        """),
    BrokenManifest(
      "An alias contains itself", path: "lifegraph.yml",
      text: """
        lifegraph: 1
        components: &all
          A: *all

        """,
      says: """
        lifegraph.yml:3:6: error: the alias `*all` contains itself — write out what is meant
        """),
    BrokenManifest(
      "An alias has no anchor, and a pattern needs quotes", path: "lifegraph.yml",
      text: """
        lifegraph: 1
        components:
          A: &view { scope: screen }
          B: *vew
          C:
            owns: [*Logger]

        """,
      says: """
        lifegraph.yml:4:6: error: no anchor `&vew` stands before the alias `*vew` — did you mean `*view`?
        lifegraph.yml:6:12: error: no anchor `&Logger` stands before the alias `*Logger` — put the text in quotes if it begins with `*`
        """),
    BrokenManifest(
      "A second document begins", path: "lifegraph.yml",
      text: """
        lifegraph: 1
        ---
        lifegraph: 1

        """,
      says: """
        lifegraph.yml:2:1: error: a second document begins here — keep one document in a file
        """),
    BrokenManifest(
      "The file is empty", path: "lifegraph.yml",
      text: """
        # nothing yet

        """,
      says: """
        lifegraph.yml:1:1: error: the manifest is empty — begin it with `lifegraph: 1`
        """),
    BrokenManifest(
      "The file is a list", path: "lifegraph.yml",
      text: """
        - lifegraph

        """,
      says: """
        lifegraph.yml:1:1: error: the manifest expects a mapping, but a list stands here — write `name: …` lines without `-`
        """),
    BrokenManifest(
      "A key is a list", path: "lifegraph.yml",
      text: """
        lifegraph: 1
        components:
          [A, B]: { scope: app }
          {C: D}: { scope: app }

        """,
      says: """
        lifegraph.yml:3:3: error: a list or mapping stands where a key belongs — write a name, or put the text in quotes
        lifegraph.yml:4:3: error: a list or mapping stands where a key belongs — write a name, or put the text in quotes
        """),
    BrokenManifest(
      "A tag stands before a value", path: "lifegraph.yml",
      text: """
        lifegraph: 1
        name: !title Travel

        """,
      says: """
        lifegraph.yml:2:7: error: the tag `!title` has no meaning here — remove it; put a text that looks like something else in quotes
        """),
    BrokenManifest(
      "A relation names a component almost right", path: "lifegraph.yml",
      text: """
        lifegraph: 1
        components:
          BookingAPI:
          Checkout:
            keeps: [BokingAPI, Payment]
            owns: [Checkout]
            uses: [BookingAPI, BookingAPI]

        """,
      says: """
        lifegraph.yml:5:13: warning: component `BokingAPI` is not declared — did you mean `BookingAPI`?
        lifegraph.yml:5:24: note: component `Payment` is named and not declared — declare it under `components`; until then its box is dashed
        lifegraph.yml:6:12: warning: component `Checkout` owns itself — name the other component, or remove the entry
        lifegraph.yml:7:24: warning: component `Checkout` says twice that it uses `BookingAPI` — remove one of the entries
        """),
    BrokenManifest(
      "A merge of something that is no mapping", path: "lifegraph.yml",
      text: """
        lifegraph: 1
        components:
          A:
            <<: [1]

        """,
      says: """
        lifegraph.yml:4:5: error: `<<` merges mappings, and this is none — name an anchor of a mapping, as in `<<: *defaults`
        """),
    BrokenManifest(
      "Values of the wrong kind at the top", path: "lifegraph.yml",
      text: """
        lifegraph: one
        name: [Travel]
        complete: perhaps
        scopes: app
        components: 7

        """,
      says: """
        lifegraph.yml:1:12: error: `lifegraph` expects the number `1`, but the text `one` stands here — write `1`
        lifegraph.yml:2:7: error: `name` expects the title of the app, but a list stands here — put it in quotes if it is meant as one text
        lifegraph.yml:3:11: error: `complete` expects `true` or `false`, but the text `perhaps` stands here
        lifegraph.yml:4:9: error: `scopes` expects a mapping with an entry for each scope, but the text `app` stands here
        lifegraph.yml:5:13: error: `components` expects a mapping with an entry for each component, but the number `7` stands here
        """),
    BrokenManifest(
      "Many mistakes at once", path: "lifegraph.yml",
      text: """
        lifegraph: 1
        nmae: Travel
        scopes:
          account: { within: app, witin: x }
        components:
          SessionManager:
            scope: acount
            access: globl
            state:
              authToken: { scop: session, mutable: yes }
            reaches: [{ component: HTTPClient, via: singelton }]
          HTTPClient: app

        """,
      says: """
        lifegraph.yml:2:1: error: the manifest has no key `nmae` — did you mean `name`?
        lifegraph.yml:4:27: error: scope `account` has no key `witin` — did you mean `within`?
        lifegraph.yml:7:12: error: component `SessionManager` has the unknown scope `acount` — did you mean `account`?
        lifegraph.yml:8:13: error: `access` of component `SessionManager` cannot be `globl` — did you mean `global`?
        lifegraph.yml:10:20: error: field `authToken` of component `SessionManager` has no key `scop` — did you mean `scope`?
        lifegraph.yml:10:44: error: `mutable` of field `authToken` of component `SessionManager` expects `true` or `false`, but the text `yes` stands here — write `true`
        lifegraph.yml:11:45: error: `via` of an entry of `reaches` of component `SessionManager` cannot be `singelton` — did you mean `singleton`?
        lifegraph.yml:12:15: error: component `HTTPClient` expects a mapping, but the text `app` stands here — write its keys below it, one in a line
        """),
    BrokenManifest(
      "Control characters", path: "lifegraph.yml",
      text: """
        lifegraph: 1
        name: Tra\u{7}vel

        """,
      says: """
        lifegraph.yml:2:10: error: the control character U+0007 stands in the text — remove it, or write it as an escape in a double-quoted text
        """),
    BrokenManifest(
      "Text of another encoding that was repaired", path: "lifegraph.yml",
      text: """
        lifegraph: 1
        name: Caf\u{FFFD}

        """,
      says: """
        lifegraph.yml:2:10: error: U+FFFD stands here: the file was not valid UTF-8 — save the file as UTF-8
        """),
    BrokenManifest(
      "Columns count bytes", path: "lifegraph.yml",
      text: """
        lifegraph: 1
        components: { Größe: { scop: app }, 日本: { scope: sesion } }

        """,
      says: """
        lifegraph.yml:2:26: error: component `Größe` has no key `scop` — did you mean `scope`?
        lifegraph.yml:2:56: error: component `日本` has the unknown scope `sesion` — did you mean `session`?
        """),
  ]

  static let json: [BrokenManifest] = [
    BrokenManifest(
      "JSON: a key is mistyped", path: "lifegraph.json",
      text: """
        {
          "lifegraph": 1,
          "componets": {}
        }

        """,
      says: """
        lifegraph.json:3:3: error: the manifest has no key `componets` — did you mean `components`?
        """),
    BrokenManifest(
      "JSON: a comma too many", path: "lifegraph.json",
      text: """
        {
          "lifegraph": 1,
        }

        """,
      says: """
        lifegraph.json:2:17: error: a `,` stands before `}` — remove it
        """),
    BrokenManifest(
      "JSON: a comma is missing, and there are mistakes before it", path: "lifegraph.json",
      text: """
        {
          "lifegraph": 1,
          "complete": "yes"
          "components": {}
        }

        """,
      says: """
        lifegraph.json:3:15: error: `complete` expects `true` or `false`, but the text `yes` stands here — write `true`
        lifegraph.json:4:3: error: a `,` or `}` is missing before `"` — write `,` or `}`
        """),
    BrokenManifest(
      "JSON: a key stands twice", path: "lifegraph.json",
      text: """
        { "lifegraph": 1, "name": "A", "name": "B" }

        """,
      says: """
        lifegraph.json:1:32: error: the key `name` stands twice, first in line 1, column 19 — keep one of them
        """),
    BrokenManifest(
      "JSON: comments and single quotes", path: "lifegraph.json",
      text: """
        {
          // the app
          'lifegraph': 1
        }

        """,
      says: """
        lifegraph.json:2:3: error: `/` stands where a key in quotes belongs — remove the comment: JSON has none
        """),
    BrokenManifest(
      "JSON: half of a character", path: "lifegraph.json",
      text: """
        { "lifegraph": 1, "name": "\\ud83d!" }

        """,
      says: """
        lifegraph.json:1:28: error: the escape names half of a character — write both halves, or the character itself
        """),
    BrokenManifest(
      "JSON: it is cut off", path: "lifegraph.json",
      text: """
        { "lifegraph": 1, "components": { "A": { "scope": "ap
        """,
      says: """
        lifegraph.json:1:51: error: this quote is never closed — close it on the same line
        """),
  ]
}
