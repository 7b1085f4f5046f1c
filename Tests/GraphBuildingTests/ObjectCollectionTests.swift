import Testing

/// Collections of Foundation, whose types say little of what is in them.
@Suite struct ObjectCollectionTests {
  @Test(arguments: [
    ("NSMutableArray()", "add(item)"), ("NSMutableSet()", "add(item)"),
    ("NSMutableDictionary()", "setObject(item, forKey: 1)"),
    ("NSCache<NSString, AnyObject>()", "setObject(item, forKey: 1)"),
    ("NSHashTable<AnyObject>()", "add(item)"),
    ("NSMapTable<NSString, AnyObject>.strongToStrongObjects()", "setObject(item, forKey: 1)"),
    ("NSMapTable<NSString, AnyObject>.weakToStrongObjects()", "setObject(item, forKey: 1)"),
  ])
  func `What is put into it is kept`(made: String, insert: String) async {
    await check(
      """
      final class Item {}
      final class Shelf { let items = \(made) ; func put(_ item: Item) { items.\(insert) } }
      """, .storage, is: "Shelf keeps Item in items, replaceable")
  }

  @Test(arguments: [
    "NSHashTable<AnyObject>.weakObjects()", "NSHashTable<AnyObject>(options: .weakMemory)",
    "NSMapTable<NSString, AnyObject>.strongToWeakObjects()", "NSPointerArray.weakObjects()",
  ])
  func `Weak tables refer to what is in them`(made: String) async {
    await check(
      """
      final class Item {}
      final class Shelf { let items = \(made) ; func put(_ item: Item) { items.add(item) } }
      """, .storage, is: "Shelf refers Item in items, replaceable")
  }

  @Test func `A table that is made elsewhere says nothing`() async {
    await check(
      """
      final class Item {}
      final class Shelf { let items: NSHashTable<AnyObject>
        init(_ items: NSHashTable<AnyObject>) { self.items = items }
        func put(_ item: Item) { items.add(item) } }
      """, .storage, is: "")
  }
}
