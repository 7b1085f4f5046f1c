/// What a `subscribes` relation registers: how its callback captures the subscriber, who holds the
/// callback, and how it ends.
package struct Subscription: Sendable, Hashable, Codable {
  /// What is registered.
  package enum Form: String, Sendable, Codable, CaseIterable {
    /// A closure in a variable of another object.
    case callback
    /// An observer of a notification center, of a property, or of events.
    case observer
    /// A sink or an assignment behind a publisher.
    case sink
    /// A loop over a sequence that gives its elements over time.
    case collector
    case task
    case timer
    /// An object that is handed over to be called back.
    case delegate
  }

  /// How the subscriber itself is captured.
  package enum Capture: String, Sendable, Codable, CaseIterable {
    case strongly, weakly, unowned
    /// Not at all: named by a selector, or not needed by the callback.
    case nothing
  }

  /// Who holds the callback, with all that it captures strongly, until it is cancelled.
  package enum Holder: String, Sendable, Codable, CaseIterable {
    /// Whatever the callback is registered with: the target of the relation.
    case publisher
    /// The subscriber, in a slot of its own: a strong capture then closes a ring.
    case subscriber
    /// Nobody for good, or nobody who is known.
    case unknown
  }

  /// How it ends when nobody cancels it.
  package enum Ending: String, Sendable, Codable, CaseIterable {
    case never
    /// With its work, or with its last element.
    case byItself = "by-itself"
    case unknown
  }

  package var form: Form
  package var captures: Capture
  package var holder: Holder
  package var ending: Ending
  /// Cancellations that cannot run: in the deinitializer of an object that the callback itself
  /// keeps alive. Sorted.
  package var unreachableReleases: [Release]

  package init(
    form: Form, captures: Capture, holder: Holder, ending: Ending,
    unreachableReleases: [Release] = []
  ) {
    self.form = form
    self.captures = captures
    self.holder = holder
    self.ending = ending
    self.unreachableReleases = unreachableReleases
  }
}

extension Subscription {
  /// True when the callback keeps the subscriber alive for as long as it is not cancelled.
  package var isStrong: Bool {
    captures == .strongly && holder != .unknown && ending == .never
  }
}
