/// What looks like `global-mutable-state` and is none, or is a form of it: further examples of the rule.
let globalMutableStateTraps: [Example] = [
  .accepted(
    "A manifest with a static value that does not change",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      FeatureFlags:
        state:
          isFast: { static: true }
    """)
]
