import Model

/// The forms in which code registers callbacks with the system, with publishers and with tasks, by
/// the documentation of Foundation, Combine, SwiftUI, UIKit, QuartzCore, AppKit and RxSwift.
extension BodyReader {
  func registration(_ call: Call, _ frame: CallFrame, _ name: String) -> Registration? {
    switch registeringCalls[name] {
    case .observer? where call.bears("forName"):
      return registry(.observer, "NotificationCenter")
    case .observer?:
      // The center names the observer without keeping it.
      guard call.bears("selector"), frame.arguments.first?.origin == .selfValue else { return nil }
      var selector = registry(.observer, "NotificationCenter")
      selector.selfCapture = .nothing
      return selector
    case .monitor?:
      return registry(.observer, "NSEvent")
    case .timer?:
      guard name == "Timer" || isOutside(frame.base, "Timer"),
        call.arguments.contains(where: { $0.label != nil })
      else { return nil }
      return timer(call, frame)
    case .displayLink? where call.bears("target"):
      return capturing("target", of: registry(.timer, "RunLoop"), call, frame)
    case .session? where call.bears("delegate"):
      return capturing("delegate", of: registry(.delegate, "URLSession"), call, frame)
    case .eventHandler?:
      return token(.timer, .outside("RunLoop"), .never)
    case .task? where frame.base == nil:
      return task(call, frame)
    case .madeTask?:
      return isOutside(frame.base, "Task") ? task(call, frame) : nil
    case .observation?:
      return token(.observer, .outside("Observation"), .byItself)
    case .reception?:
      guard let received = call.arguments.first?.value,
        frame.arguments.contains(where: { !$0.held.isEmpty })
      else { return nil }
      return Registration(
        form: .sink, target: publisher(of: received).target, keeper: .view, ending: .byItself,
        endsWithToken: false)
    case .subscription?:
      return subscription(call, frame, name)
    case .displayLink?, .session?, .task?, nil:
      return nil
    }
  }

  private func registry(_ form: Subscription.Form, _ name: String) -> Registration {
    Registration(
      form: form, target: .outside(name), keeper: .registry, ending: .never, endsWithToken: false)
  }

  private func token(
    _ form: Subscription.Form, _ target: Registration.Target, _ ending: Subscription.Ending
  ) -> Registration {
    Registration(form: form, target: target, keeper: .token, ending: ending, endsWithToken: true)
  }

  private func isOutside(_ base: Value?, _ name: String) -> Bool {
    base?.type == .externalMetatype(name)
  }

  /// A timer keeps its block, or its target, until it is invalidated; one that fires once
  /// invalidates itself.
  private func timer(_ call: Call, _ frame: CallFrame) -> Registration? {
    var timer = registry(.timer, "RunLoop")
    let repeats = call.arguments.first { $0.label == "repeats" }
    switch repeats?.value {
    case .literal(.boolean(true), _)?: timer.ending = .never
    case .literal(.boolean(false), _)?, nil: timer.ending = .byItself
    default: timer.ending = .unknown
    }
    return call.bears("target") ? capturing("target", of: timer, call, frame) : timer
  }

  private func task(_ call: Call, _ frame: CallFrame) -> Registration? {
    guard case .closure? = call.arguments.last?.value else { return nil }
    // Whether it ends is told by what its closure does.
    var task = registry(.task, "Task")
    task.ending = .byItself
    return task
  }

  /// The registration keeps the object behind a label.
  private func capturing(
    _ label: String, of registration: Registration, _ call: Call, _ frame: CallFrame
  ) -> Registration? {
    guard let position = call.arguments.firstIndex(where: { $0.label == label }),
      position < frame.arguments.count
    else { return nil }
    var registration = registration
    let value = frame.arguments[position]
    guard let type = value.type.projectType else { return nil }
    if value.origin == .selfValue {
      registration.selfCapture = .strongly
    } else {
      registration.object = type
    }
    return registration
  }

  /// Combine, RxSwift and key-value observing: what is given back keeps the callback.
  private func subscription(
    _ call: Call, _ frame: CallFrame, _ name: String
  ) -> Registration? {
    guard case .member(let base?, _, _) = call.callee else { return nil }
    let labels = Set(call.arguments.compactMap(\.label))
    let hasClosure = frame.arguments.contains { !$0.held.isEmpty }
    switch name {
    case "sink":
      guard hasClosure else { return nil }
    case "assign":
      guard labels == ["to", "on"] else { return nil }
    case "observe":
      // Key-value observing begins with the key path.
      guard hasClosure, case .member(nil, _, _)? = call.arguments.first?.value else { return nil }
      let target: Registration.Target =
        frame.base?.type.projectType.map { .type($0) } ?? .outside("NSObject")
      return token(.observer, target, .never)
    default:
      guard hasClosure, !labels.isDisjoint(with: reactiveLabels) else { return nil }
    }
    let source = publisher(of: base)
    var subscription = token(.sink, source.target, source.ending)
    subscription.publisher = source.property
    return name == "assign" ? capturing("on", of: subscription, call, frame) : subscription
  }
}

/// Calls that by their names may register something.
private enum RegisteringCall {
  case observer, monitor, timer, displayLink, session, eventHandler, task, madeTask, observation,
    reception, subscription
}

private let registeringCalls: NameTable<RegisteringCall> = [
  "addObserver": .observer, "addLocalMonitorForEvents": .monitor,
  "addGlobalMonitorForEvents": .monitor, "scheduledTimer": .timer, "Timer": .timer,
  "CADisplayLink": .displayLink, "URLSession": .session, "setEventHandler": .eventHandler,
  "Task": .task, "detached": .madeTask, "immediate": .madeTask, "init": .madeTask,
  "withObservationTracking": .observation, "onReceive": .reception, "sink": .subscription,
  "assign": .subscription, "subscribe": .subscription, "bind": .subscription,
  "drive": .subscription, "emit": .subscription, "observe": .subscription,
]

extension Call {
  /// True when an argument has that label.
  fileprivate func bears(_ label: String) -> Bool {
    arguments.contains { $0.label == label }
  }
}

/// Calls on what a registration gives back that end it.
let tokenEndingMethods: NameSet = [
  "cancel", "invalidate", "dispose", "finishTasksAndInvalidate", "invalidateAndCancel", "stop",
]
/// The beginnings of functions that end what they are given.
let tokenEndingPrefixes: NameBeginnings = [
  "remove", "cancel", "invalidate", "dispose", "unsubscribe", "stop", "detach",
]
/// The parts of the system, and those that stand for publishers nobody is known to own, that
/// callbacks are registered with.
let systemRegistries: Set<String> = [
  "CoroutineScope", "GlobalScope", "NotificationCenter", "NSEvent", "NSObject", "Observation",
  "Publisher", "RunLoop", "Task",
  "URLSession",
]
/// Types of what registrations give back.
let tokenTypes: NameSet = [
  "AnyCancellable", "Cancellable", "CADisplayLink", "Disposable", "NSKeyValueObservation",
  "NSObjectProtocol", "Task", "Timer", "URLSession",
]
/// Methods that put a token into a collection, with the label of that.
let tokenStoring: NameTable<String> = ["store": "in", "disposed": "by"]
/// Methods of collections that put something into them.
let insertingMethods: NameSet = [
  "append", "insert", "add", "addObject", "setObject", "updateValue", "setValue", "formUnion",
  "put", "addLast", "addFirst", "offer",
]
private let reactiveLabels: Set<String> = [
  "onNext", "onError", "onSuccess", "onCompleted", "onFailure",
]
