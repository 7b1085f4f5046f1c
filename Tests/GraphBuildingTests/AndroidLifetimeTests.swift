import Model
import Testing

@Suite struct AndroidLifetimeTests {
  @Test func `Classes of Android say how long their objects live, also through classes between`()
    async
  {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      class App : Application() {
        val store = Store()
      }
      class Store(var count: Int = 0)
      abstract class BaseActivity : AppCompatActivity()
      class MainActivity : BaseActivity()
      class ListFragment : Fragment()
      class ListModel : ViewModel()
      class Chart(context: Context) : View(context)
      class Player : LifecycleService()
      class RoomFlowNode(plugins: List<Plugin>) : BaseFlowNode(plugins)
      class RoomNode(plugins: List<Plugin>) : Node(plugins)
      """, .scopes,
      is: """
        app/App: app, declared app (framework app)
        app/BaseActivity: screen, declared screen (framework screen)
        app/Chart: screen, declared screen (framework screen)
        app/ListFragment: screen, declared screen (framework screen)
        app/ListModel: screen, declared screen (framework screen)
        app/MainActivity: screen, declared screen (framework screen)
        app/Player: service, declared service (framework service)
        app/RoomFlowNode: flow (name flow)
        app/RoomNode: screen (name screen)
        app/Store: app (ownership app)
        """)
  }

  @Test
  func `A class above that the sources do not show is what its name says, and no slot is`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      class PinActivity : ToolbarActivity()
      class DetailsFragment : FileFragment()
      class PinViewModel : JavaViewModel()
      class Sync : BaseService() {
        override fun onStartCommand(intent: Intent, flags: Int, id: Int) = 1
      }
      class LiveTripService : TripService {
        var count = 0
      }
      class Documents : DocumentsProvider() {
        var count = 0
      }
      class Log {
        var last: UserActivity? = null
      }
      """, .scopes, .components,
      is: """
        app/DetailsFragment: screen, declared screen (framework screen)
        app/Documents: app, declared app (framework app)
        app/PinActivity: screen, declared screen (framework screen)
        app/PinViewModel: screen, declared screen (framework screen)
        app/Sync: service, declared service (framework service)
        app/DetailsFragment: class, stateless
        app/Documents: class, composition-root, mutable
        app/LiveTripService: class, mutable
        app/Log: class, mutable
        app/PinActivity: class, stateless
        app/PinViewModel: class, stateless
        app/Sync: class, stateless
        """)
  }

  @Test func `A service lives beside the screens, and neither outlives the other`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      class Player : LifecycleService()
      """, .scopeTree,
      is: """
        app
        > session
        > > flow
        > > > screen
        > service, convention
        """)
  }

  @Test func `A composable lives on a screen`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      object Trips {
        var count = 0
      }
      @Composable
      fun TripScreen() {
        Text(Trips.count)
      }
      fun total() = Trips.count
      """, .scopes, .components,
      is: """
        app/TripScreen(): screen, declared screen (framework screen)
        app/Trips: app (storage app)
        app/TripScreen(): global, unknown
        app/Trips: object, mutable
        app/total(): global, unknown
        """)
  }

  @Test func `The application is a root, an activity is not`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      object Global {
        var count = 0
      }
      class App : Application() {
        fun start() = Global.count
      }
      class MainActivity : Activity() {
        fun start() = Global.count
      }
      """, .accesses,
      is: """
        app/App reaches app/Global.count via kotlin-object in composition-root
        app/MainActivity reaches app/Global.count via kotlin-object in body
        """)
  }

  @Test(arguments: [
    "private var activity: Activity? = null", "private val views = mutableListOf<View>()",
    "lateinit var toolbar: Toolbar", "private var dialog: AlertDialog? = null",
    "@ActivityContext lateinit var context: Context", "private var screen: Screen? = null",
  ])
  func `What holds a part of the user interface`(_ slot: String) async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      class Holder {
        \(slot)
      }
      class Screen : Fragment()
      """, .components,
      is: """
        app/Holder: class, holds-ui
        app/Screen: class, stateless
        """)
  }

  @Test
  func `A context that an activity is put into is one of a screen, any other may be the app's`()
    async
  {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      object First {
        lateinit var context: Context
      }
      object Second {
        lateinit var context: Context
      }
      class Third(private val context: Context, private var weak: WeakReference<Activity>)
      class App : Application() {
        fun start() {
          Second.context = this
        }
      }
      class Main : Activity() {
        fun start() {
          First.context = this
        }
      }
      """, .components,
      is: """
        app/App: class, composition-root, stateless
        app/First: object, holds-ui
        app/Main: class, stateless
        app/Second: object, mutable
        app/Third: class, mutable
        """)
  }

  @Test func `What a composable remembers is its own`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      class Player(val source: Source) {
        var position = 0
      }
      class Source {
        var offset = 0
      }
      @Composable
      fun PlayerScreen(id: String) {
        val player = remember(id) { Player(Source()) }
        val other = Player(Source())
      }
      """, .storage, .others,
      is: """
        app/Player keeps app/Source in source
        app/PlayerScreen() owns app/Player in remember
        app/PlayerScreen() creates app/Source in body ×2
        """)
  }

  @Test func `View models that screens share live as long as the flow`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      class SeatsModel : ViewModel()
      class PayModel : ViewModel()
      class TripModel : ViewModel()
      @HiltViewModel class CartModel @Inject constructor() : ViewModel()
      class OwnModel : ViewModel()
      class SeatsFragment : Fragment() {
        private val seats: SeatsModel by activityViewModels()
        private val pay by navGraphViewModels<PayModel>(R.id.checkout)
        private val cart: CartModel by viewModels({ requireActivity() })
        private val own: OwnModel by viewModels()
      }
      @Composable
      fun TripScreen(controller: NavController) {
        val entry = remember(controller) { controller.getBackStackEntry("trip") }
        val trip = hiltViewModel<TripModel>(entry)
        val own = hiltViewModel<OwnModel>()
      }
      """, .scopes,
      is: """
        app/CartModel: flow, declared flow (framework flow)
        app/OwnModel: screen, declared screen (framework screen)
        app/PayModel: flow, declared flow (framework flow)
        app/SeatsFragment: screen, declared screen (framework screen)
        app/SeatsModel: flow, declared flow (framework flow)
        app/TripModel: flow, declared flow (framework flow)
        """)
  }

  @Test func `What a module adds to a navigation graph is a flow`() async {
    await check(
      """
      //- app/src/main/kotlin/A.kt
      package app
      object Tracker {
        var last = ""
      }
      fun NavGraphBuilder.checkout(controller: NavController) {
        navigation(startDestination = "seats", route = "checkout") {
          composable("seats") { Tracker.last = "seats" }
        }
      }
      """, .scopes, .accesses,
      is: """
        app/NavGraphBuilder: flow, declared flow (framework flow)
        app/Tracker: app (storage app)
        app/NavGraphBuilder reaches app/Tracker.last via kotlin-object in extension
        """)
  }
}
