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
]
