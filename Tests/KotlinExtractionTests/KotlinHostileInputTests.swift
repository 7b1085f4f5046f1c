import Foundation
import KotlinExtraction
import Model
import Testing

@Suite struct KotlinHostileInputTests {
  @Test(
    "Sources made to exhaust a reader are survived",
    arguments: [
      Repeated("val x = ", "(", 20_000, "1" + String(repeating: ")", count: 20_000)),
      Repeated("val x = ", "(", 20_000, ""),
      Repeated("fun f() ", "{ if (a) ", 5_000, ""),
      Repeated("", "class A { ", 5_000, ""),
      Repeated("", "@A(1) ", 5_000, "class A"),
      Repeated("", "@A<", 5_000, "class A"),
      Repeated("", "open ", 20_000, ""),
      Repeated("", "context(a) ", 5_000, "fun f() {}"),
      Repeated("val x = \"", "${\"", 5_000, ""),
      Repeated("val x = ", "$", 20_000, "\"a\""),
      Repeated("val x = a", ".b()", 5_000, ""),
      Repeated("fun f() = ", "if (a) b else ", 5_000, "c"),
      Repeated("val x: ", "suspend (", 5_000, ""),
      Repeated("", "}", 20_000, ""),
      Repeated("", "([{", 5_000, String(repeating: ")]}", count: 5_000)),
      Repeated("class A {\n", "val x: A\nfield = 1\n", 2_000, "}"),
      Repeated("", "\0", 20_000, ""),
      Repeated("class A", "\n", 1, "@B"),
      Repeated("class A { val a: A", "\n", 1, "@get:B("),
    ])
  func survived(source: Repeated) async {
    let file = await onLargeStack { facts(source.text) }
    #expect(file.byteCount == source.text.utf8.count)
    #expect((0...file.byteCount).contains(file.understoodByteCount))
    #expect(file.understoodByteCount == file.byteCount || !file.problems.isEmpty)
  }
}

struct Repeated: Sendable, CustomTestStringConvertible {
  let text: String
  let testDescription: String

  init(_ start: String, _ part: String, _ count: Int, _ end: String) {
    text = start + String(repeating: part, count: count) + end
    testDescription = "\(start)\(part) × \(count)"
  }
}

/// Facts are read on a stack like that of a scan.
private func onLargeStack(_ read: @escaping @Sendable () -> FileFacts) async -> FileFacts {
  await withCheckedContinuation { continuation in
    let thread = Thread { continuation.resume(returning: read()) }
    thread.stackSize = 512 * 1024 * 1024
    thread.start()
  }
}
