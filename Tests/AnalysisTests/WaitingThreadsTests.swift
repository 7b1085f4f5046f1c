import Testing

@testable import Analysis

struct WaitingThreadsTests {
  @Test(
    "Threads do each number once, again and again, and the caller does what nobody helps with",
    arguments: [0, 1, 3])
  func runs(_ count: Int) {
    let threads = WaitingThreads(count: count)
    for _ in 0..<50 {
      let done = NumberQueue(count: 101)
      threads.run(100) { _ in _ = done.next() }
      #expect(done.next() == 100)
      #expect(done.next() == nil)
    }
    threads.end()
  }
}
