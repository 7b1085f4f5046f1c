/// What looks like `isolated-but-ownerless` and is none, or is a form of it: further examples of the rule.
let isolatedButOwnerlessTraps: [Example] = [
  .flagged(
    "A manifest that declares an actor with a session's data",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      TokenStore:
    # ^^^^^^^^^^ TokenStore is guarded, but TokenStore outlives the session and nobody owns its data: token
        scope: app
        access: global
        isolation: actor
        state:
          token: { scope: session, mutable: true }
    """
  ).hidden,
  .accepted(
    "A manifest in which the data has an owner",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      SessionHolder: { scope: app, access: global, owns: [{ component: UserSession, released-in: logout }] }
      UserSession:
        scope: session
        isolation: actor
        state:
          token: { mutable: true }
    """
  ).hidden,
]
