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

  @Test func `Tables of Room belong to the type that fills them`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      @Entity(tableName = "saved_trips")
      class TripRow(@PrimaryKey val id: String)
      @Entity
      data class Search(@PrimaryKey val text: String)
      @Entity(tableName = "seats")
      class SeatRow(@PrimaryKey val id: String, val userId: String)
      @Dao
      interface TripDao {
        @Insert fun add(rows: List<TripRow>)
        @Query("SELECT * FROM saved_trips") fun all(): Flow<List<TripRow>>
        @Query("UPDATE OR IGNORE saved_trips SET id = :id") fun rename(id: String)
        @Query("DELETE FROM saved_trips") suspend fun deleteAll()
      }
      @Dao
      interface SearchDao {
        @Upsert suspend fun put(search: Search)
        @Query("DELETE FROM Search WHERE text = :text") suspend fun delete(text: String)
      }
      @Dao
      interface SeatDao {
        @Insert fun add(row: SeatRow)
        @Query("SELECT * FROM seats WHERE userId = :userId") fun all(userId: String): List<SeatRow>
      }
      class Trips(private val trips: TripDao, private val searches: SearchDao, val seats: SeatDao) {
        fun keep(row: TripRow) {
          trips.add(listOf(row))
          trips.rename(row.id)
        }
        fun reserve(row: SeatRow) = seats.add(row)
        suspend fun search(text: String) = searches.put(Search(text))
        suspend fun forget(text: String) = searches.delete(text)
        suspend fun signOut() {
          trips.deleteAll()
        }
      }
      """, .fields, .sessionEndings,
      is: """
        app/SeatRow.id: String
        app/SeatRow.userId: String
        app/TripRow.id: String
        app/Trips.trips: TripDao
        app/Trips.searches: SearchDao
        app/Trips.seats: SeatDao
        app/Trips.Search: ?, mutable, table, written by app/Trips
        app/Trips.saved_trips: ?, mutable, table, written by app/Trips
        app/Trips.seats in the database: ?, mutable, table, only grows, written by app/Trips
        Trips.signOut: app/Trips.saved_trips
        """)
  }

  @Test func `Whoever clears all tables clears each`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      @Entity
      class Trip(@PrimaryKey val id: String)
      @Dao
      interface TripDao {
        @Insert fun add(trip: Trip)
      }
      @Database(entities = [Trip::class], version = 1)
      abstract class Tables : RoomDatabase() {
        abstract fun trips(): TripDao
      }
      class Trips(private val tables: Tables) {
        fun keep(trip: Trip) = tables.trips().add(trip)
        fun signOut() = tables.clearAllTables()
      }
      """, .fields, .sessionEndings,
      is: """
        app/Trip.id: String
        app/Trips.tables: Tables
        app/Trips.Trip: ?, mutable, table, written by app/Trips
        Trips.signOut: app/Trips.Trip
        """)
  }
}
