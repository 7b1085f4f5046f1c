import Rules
import Testing

@Suite("Shortest simple paths")
struct SimplePathsTests {
  private func paths(_ from: Int, _ to: Int, _ successors: [[Int]], most: Int = 100) -> [[Int]] {
    shortestSimplePaths(from: from, to: to, successors: successors, most: most).paths
  }

  @Test("Shorter ones come first, and among equals those through smaller numbers")
  func order() {
    let graph = [[1, 2, 3], [4], [3, 4], [4], []]
    #expect(paths(0, 4, graph) == [[0, 1, 4], [0, 2, 4], [0, 3, 4], [0, 2, 3, 4]])
  }

  @Test("No path leads through a node twice, though the graph is full of rings")
  func rings() {
    let graph = [[0, 1], [0, 1, 2], [0, 1, 2, 3], [0, 1, 2]]
    #expect(paths(0, 3, graph) == [[0, 1, 2, 3]])
    #expect(
      paths(3, 0, graph)
        == [[3, 0], [3, 1, 0], [3, 2, 0], [3, 2, 1, 0], [3, 1, 2, 0]].sorted(by: isEarlier))
  }

  @Test("From a node to itself lead the rings through it")
  func itself() {
    #expect(paths(0, 0, [[0, 1], [0, 2], [0]]) == [[0, 0], [0, 1, 0], [0, 1, 2, 0]])
    #expect(paths(0, 0, [[1], []]).isEmpty)
  }

  @Test("What does not lead there gives nothing")
  func nothing() {
    #expect(paths(0, 1, [[], []]).isEmpty)
    #expect(paths(0, 1, [[2], [0], [0]]).isEmpty)
    #expect(paths(0, 1, [[1], []], most: 0).isEmpty)
  }

  @Test("More than the paths that are asked for are told, and exactly as many are not")
  func more() {
    let graph = [[1, 2, 3], [4], [4], [4], []]
    for (most, count, hasMore) in [(1, 1, true), (2, 2, true), (3, 3, false), (4, 3, false)] {
      let answer = shortestSimplePaths(from: 0, to: 4, successors: graph, most: most)
      #expect(answer.paths.count == count)
      #expect(answer.hasMore == hasMore)
    }
  }

  @Test("Five diamonds in a row have 32 paths")
  func fewDiamonds() {
    let answer = shortestSimplePaths(from: 0, to: 15, successors: diamonds(5), most: 32)
    #expect(Set(answer.paths).count == 32)
    #expect(!answer.hasMore)
  }

  @Test("More paths than could ever be listed cost no more than those that are shown")
  func manyDiamonds() {
    for count in [20, 1000] {
      let answer = shortestSimplePaths(
        from: 0, to: 3 * count, successors: diamonds(count), most: 10)
      #expect(Set(answer.paths).count == 10)
      #expect(answer.hasMore)
      #expect(answer.paths.allSatisfy { $0.count == 2 * count + 1 })
    }
  }

  @Test("Where everything leads to everything, the shortest are still found")
  func dense() {
    let all = Array(0..<60)
    let answer = shortestSimplePaths(
      from: 0, to: 59, successors: all.map { node in all.filter { $0 != node } }, most: 100)
    #expect(answer.paths.first == [0, 59])
    #expect(answer.paths.dropFirst().prefix(58).allSatisfy { $0.count == 3 })
    #expect(Set(answer.paths).count == 100)
    #expect(answer.hasMore)
  }

  @Test("Small graphs of every sort: the same as by trying everything", arguments: 0..<300)
  func exhaustive(seed: Int) {
    var numbers = Numbers(state: UInt64(seed) + 1)
    let count = 2 + numbers.next(6)
    let density = 1 + numbers.next(4)
    let graph = (0..<count).map { _ in (0..<count).filter { _ in numbers.next(5) < density } }
    let (from, to) = (numbers.next(count), numbers.next(count))
    let all = everyPath(from, to, graph).sorted(by: isEarlier)
    for most in [1, 2, 3, 7, all.count, all.count + 1] where most > 0 {
      let answer = shortestSimplePaths(from: from, to: to, successors: graph, most: most)
      #expect(answer.paths == Array(all.prefix(most)))
      #expect(answer.hasMore == (all.count > most))
    }
  }
}

/// Diamonds in a row: 0 leads to 1 and 2, both lead to 3, and so on.
private func diamonds(_ count: Int) -> [[Int]] {
  (0..<count).flatMap { number in
    let first = 3 * number
    return [[first + 1, first + 2], [first + 3], [first + 3]]
  } + [[]]
}

private func isEarlier(_ left: [Int], _ right: [Int]) -> Bool {
  left.count == right.count ? left.lexicographicallyPrecedes(right) : left.count < right.count
}

private func everyPath(_ from: Int, _ to: Int, _ successors: [[Int]]) -> [[Int]] {
  var found: [[Int]] = []
  var pending = [[from]]
  while let path = pending.popLast() {
    for next in successors[path[path.count - 1]] {
      if next == to {
        found.append(path + [next])
      } else if !path.contains(next) {
        pending.append(path + [next])
      }
    }
  }
  return found
}

/// The same numbers for the same seed, on every machine.
private struct Numbers {
  var state: UInt64

  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
