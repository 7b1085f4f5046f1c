/// A manifest that uses every key and every word at least once.
let fullManifest = """
  # A reader app with several accounts, each in windows of its own.
  lifegraph: 1
  name: "Reader: feeds & articles"
  module: Reader
  complete: false
  $schema: ../Documentation/manifest.schema.json

  scopes:
    app:
    account: { within: app }
    session: { within: account }   # moved: one session for each account
    window:
      within: app
    article: { within: window, screens: true }

  components:
    AppRoot: &root
      scope: app
      role: composition-root
      kind: class
      module: App
      isolation: main-actor
      owns:
        - Database
        - { component: AccountStore, slot: accounts, released-in: AppRoot.shutDown }
      creates: [SyncSession]
      provides: [FeedFetching]
    AppRoot.Preview: { <<: *root, role: preview, module: Previews }
    Database:
      scope: app
      kind: actor
      isolation: actor
      access: global
      state:
        connection: OpaquePointer
        cache: { type: "[String: Article]", mutable: true, static: false, persisted: false }
    AccountStore:
      scope: account
      kind: struct
      state:
        current: { type: Account?, scope: account, mutable: true, persisted: true, cleared-in: signOut }
        observers:
    SyncSession:
      scope: session
      keeps: [Database, { component: Account, released-in: signOut }]
      uses: [Log]
      defers: [FeedFetching]
      subscribes:
        - { component: Database, released-in: SyncSession.stop }
        - { component: AccountStore, captures: strongly, holder: publisher }
    FeedFetching: { kind: protocol }
    Account: { kind: enum, role: ordinary, isolation: none }
    Log: { role: logger, kind: object, isolation: lock, access: global }
    Defaults: { role: configuration, kind: companion, isolation: unsafe }
    Clipboard: { role: system-wrapper, kind: external, isolation: global-actor }
    UIApplication: { role: system, kind: external }
    appDelegate: { kind: global }
    FeedBinding: { kind: binding, role: generated }
    SampleFeed: { role: sample }
    FeedTests: { role: test, reaches: [{ component: Database, place: test }] }
    ArticleView:
      scope: article
      role: view
      refers: [AccountStore]
      reaches:
        - Log
        - { component: Database, via: singleton, place: body }
        - { component: Defaults, via: kotlin-object, place: default-argument }
        - { component: FeedFetching, via: service-locator, place: property-initializer }
        - { component: Account, via: environment, place: extension }
        - { component: Clipboard, via: ambient-value, place: static-initializer }
        - { component: UIApplication, via: system, place: composition-root }
        - { component: appDelegate, place: preview }
    Empty:
  """
