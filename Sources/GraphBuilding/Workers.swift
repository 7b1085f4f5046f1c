/// Who does work that can be shared. Work is handed out by number, so that the result does not
/// depend on how many there are.
package struct Workers: Sendable {
  /// Runs a piece of work once for each number below a count, perhaps at the same time, and comes
  /// back when all are done.
  package typealias Run =
    @Sendable (_ count: Int, _ work: @escaping @Sendable (Int) -> Void) -> Void

  /// Gives each number below a count to one of those who ask, in their order; `nil` when none is
  /// left.
  package typealias Queue = @Sendable () -> Int?

  /// At least one.
  package let count: Int
  private let run: Run
  private let queue: @Sendable (_ count: Int) -> Queue

  /// The caller alone.
  package static let one = Workers(
    count: 1, run: { count, work in (0..<count).forEach(work) },
    queue: { count in
      nonisolated(unsafe) var waiting = 0..<count
      return { waiting.popFirst() }
    })

  /// `run` calls the work once for each number, on threads whose stacks hold nested code; `queue`
  /// makes a queue that several threads may ask at the same time.
  package init(
    count: Int, run: @escaping Run, queue: @escaping @Sendable (_ count: Int) -> Queue
  ) {
    self.count = max(1, count)
    self.run = run
    self.queue = queue
  }

  /// What each worker makes of the pieces of work that it takes, one after the other, so that none is
  /// idle while there are pieces left. Who takes which piece is left to chance.
  func share<Result: Sendable>(
    pieces: Int, _ work: @escaping @Sendable (_ next: Queue) -> Result
  ) -> [Result] {
    let results = Results<Result>(count: count)
    let next = queue(pieces)
    run(count) { worker in results.put(work(next), at: worker) }
    return results.take()
  }
}

extension Workers {
  /// Two pieces of work, perhaps at the same time. They must not share what one of them changes: the
  /// compiler cannot see what stays with which thread.
  func both<First, Second>(
    _ first: @escaping () -> First, _ second: @escaping () -> Second
  ) -> (First, Second) {
    if count == 1 { return (first(), second()) }
    nonisolated(unsafe) let work = (first, second)
    nonisolated(unsafe) var ofFirst: First?
    nonisolated(unsafe) var ofSecond: Second?
    run(2) { number in
      if number == 0 { ofFirst = work.0() } else { ofSecond = work.1() }
    }
    return (ofFirst ?? work.0(), ofSecond ?? work.1())
  }
}

/// One place for each result; each is written once, by one thread, before all are taken.
private final class Results<Result: Sendable>: @unchecked Sendable {
  private let places: UnsafeMutableBufferPointer<Result?>

  init(count: Int) {
    places = .allocate(capacity: count)
    places.initialize(repeating: nil)
  }

  deinit {
    places.deinitialize()
    places.deallocate()
  }

  func put(_ result: Result, at place: Int) { places[place] = result }

  func take() -> [Result] { places.compactMap { $0 } }
}
