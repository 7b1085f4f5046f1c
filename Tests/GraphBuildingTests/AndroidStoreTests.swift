import Model
import Testing

@Suite struct AndroidStoreTests {
  @Test func `Values in shared preferences, also those that only functions write`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      class Settings(private val preferences: SharedPreferences) {
        var token: String?
          get() = preferences.getString("token", null)
          set(value) {
            preferences.edit().putString("token", value).apply()
          }
        fun keep(name: String) {
          preferences.edit {
            putString("name", name)
          }
        }
        fun logout() {
          preferences.edit { remove("token") }
          preferences.edit().apply { remove("name") }.apply()
        }
      }
      """, .fields, .sessionEndings,
      is: """
        app/Settings.preferences: SharedPreferences
        app/Settings.token: String?, mutable, persisted, written by app/Settings
        app/Settings.name: ?, mutable, persisted, written by app/Settings
        Settings.logout: app/Settings.name, app/Settings.token
        """)
  }

  @Test func `Values in a data store`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      private val userKey = stringPreferencesKey("user")
      class Settings(private val store: DataStore<Preferences>) {
        val user = store.data.map { it[userKey] }
        suspend fun keep(user: String) {
          store.edit { it[userKey] = user }
        }
        suspend fun logout() {
          store.edit { preferences -> preferences.clear() }
        }
      }
      """, .sessionEndings,
      is: """
        Settings.logout: app/Settings.user in the data store
        """)
  }

  @Test func `A routine that deletes what is kept says so`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      class Session(private val database: AppDatabase, private val folder: File) {
        fun logout() {
          database.clearAllTables()
          folder.deleteRecursively()
        }
      }
      abstract class AppDatabase : RoomDatabase()
      """, .sessionSteps,
      is: """
        Session.logout: removes all rows of the database; removes the folder
        """)
  }
}
