import Model

/// Something that may hold objects beyond the code that makes it: a closure, an object with a
/// closure in it, or what a registration gives back.
struct Holding {
  /// What it is, from the inside out.
  enum Sort {
    /// A closure written out, or a method of an object used as one.
    case closure(ClosureFacts)
    /// A closure that a function is given.
    case parameter(function: Int, position: Int)
    /// What is put into a variable of another object.
    case member(property: Int)
    /// What is handed to a function of the project, as the object that the function belongs to
    /// holds it, or as its result does.
    case argument(function: Int, position: Int, isResult: Bool)
    /// What a function of the project gives back, which may be a registration.
    case result(function: Int)
    /// What is registered with the system or with a publisher.
    case registration(Registration)
  }

  let sort: Sort
  /// The holdings that it holds, which come before it.
  let inner: [Int]
  let site: CodeSite
}

/// What a closure captures and does.
struct ClosureFacts {
  /// A call of a project function that the closure itself makes, not one inside it.
  struct Call: Hashable {
    let function: Int
    /// True when it is called on the object around the closure.
    let isOnSelf: Bool
  }

  /// How `self` is captured.
  var selfCapture: Subscription.Capture = .nothing
  /// Types of the other objects that it captures strongly.
  var objects: [Int] = []
  var calls: Set<Call> = []
  /// How the endless loop in it ends; `nil` when it has none.
  var loop: Subscription.Ending?
  /// True when it holds `self` strongly while that loop runs, even where the capture is weak.
  var holdsSelfInLoop = false
  /// Types of the project whose sequences such loops go over.
  var collected: Set<Int> = []
}

/// A registration of a callback, as far as its own code shows it.
struct Registration {
  enum Target: Hashable {
    case type(Int)
    /// Something of the system, by its name.
    case outside(String)
  }

  /// Who holds the callback.
  enum Keeper: Hashable {
    /// The system, until it is told otherwise.
    case registry
    /// Whoever stores what the registration gives back.
    case token
    /// SwiftUI, for as long as it shows the view.
    case view
  }

  let form: Subscription.Form
  let target: Target
  let keeper: Keeper
  var ending: Subscription.Ending
  /// True when letting go of the token cancels it; otherwise only an explicit cancellation does.
  let endsWithToken: Bool
  /// Where no closure says it: how the subscriber is captured, and which other object is.
  var selfCapture: Subscription.Capture?
  var object: Int?
  /// The variable with the publisher, which may be completed by other code.
  var publisher: Int?
  /// The variable with the scope that it runs in.
  var scope: Int?
  /// What the functions that add and remove it are called behind their verb: `SessionListener`.
  var noun: String?
  /// The function of the project that is given it.
  var callee: Int?
}

/// Where a holding comes to rest.
enum RestingPlace: Hashable {
  /// A variable; `isOwn` when it belongs to the object whose code puts it there.
  case slot(property: Int, isOwn: Bool)
  /// The object itself whose code it is.
  case selfObject
  /// The view that the object itself hosts.
  case hostedView
  /// The caller of the function gets it.
  case returned(function: Int)
  /// Code that is not known gets it.
  case handedOn
  /// Nobody holds it.
  case nowhere
}
