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
    """),
  .accepted(
    "A structure that stores nothing and stands for something of the system",
    """
    //- Pasteboard.swift
    struct Pasteboard {
      static var general = Pasteboard()
      var string: String? {
        get { UIPasteboard.general.string }
        set { UIPasteboard.general.string = newValue }
      }
    }
    final class Page {
      func copy() { Pasteboard.general.string = "a" }
    }
    """
  ).hidden,
]
