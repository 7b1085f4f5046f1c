import Testing

@Suite struct OwnWrapperTests {
  @Test func `Using a wrapper over a global reaches the global`() async {
    await check(
      """
      final class Theme { static let shared = Theme() ; var size = 1 }
      @propertyWrapper struct Themed { var wrappedValue: Theme { Theme.shared } }
      final class Row { @Themed var theme ; func draw() { theme.size = 2 } }
      """, .accesses, .fields,
      is: """
        Row reaches Theme.shared in property-initializer
        Themed reaches Theme.shared in body
        Row.theme: Theme, mutable
        Theme.shared: Theme, static
        Theme.size: Int, mutable, written by Row
        """)
  }

  @Test func `A wrapper that stores its value reaches nothing`() async {
    await check(
      """
      final class Theme { static let shared = Theme() ; var size = 1 }
      @propertyWrapper struct Kept<Value> { var wrappedValue: Value }
      final class Row { @Kept var theme = 1 }
      """, .accesses, is: "")
  }

  @Test func `A struct of objects and functions behind a static variable is a world`() async {
    await check(
      """
      final class Client { var n = 0 }
      struct World { static var current = World() ; var client = Client() }
      struct Style { static var current = Style() ; var size = 1 }
      final class Screen {
        func load() { World.current.client.n = 1 ; _ = Style.current.size }
      }
      """, .accessPoints, .accesses,
      is: """
        World.current is World, mutable, constructible, body 1
        Screen reaches World.current in body
        """)
  }

  @Test func `The type of an object leads to its statics`() async {
    await check(
      """
      final class Theme { static let shared = Theme() ; var size = 1 }
      class Row {
        class var theme: Theme { Theme.shared }
        static let _other = Row() ; class var other: Row { Row._other }
        var n = 0
        func draw() { type(of: self).theme.size = 1 }
      }
      final class Table { func draw() { Row.other.n = 1 } }
      """, .accesses,
      is: """
        Row reaches Theme.shared in body
        Table reaches Row._other in body
        """)
  }
}
