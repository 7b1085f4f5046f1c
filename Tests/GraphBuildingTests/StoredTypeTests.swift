import Testing

@Suite struct StoredTypeTests {
  @Test(arguments: [
    ("UserDefaults.standard.object(forKey: \"seen\") as? String", "String?"),
    ("(UserDefaults.standard.object(forKey: \"seen\") as? NSNumber)?.boolValue ?? false", "Bool"),
    ("UserDefaults.standard.value(forKey: \"seen\") as! [Int]", "[Int]?"),
    ("UserDefaults.standard.string(forKey: \"seen\")", "String?"),
    ("UserDefaults.standard.object(forKey: \"seen\")", "?"),
  ])
  func `A value of a store is what its reader takes it for`(read: String, type: String) async {
    await check(
      """
      final class Store {
        func seen() -> Any? { \(read) }
        func see(_ value: Any) { UserDefaults.standard.set(value, forKey: "seen") }
      }
      """, .fields, is: "Store.seen: \(type), mutable, persisted, written by Store")
  }
}
