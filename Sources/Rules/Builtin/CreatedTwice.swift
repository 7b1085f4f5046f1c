import Model

extension Rule {
  static let createdTwice = Rule(
    id: "created-twice",
    title: "What is meant to exist once is made in several places",
    rationale: """
      Each part of the app works with an object of its own: what one writes the other does not see, \
      caches are filled twice, and two connections wait for each other at the same file. Make the \
      object in one place, where the app starts, and hand it to those who need it. A client that \
      is derived from another one with `newBuilder()` shares its connections.
      """,
    limits: """
      A type whose shared instance bears a name like `default` or `current` may have others beside \
      it. Files are told apart by what is written at the call, not by where they lie.
      """,
    languages: [.swift, .kotlin, .manifest],
    basis: [
      .proven: "the manifest names the makers",
      .strong: "the places that make it are seen, and nothing excludes one of them",
      .likely:
        "one of the places makes it only under a condition, or each in a root or for itself alone",
    ],
    related: [
      RelatedRule("unscoped-state", when: "a container makes another one for each who asks")
    ],
    severity: .warning,
    examples: [
      .flagged(
        "Another instance beside the shared one",
        """
        //- Favorites.swift
        final class Favorites {
          static let shared = Favorites()
          var names: [String] = []
        }
        final class Editor {
          private let favorites = Favorites()
        //                        ^^^^^^^^^^^ Editor makes another Favorites beside Favorites.shared
          func add(_ name: String) { favorites.names.append(name) }
        }
        """),
      .flagged(
        "Objects that each open the database",
        """
        //- Cache.swift
        import GRDB
        final class TimelineCache {
          private let queue = DatabaseQueue(path: "timeline.sqlite")
        }
        final class Timeline { let cache = TimelineCache() }
        final class Settings { let cache = TimelineCache() }
        //                                 ^^^^^^^^^^^^^^^ TimelineCache is made in 2 places, and each instance opens the database: Timeline and Settings
        """),
      .flagged(
        "A database that two objects open",
        """
        //- Store.swift
        import CoreData
        final class Articles { let container = NSPersistentContainer(name: "Reader") }
        final class Feeds { let container = NSPersistentContainer(name: "Reader") }
        //                                  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ "Reader" is opened in 2 places, each with a NSPersistentContainer of its own: Articles and Feeds
        """),
      .flagged(
        "Clients that each have connections of their own",
        """
        //- app/src/main/kotlin/Network.kt
        package com.example
        import okhttp3.OkHttpClient
        class Api { private val client = OkHttpClient() }
        class Images { private val client = OkHttpClient.Builder().build() }
        //                                  ^^^^^^^^^^^^^^^^^^^^^^ OkHttpClient is made in 2 places, each with connections of its own: Api and Images
        """),
      .flagged(
        "An instance beside the one of the container",
        """
        //- app/src/main/kotlin/Index.kt
        package com.example
        import javax.inject.Inject
        import javax.inject.Singleton
        @Singleton
        class Index @Inject constructor() {
            private var words = listOf<String>()
            fun add(word: String) { words = words + word }
        }
        class Page {
            private val index = Index()
        //                      ^^^^^^^ Page makes another Index beside the one that the container makes for the app
            fun add() = index.add("a")
        }
        """
      ).hidden,
      .accepted(
        "A client that is derived from another one",
        """
        //- app/src/main/kotlin/Network.kt
        package com.example
        import okhttp3.OkHttpClient
        class Network { val client = OkHttpClient() }
        class Images(client: OkHttpClient) {
            private val client = client.newBuilder().build()
        }
        """),
      .flagged(
        "A database that is built twice",
        """
        //- app/src/main/kotlin/Database.kt
        package com.example
        import androidx.room.Room
        class Notes(context: Context) {
            val database = Room.databaseBuilder(context, NotesDatabase::class.java, "notes").build()
        }
        class Backup(context: Context) {
            val database = Room.databaseBuilder(context, NotesDatabase::class.java, "notes").build()
        //                 ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ NotesDatabase, "notes" is opened in 2 places, each with a Room of its own: Notes and Backup
        }
        """
      ).hidden,
      .accepted(
        "A word that means something else",
        """
        //- app/src/main/kotlin/Links.kt
        package com.example
        sealed interface Link { data class Room(val id: String) : Link }
        class Links { val first = Link.Room("a") }
        class Others { val first = Link.Room("a") }
        """
      ).hidden,
      .flagged(
        "A manifest that says who makes it",
        """
        #- lifegraph.yml
        lifegraph: 1
        components:
          HTTPClient: { scope: app }
          Feed:
            creates: [HTTPClient]
          Profile:
            creates: [HTTPClient]
        #             ^^^^^^^^^^ HTTPClient belongs to the app, and is made in 2 places: Feed and Profile
        """),
      .accepted(
        "One instance that is handed on",
        """
        //- App.swift
        final class Favorites { var names: [String] = [] }
        final class Editor {
          private let favorites: Favorites
          init(favorites: Favorites) { self.favorites = favorites }
          func add(_ name: String) { favorites.names.append(name) }
        }
        @main final class AppDelegate: NSObject, UIApplicationDelegate {
          private let favorites = Favorites()
          func editor() -> Editor { Editor(favorites: favorites) }
        }
        """),
      .accepted(
        "Tests and previews make their own",
        """
        //- Favorites.swift
        final class Favorites {
          static let shared = Favorites()
          var names: [String] = []
        }
        //- Tests/FavoritesTests.swift
        import XCTest
        final class FavoritesTests: XCTestCase {
          func test() { XCTAssertEqual(Favorites().names, []) }
        }
        """),
      .accepted(
        "What sets the shared instance",
        """
        //- Accounts.swift
        final class Accounts {
          static var shared: Accounts = makeAccounts()
          var names: [String] = []
        }
        func makeAccounts() -> Accounts { Accounts() }
        func replace() { Accounts.shared = Accounts() }
        """
      ).hidden,
      .accepted(
        "A default instance beside which there may be others",
        """
        //- Queue.swift
        final class CoalescingQueue {
          static let standard = CoalescingQueue()
          var calls: [String] = []
        }
        final class Sync { let queue = CoalescingQueue() }
        """
      ).hidden,
      .accepted(
        "Databases of different names",
        """
        //- Store.swift
        import CoreData
        final class Articles { let container = NSPersistentContainer(name: "Articles") }
        final class Feeds { let container = NSPersistentContainer(name: "Feeds") }
        """
      ).hidden,
      .accepted(
        "What cannot change",
        """
        //- Formats.swift
        final class Formats {
          static let shared = Formats()
          let pattern = "yyyy"
        }
        final class Page { let formats = Formats() }
        """
      ).hidden,
    ],
    traps: createdTwiceTraps,
    check: secondCreations
  )
}
