import Model

/// The forms in which Kotlin code starts coroutines in a scope, collects flows and registers
/// listeners, by the documentation of kotlinx.coroutines and of Android.
extension BodyReader {
  /// What a call registers; `nil` for what ends with its owner by itself.
  func kotlinRegistration(_ call: Call, _ frame: CallFrame, _ name: String) -> Registration? {
    guard case .member(let base?, _, _) = call.callee else {
      // A method that an activity or a service inherits.
      return name == "registerReceiver"
        ? listener(name, of: .outside("Context"), call, frame) : nil
    }
    if launchingMethods.contains(name) { return coroutine(.task, in: base) }
    if scopedOperators.contains(name), let scope = call.arguments.first?.value {
      var collection = coroutine(.collector, in: scope)
      collection?.ending = flowEnding(base).0
      return collection
    }
    guard case .external(let service, _)? = frame.base?.type.unwrapped,
      listeningServices.contains(service)
    else { return nil }
    return listener(name, of: .outside(service), call, frame)
  }

  /// An object that a function of the project is given to call it back.
  func noteOwnListener(_ callee: Int, _ call: Call, _ frame: CallFrame) {
    guard isKotlin, let owner = program.functions[callee].owner, owner != selfType,
      let name = call.functionName, !endsWithLifecycle(program.functions[callee].facts),
      var registration = listener(name, of: .type(owner), call, frame)
    else { return }
    registration.callee = callee
    _ = hold(
      .registration(registration), inner: frame.arguments.flatMap(\.held), at: call.span)
  }

  /// True for a function that is handed the owner with whose end the listener ends.
  private func endsWithLifecycle(_ facts: FunctionFacts) -> Bool {
    facts.parameters.contains { parameter in
      let type = parameter.type.map { lastPart(of: $0.spelling) } ?? ""
      return type.hasPrefix("LifecycleOwner") || type == "Lifecycle"
    }
  }

  /// `removeListener(this)`: what this code has added under that name ends.
  func noteListenerRemoval(_ call: Call) {
    guard isKotlin, let name = call.functionName,
      let noun = listenerNoun(name, behind: removingVerbs)
    else { return }
    let here = site
    record { $0.listenerRemovals.append(.init(noun: noun, site: here)) }
  }

  /// A coroutine in a scope that the object makes for itself, or in that of the process. Those of
  /// Android's owners end with them; of one that is handed in only its maker knows.
  private func coroutine(_ form: Subscription.Form, in scope: Expression) -> Registration? {
    var name = "CoroutineScope"
    var property: Int?
    if case .name("GlobalScope", _) = scope {
      name = "GlobalScope"
    } else {
      guard let slot = slot(of: scope), !slot.isElement,
        makesScope(program.properties[slot.property].facts.value)
      else { return nil }
      property = slot.property
    }
    return Registration(
      form: form, target: .outside(name), keeper: .registry, ending: .byItself,
      endsWithToken: false, scope: property)
  }

  private func makesScope(_ value: Expression?) -> Bool {
    switch value {
    case .call(let call): call.functionName.map(scopeMakers.contains) ?? false
    case .group(let parts): parts.contains { makesScope($0) }
    default: false
    }
  }

  /// `addListener(this)`, `registerReceiver(receiver, filter)`: the target calls back until it is told
  /// otherwise.
  private func listener(
    _ name: String, of target: Registration.Target, _ call: Call, _ frame: CallFrame
  ) -> Registration? {
    guard let noun = listenerNoun(name, behind: addingVerbs) else { return nil }
    // With an owner in front the listener ends with the owner.
    if call.arguments.count > 1, frame.arguments.first?.origin == .selfValue { return nil }
    var registration = Registration(
      form: .observer, target: target, keeper: .registry, ending: .never, endsWithToken: false)
    registration.noun = noun
    if frame.arguments.contains(where: { $0.origin == .selfValue }) {
      registration.selfCapture = .strongly
    } else if frame.arguments.contains(where: { !$0.held.isEmpty }) {
      // The closures in it tell what they capture.
      return registration
    } else if frame.arguments.contains(where: isOwnLiteral) {
      registration.selfCapture = .strongly
    } else {
      return nil
    }
    return registration
  }

  /// True for a variable of the object with an object written out, whose functions name members of
  /// the object around.
  private func isOwnLiteral(_ value: Value) -> Bool {
    guard let source = value.source, program.properties[source].owner == selfType,
      case .call(let made)? = program.properties[source].facts.value
    else { return false }
    return made.arguments.contains {
      if case .closure = $0.value { return $0.label != nil }
      return false
    }
  }

  /// How a flow ends, and the type of the project that gives it.
  func flowEnding(_ flow: Expression) -> (Subscription.Ending, Int?) {
    var current = flow
    var ending = Subscription.Ending.unknown
    while true {
      if case .external(let name, _) = quietly({ evaluate(current, expected: nil) }).type.unwrapped,
        hotFlows.contains(name)
      {
        ending = .never
      }
      switch current {
      case .call(let call):
        if call.functionName.map(endingOperators.contains) == true { return (.byItself, nil) }
        guard case .member(let base?, _, _) = call.callee else { return (ending, nil) }
        current = base
      case .member(let base?, _, _):
        let owner = quietly { evaluate(base, expected: nil) }.type.projectType
        return (ending, owner == selfType ? nil : owner)
      default:
        return (ending, nil)
      }
    }
  }
}

/// True for the name of a function that adds a listener to others.
func addsListener(_ name: String) -> Bool { listenerNoun(name, behind: addingVerbs) != nil }

/// `SessionListener` of `addSessionListener`; `nil` for other functions.
private func listenerNoun(_ name: String, behind verbs: [String]) -> String? {
  guard listenerWords.contains(where: name.hasSuffix),
    let verb = verbs.first(where: name.hasPrefix)
  else { return nil }
  return String(name.dropFirst(verb.count))
}

private let addingVerbs = ["add", "register"]
private let removingVerbs = ["remove", "unregister"]
private let listenerWords = ["Listener", "Observer", "Callback", "Callbacks", "Receiver"]
private let launchingMethods: NameSet = ["launch", "async"]
/// Operators of flows that collect in the scope that they are given.
private let scopedOperators: NameSet = ["launchIn", "stateIn", "shareIn", "produceIn"]
private let scopeMakers: NameSet = ["CoroutineScope", "MainScope"]
/// Flows that never complete.
private let hotFlows: NameSet = [
  "StateFlow", "MutableStateFlow", "SharedFlow", "MutableSharedFlow",
]
/// Operators behind which a flow completes.
private let endingOperators: NameSet = ["first", "firstOrNull", "take", "takeWhile", "single"]
/// Services of Android that call listeners back.
let listeningServices: Set<String> = [
  "Context", "ConnectivityManager", "LocationManager", "SensorManager", "TelephonyManager",
  "AudioManager", "DisplayManager", "ClipboardManager", "ContentResolver", "LocalBroadcastManager",
  "CameraManager", "NsdManager", "BluetoothAdapter", "FusedLocationProviderClient",
  "ProcessLifecycleOwner", "AccountManager", "InputManager",
]
