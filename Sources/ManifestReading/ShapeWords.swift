import Model
import YAMLReading

// What the words of the model mean in a manifest. Exhaustive, so that a new word needs its sentence.

func help(for kind: Relation.Kind) -> String {
  switch kind {
  case .owns: "What it creates, or is given to own, and stores strongly"
  case .keeps: "What it stores strongly and was handed from outside"
  case .uses: "What it receives through a parameter and does not store"
  case .creates: "What it constructs without storing it"
  case .refers: "What it knows weakly or unowned"
  case .defers: "What it asks a closure, provider or factory for each time"
  case .provides: "What it supplies for a protocol or key, as a binding or composition root"
  case .reaches: "What it gets through a global access point"
  case .subscribes: "What it registers a callback, observer, collector, timer or task with"
  }
}

func word(_ role: Component.Role) -> Shape.Word {
  let help =
    switch role {
    case .ordinary: "nothing special; the same as leaving it out"
    case .compositionRoot: "creates objects and hands them over, so that it may reach globals"
    case .view: "shows something on the screen"
    case .logger: "writes logs; a global one is left alone"
    case .configuration: "holds values that never change; a global one is left alone"
    case .systemWrapper: "a thin wrapper of a system object; a global one is left alone"
    case .system: "belongs to the system or to a third party"
    case .test: "belongs to tests"
    case .preview: "belongs to previews"
    case .sample: "belongs to samples"
    case .generated: "is written by a generator"
    case .unbuilt: "is compiled in no build"
    }
  return .init(role.rawValue, help)
}

func word(_ kind: Component.Kind) -> Shape.Word? {
  let help: String
  switch kind {
  case .class: help = "a class"
  case .struct: help = "a struct"
  case .actor: help = "an actor"
  case .enum: help = "an enum"
  case .protocol: help = "a protocol or interface"
  case .object: help = "a Kotlin object"
  case .companion: help = "a Kotlin companion object"
  case .binding: help = "a binding of a dependency-injection container"
  case .global: help = "a variable at the top level of a file"
  case .external: help = "a type of the system or of a third party"
  // Both say where a component is known from, which a manifest cannot choose.
  case .declared, .undeclared: return nil
  }
  return .init(kind.rawValue, help)
}

func word(_ isolation: Component.Isolation) -> Shape.Word {
  let help =
    switch isolation {
    case .none: "nothing"
    case .actor: "it is an actor"
    case .mainActor: "the main actor"
    case .globalActor: "another global actor"
    case .lock: "a lock or a queue"
    case .unsafe: "nothing, and the compiler was told not to look"
    }
  return .init(isolation.rawValue, help)
}

func word(_ via: Relation.Via) -> Shape.Word {
  let help =
    switch via {
    case .singleton: "a static instance, such as `X.shared`"
    case .kotlinObject: "a Kotlin `object`"
    case .serviceLocator: "a container that is asked for it"
    case .environment: "the environment of views"
    case .ambientValue: "a task-local or otherwise ambient value"
    case .system: "an object of the system"
    }
  return .init(via.rawValue, help)
}

func word(_ place: Relation.Place) -> Shape.Word {
  let help =
    switch place {
    case .body: "the body of a function"
    case .defaultArgument: "the default of a parameter"
    case .propertyInitializer: "the initial value of a property"
    case .staticInitializer: "the initial value of a static or global variable"
    case .extension: "an extension of another type"
    case .compositionRoot: "a composition root"
    case .test: "a test"
    case .preview: "a preview"
    case .unbuilt: "code that no build compiles"
    }
  return .init(place.rawValue, help)
}

func word(_ capture: Subscription.Capture) -> Shape.Word {
  let help =
    switch capture {
    case .strongly: "it keeps the subscriber alive"
    case .weakly: "it does not keep the subscriber alive"
    case .unowned: "it trusts the subscriber to live longer"
    case .nothing: "it does not know the subscriber"
    }
  return .init(capture.rawValue, help)
}

func word(_ holder: Subscription.Holder) -> Shape.Word {
  let help =
    switch holder {
    case .publisher: "what it is registered with"
    case .subscriber: "the subscriber, in a slot of its own"
    case .unknown: "nobody who is known"
    }
  return .init(holder.rawValue, help)
}
