/// What looks like `created-twice` and is none, or is a form of it: further examples of the rule.
let createdTwiceTraps: [Example] = [
  .accepted(
    "A database that is built once and handed on",
    """
    //- app/src/main/kotlin/Database.kt
    package com.example
    import android.content.Context
    import androidx.room.Room
    import dagger.Module
    import dagger.Provides
    import dagger.hilt.InstallIn
    import dagger.hilt.components.SingletonComponent
    import javax.inject.Inject
    import javax.inject.Singleton
    @Module @InstallIn(SingletonComponent::class)
    object DatabaseModule {
        @Provides @Singleton
        fun database(context: Context): NotesDatabase =
            Room.databaseBuilder(context, NotesDatabase::class.java, "notes").build()
    }
    abstract class NotesDatabase : RoomDatabase()
    class Notes @Inject constructor(private val database: NotesDatabase)
    class Backup @Inject constructor(private val database: NotesDatabase)
    """),
  .accepted(
    "Builds of which only one is made",
    """
    //- Store.swift
    import CoreData
    final class Articles {
      #if os(iOS)
      let container = NSPersistentContainer(name: "Reader")
      #else
      let container = NSPersistentContainer(name: "Reader")
      #endif
    }
    """
  ).hidden,
  .accepted(
    "A manifest in which one makes it and the others are handed it",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      HTTPClient: { scope: app }
      AppRoot: { role: composition-root, creates: [HTTPClient] }
      Feed: { scope: screen, keeps: [HTTPClient] }
      Profile: { scope: screen, keeps: [HTTPClient] }
    """),
  .accepted(
    "What stands in where nobody provides one",
    """
    //- app/src/main/kotlin/Messages.kt
    package com.example
    import dev.zacsweers.metro.AppScope
    import dev.zacsweers.metro.BindingContainer
    import dev.zacsweers.metro.ContributesTo
    import dev.zacsweers.metro.Provides
    import dev.zacsweers.metro.SingleIn
    class Messages {
        private var names = listOf<String>()
        fun add(name: String) { names = names + name }
    }
    @BindingContainer @ContributesTo(AppScope::class)
    object MessagesModule {
        @Provides @SingleIn(AppScope::class) fun messages(): Messages = Messages()
    }
    val LocalMessages = compositionLocalOf { Messages() }
    """
  ).hidden,
  .accepted(
    "An app and its extension, which are two processes",
    """
    //- App.xcodeproj/project.pbxproj
    { objects = {
    o = {isa = PBXProject; mainGroup = m; };
    m = {isa = PBXGroup; children = (a, e, s); };
    a = {isa = PBXFileSystemSynchronizedRootGroup; path = App; };
    e = {isa = PBXFileSystemSynchronizedRootGroup; path = Share; };
    s = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; };
    t = {isa = PBXNativeTarget; name = App; fileSystemSynchronizedGroups = (a, s);
      productType = "com.apple.product-type.application"; };
    u = {isa = PBXNativeTarget; name = Share; fileSystemSynchronizedGroups = (e, s);
      productType = "com.apple.product-type.app-extension"; };
    }; rootObject = o; }
    //- Shared/Notes.swift
    import GRDB
    final class Notes { private let queue = DatabaseQueue(path: "notes.sqlite") }
    //- App/List.swift
    final class List { let notes = Notes() }
    //- Share/Upload.swift
    final class Upload { let notes = Notes() }
    """
  ).hidden,
  .accepted(
    "A manifest with a screen's object, of which there are many",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      Form: { scope: screen }
      Feed: { creates: [Form] }
      Profile: { creates: [Form] }
    """
  ).hidden,
  .accepted(
    "A manifest in which a test makes one of its own",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      Client: { scope: app }
      AppRoot: { role: composition-root, creates: [Client] }
      ClientTests: { role: test, creates: [Client] }
    """
  ).hidden,
]
