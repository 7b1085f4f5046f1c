import Model
import Testing

@Suite struct MakingTests {
  @Test(
    arguments: [
      "final class Page { let row = Row() }", "final class Page { func a() { use(Row()) } }",
      "struct Page: View { var body: some View { Row() } }",
      // What is made is also what it inherits from.
      "final class Page { let row = LongRow() } ; final class LongRow: Row {}",
    ])
  func `Who makes something is told`(code: String) async {
    #expect(await makings("class Row {}\n" + code).contains("Page > Row"))
  }

  @Test(
    arguments: [
      "final class Page { let row: Row ; init(row: Row) { self.row = row } }",
      "final class PageTests: XCTestCase { func testA() { use(Row()) } }",
      "final class Row2 { static func copy() -> Row2 { Row2() } }",
    ])
  func `Who is handed something does not make it, nor does a test`(code: String) async {
    #expect(await makings("class Row {}\n" + code) == [])
  }

  @Test func `A composable makes those that it shows`() async {
    let code = """
      package a
      import androidx.compose.runtime.Composable
      @Composable fun Page() { Row() }
      @Composable fun Row() { }

      """
    #expect(await makings(code, path: "app/src/main/kotlin/A.kt") == ["Page() > Row()"])
  }

  private func makings(_ text: String, path: String = "App.swift") async -> [String] {
    (await builtGraph(of: text, path: path)?.makings ?? []).map {
      "\(name($0.maker)) > \(name($0.made))"
    }
  }

  private func name(_ id: ComponentID) -> String {
    id.text.split(separator: "/").last.map(String.init) ?? ""
  }
}
