import Model

/// What stands before a subscription: whose publisher it is, and whether it ever completes.
struct PublisherFacts {
  var target: Registration.Target
  var ending: Subscription.Ending
  /// The variable that holds it.
  var property: Int?

  /// Nothing is known of it.
  static let unknown = PublisherFacts(target: .outside("Publisher"), ending: .unknown)
}

extension BodyReader {
  /// Follows a chain of operators back to the publisher.
  func publisher(of expression: Expression) -> PublisherFacts {
    var current = expression
    var isBounded = false
    while true {
      switch current {
      case .call(let call):
        let name = call.functionName ?? ""
        if completingOperators.contains(name) { isBounded = true }
        if let known = systemPublisher(call, name) { return bounded(known, isBounded) }
        guard case .member(let base?, _, _) = call.callee else { return made(by: call, name) }
        if let own = projectFunction(call, name, on: base) { return bounded(own, isBounded) }
        current = base
      case .member(let base?, let name, _):
        if let own = variable(name, of: base) { return bounded(own, isBounded) }
        current = base
      case .name(let name, _):
        return bounded(variable(name), isBounded)
      case .cast(let inner, _, _), .element(let inner, _, _):
        current = inner
      case .group(let parts) where parts.count == 1:
        current = parts[0]
      default:
        return .unknown
      }
    }
  }

  /// The type whose values a loop goes over, and whether that ever ends.
  func sequenceEnding(_ sequence: Expression) -> (Subscription.Ending, Int?) {
    if isKotlin { return flowEnding(sequence) }
    var current = sequence
    while true {
      switch current {
      case .call(let call):
        if call.functionName == "notifications", call.arguments.first?.label == "named" {
          return (.never, nil)
        }
        guard case .member(let base?, _, _) = call.callee else { return (.unknown, nil) }
        if completingOperators.contains(call.functionName ?? "") { return (.byItself, nil) }
        current = base
      case .member(.name(let type, _)?, let name, _)
      where endlessSequences[type]?.contains(name) == true:
        return (.never, nil)
      case .member(let base?, let name, _):
        if name == "values" {
          let facts = publisher(of: base)
          if case .type(let type) = facts.target { return (.unknown, type) }
          return (facts.ending, nil)
        }
        let owner = quietly { evaluate(base, expected: nil) }.type.projectType
        if owner != nil { return (.unknown, owner) }
        current = base
      default:
        return (.unknown, nil)
      }
    }
  }

  private func bounded(_ facts: PublisherFacts, _ isBounded: Bool) -> PublisherFacts {
    var facts = facts
    if isBounded { facts.ending = .byItself }
    return facts
  }

  private func systemPublisher(_ call: Call, _ name: String) -> PublisherFacts? {
    guard case .member(let base?, _, _) = call.callee else { return nil }
    switch name {
    case "publisher" where call.arguments.first?.label == "for":
      if case .member(nil, _, _)? = call.arguments.first?.value,
        call.arguments.count == 1 || call.arguments.last?.label == "options"
      {
        // `publisher(for: \.text)` observes a property; with a notification's name it is a center.
        if isCenter(base) { return PublisherFacts(target: center, ending: .never) }
        let type = quietly { evaluate(base, expected: nil) }.type.projectType
        return type.map { PublisherFacts(target: .type($0), ending: .never) }
      }
      return isCenter(base) ? PublisherFacts(target: center, ending: .never) : nil
    case "publish":
      guard case .name("Timer", _) = base else { return nil }
      return PublisherFacts(target: .outside("RunLoop"), ending: .never)
    case "dataTaskPublisher":
      return PublisherFacts(target: .outside("URLSession"), ending: .byItself)
    default:
      return nil
    }
  }

  private var center: Registration.Target { .outside("NotificationCenter") }

  private func isCenter(_ base: Expression) -> Bool {
    if case .external("NotificationCenter", _) = quietly({ evaluate(base, expected: nil) }).type
      .unwrapped
    {
      return true
    }
    switch base {
    case .name(let name, _), .member(_, let name, _):
      return name.lowercased().contains("notificationcenter")
    default:
      return false
    }
  }

  /// `Just(1)`, or the result of a function.
  private func made(by call: Call, _ name: String) -> PublisherFacts {
    let isOnce = ["Just", "Future", "Fail", "Empty", "Deferred"].contains(name)
    return isOnce
      ? PublisherFacts(target: .outside("Publisher"), ending: .byItself) : .unknown
  }

  /// What a method of a project type gives: an answer that may come once, or a stream.
  private func projectFunction(
    _ call: Call, _ name: String, on base: Expression
  ) -> PublisherFacts? {
    let owner = quietly { evaluate(base, expected: nil) }.type.unwrapped
    switch owner {
    case .project(let type) where !program.functions(name, of: type, isStatic: false).isEmpty,
      .metatype(let type) where !program.functions(name, of: type, isStatic: true).isEmpty:
      return program.types[type].isExternal
        ? nil : PublisherFacts(target: .type(type), ending: .unknown)
    case .project(let type):
      return isProjection(base) ? nil : undeclared(name, of: type)
    default:
      return nil
    }
  }

  /// A variable with a publisher, or the projection of one, lasts as long as its object.
  private func variable(_ name: String, of base: Expression) -> PublisherFacts? {
    guard let type = quietly({ evaluate(base, expected: nil) }).type.projectType else { return nil }
    return variable(name, of: type) ?? (isProjection(base) ? nil : undeclared(name, of: type))
  }

  /// A member that the sources do not declare, of an object that is no publisher itself: what it
  /// gives is not the publisher that the object is kept in.
  private func undeclared(_ name: String, of type: Int) -> PublisherFacts? {
    let isPublisher = outsideAncestors(of: type, in: program).contains { ancestor in
      publisherWords.contains { ancestor.hasSuffix($0) }
    }
    if program.types[type].isExternal || isPublisher { return nil }
    return PublisherFacts(
      target: .type(type), ending: name == "objectWillChange" ? .never : .unknown)
  }

  private func variable(_ name: String, of type: Int) -> PublisherFacts? {
    let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
    guard let property = program.property(plain, of: type, isStatic: false) else { return nil }
    let owner = program.properties[property].owner ?? type
    return PublisherFacts(
      target: .type(program.types[owner].keyword == .protocol ? owner : type),
      ending: canFail(self.type(ofProperty: property)) ? .unknown : .never, property: property)
  }

  /// True for `AnyPublisher<Value, Error>`: such a one mostly stands for a single answer.
  private func canFail(_ type: ValueType) -> Bool {
    guard case .external("AnyPublisher", let arguments) = type.unwrapped else { return false }
    return arguments.last != .external("Never", [])
  }

  private func variable(_ name: String) -> PublisherFacts {
    if locals.position(of: name) != nil { return .unknown }
    return selfType.flatMap { variable(name, of: $0) } ?? .unknown
  }
}

/// Ends of the names of protocols and classes whose project types are publishers.
private let publisherWords = ["Publisher", "Subject", "Observable", "Signal", "Sequence"]
/// Sequences of StoreKit that go on as long as the process.
private let endlessSequences: [String: Set<String>] = [
  "Transaction": ["updates"], "Storefront": ["updates"], "Message": ["messages"],
  "PurchaseIntent": ["intents"],
]
/// Operators of Combine, RxSwift and asynchronous sequences after which a chain completes.
private let completingOperators: NameSet = [
  "first", "prefix", "output", "last", "reduce", "collect", "count", "min", "max", "allSatisfy",
  "contains", "timeout", "take", "single", "asSingle",
]
