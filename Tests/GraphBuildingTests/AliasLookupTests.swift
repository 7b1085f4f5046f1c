import Model
import Testing

@Suite struct AliasLookupTests {
  @Test func `An alias stands for its type, also through other aliases`() async {
    await check(
      """
      typealias Communicator = Link
      typealias Link = Connection
      class Connection {}
      class User { let link: Communicator? ; let made = Communicator() }
      """, .storage,
      is: """
        User keeps Connection in link
        User owns Connection in made
        """)
  }

  @Test func `Aliases in types, of nested types and of collections are followed`() async {
    await check(
      """
      class Store { typealias Item = Feed.Entry ; var items: [Item] = [] ; let all: Entries }
      enum Feed { class Entry {} }
      typealias Entries = [Feed.Entry]
      class User { let item: Store.Item }
      """, .storage,
      is: """
        Store keeps Feed.Entry in all
        Store owns Feed.Entry in items, replaceable
        User keeps Feed.Entry in item
        """)
  }

  @Test func `An alias in a type is read in that type, also from a deeper one`() async {
    await check(
      """
      class Feed {
        class Entry {}
        typealias Entries = [Entry]
        typealias Maker = () -> Entry
        let all: Entries
        struct Page { let some: Entries ; let make: Maker }
      }
      typealias All = Many
      typealias Many = [Feed]
      class User { let feeds: All }
      """, .storage,
      is: """
        Feed keeps Feed.Entry in all
        Feed.Page defers Feed.Entry in make
        Feed.Page keeps Feed.Entry in some
        User keeps Feed in feeds
        """)
  }

  @Test func `An alias of a function that another type declares is called as one`() async {
    await check(
      """
      class Page { typealias Done = (Int) -> Void ; typealias Maker = () -> Page }
      class Picker { typealias Done = Page.Done ; let done: Done ; let make: Page.Maker
        init(done: @escaping Page.Done, make: @escaping Page.Maker) { self.done = done ; self.make = make } }
      class List { lazy var picker: Picker = .init(done: choose, make: { Page() })
        func choose(_ number: Int) {} }
      class Other { let page: Page.Unknown ; let name: Nobody.Done }
      """, .storage, .subscriptions,
      is: """
        List owns Picker in picker
        Picker defers Page in make
        List to Picker.done: callback, captured strongly, held by publisher, ends never, for good
        """)
  }

  @Test func `Of two aliases of one name that of the own module is meant`() async {
    await check(
      """
      //- A/Types.swift
      typealias Items = [One]
      class One {}
      //- B/Types.swift
      typealias Items = [Two]
      class Two {}
      class User { let items: Items }
      """, .storage, is: "B/User keeps B/Two in items")
  }

  @Test func `Aliases in a circle end`() async {
    await check(
      """
      typealias A = B
      typealias B = C.D
      typealias C = A
      class User { let a: A ; let b: B.C.A ; typealias Own = User.Own ; let own: Own }
      """, .storage, .components, is: "User: class, system-wrapper, mutable")
  }

  @Test func `An alias of itself through a collection ends`() async {
    await check(
      """
      typealias Tree = [Branch]
      typealias Branch = (Tree, Int)
      class User { let tree: Tree }
      """, .storage, is: "")
  }
}
