import Model
import Testing

@Suite struct UnansweringInstanceTests {
  @Test(
    arguments: [
      "func play() { beep() }", "let ids = [1] ; func play() { beep(ids) }",
      "private var ids: [Int] = [] ; init() { ids = [1] } ; func play() { beep(ids) }",
      // What the hardware says does not depend on what was told.
      "var isLoud: Bool { Device.isLoud } ; func play() { if isLoud { beep() } }",
      "func play() { helper() } ; private func helper() { beep() }",
    ])
  func `What is told something and gives nothing back is told apart`(members: String) async {
    #expect(await found(members) == ["Main/Sounds"])
  }

  @Test(
    arguments: [
      // It answers.
      "func play() -> Bool { count > 0 } ; var count = 0", "func play() throws { try beep() }",
      "func play(_ done: () -> Void = {}) { done() }",
      // It takes note of what it is told.
      "private var count = 0 ; func play() { count += 1 }",
      "private var count = 0 ; func play() { helper() } ; private func helper() { count += 1 }",
    ])
  func `What answers or takes note is not`(members: String) async {
    #expect(await found(members) == [])
  }

  @Test(arguments: ["let n = Sounds.shared.count", "Sounds.shared.count = 1"])
  func `Nor is what others read or write beside that`(use: String) async {
    #expect(await found("var count = 0 ; func play() { beep() }", also: use) == [])
  }

  @Test func `An object of Kotlin likewise`() async {
    func found(_ members: String) async -> [String] {
      let code = """
        package a
        object Sounds { \(members) }
        class Page { fun open() { Sounds.play() } }

        """
      return await builtGraph(of: code, path: "app/src/main/kotlin/A.kt")?.unansweringInstances
        .map(\.text) ?? []
    }
    #expect(await found("val ids = mutableListOf<Int>()\n fun play() { beep(ids) }").count == 1)
    #expect(await found("var n = 0\n fun play() = n").isEmpty)
    #expect(await found("var n = 0\n fun play() { n += 1 }").isEmpty)
  }

  private func found(_ members: String, also use: String = "") async -> [String] {
    let code = """
      final class Sounds { static let shared = Sounds() ; \(members) }
      final class Page { func open() { Sounds.shared.play() ; \(use) } }

      """
    return (await builtGraph(of: code)?.unansweringInstances ?? []).map(\.text).sorted()
  }
}
