/// What looks like `ownership-cycle` and is none, or is a form of it: further examples of the rule.
let ownershipCycleTraps: [Example] = [
  .accepted(
    "Two globals that live for ever anyway",
    """
    //- Globals.swift
    final class Player {
      static let shared = Player()
      var queue = Queue.shared
    }
    final class Queue {
      static let shared = Queue()
      var player: Player?
      func attach() { player = Player.shared }
    }
    """
  ).told(by: "hidden-access"),
  .accepted(
    "A subscription of what a container makes once for the process",
    """
    //- Pump.swift
    import Swinject
    final class Pump { @Published var level = 0 ; var bag: Set<AnyCancellable> = []
      init() { $level.sink { _ in self.report() }.store(in: &bag) } ; func report() {} }
    func wire(_ all: Container) { all.register(Pump.self) { _ in Pump() }.inObjectScope(.container) }
    """),
  .accepted(
    "A chain is no cycle",
    """
    //- Chain.swift
    final class First { let second = Second() }
    final class Second {}
    """),
  .accepted(
    "A manifest in which the child points back weakly",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      Parent:
        scope: flow
        owns: [Child]
      Child:
        scope: flow
        refers: [Parent]
    """),
  .accepted(
    "A manifest in which one lets go of the other",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      Parent:
        scope: flow
        owns: [{ component: Child, released-in: finish }]
      Child:
        scope: flow
        keeps: [Parent]
    """
  ).hidden,
  .accepted(
    "Unowned, and passed as an argument",
    """
    //- Flow.swift
    final class Flow {
      var step: Step?
      private let form = Form()
      func start() { step = Step(flow: self) ; form.send(to: self) }
    }
    final class Step {
      unowned let flow: Flow
      init(flow: Flow) { self.flow = flow }
    }
    final class Form { func send(to flow: Flow) { print(flow) } }
    """),
]
