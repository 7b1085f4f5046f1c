// Classes of Android and of its Jetpack libraries by what they are there for (reference of the
// packages android.app, android.content, android.view, android.widget, androidx.* and of
// com.google.android.material).

/// What a class of Android is, as far as it says how long an object lives.
enum AndroidKind: Sendable {
  /// One for the process, made before all else.
  case application
  /// Made by the system for something that the user sees or that runs for a while.
  case activity, fragment, service
  case viewModel
  /// A part of what is shown.
  case view
}

/// The kind of a class by its name; `nil` for one that says nothing.
func androidKind(_ name: String) -> AndroidKind? {
  let simple = lastPart(of: name)
  if let known = knownKinds[simple] { return known }
  for (ending, kind) in kindEndings where simple.hasSuffix(ending) { return kind }
  return nil
}

/// The kind of a class by the name of a class above it that the sources do not show: such classes are
/// of a library, or of the same app in Java, and are named after what they are. Only what stands
/// above a class is so clear; a type of a variable that bears such a name may be data.
func androidKind(ofAncestor name: String) -> AndroidKind? {
  if let known = androidKind(name) { return known }
  let simple = lastPart(of: name)
  for (ending, kind) in ancestorEndings where simple.hasSuffix(ending) { return kind }
  return nil
}

/// True for an outside ancestor that makes a class a view, a fragment or an activity.
func isAndroidInterfaceAncestor(_ name: String) -> Bool {
  androidKind(ofAncestor: name)?.isShown ?? false
}

extension AndroidKind {
  /// True for what the user sees.
  fileprivate var isShown: Bool {
    switch self {
    case .activity, .fragment, .view: true
    case .application, .service, .viewModel: false
    }
  }
}

/// True for a view, a fragment or an activity of Android by the way that it names them.
func isAndroidInterface(_ name: String) -> Bool {
  androidKind(name)?.isShown ?? false
}

private let knownKinds: NameTable<AndroidKind> = [
  "Application": .application, "MultiDexApplication": .application,
  "DaggerApplication": .application, "ContentProvider": .application,
  "DocumentsProvider": .application, "FileProvider": .application,
  "SearchRecentSuggestionsProvider": .application, "SliceProvider": .application,
  "Service": .service, "LifecycleService": .service, "IntentService": .service,
  "JobService": .service, "JobIntentService": .service, "FirebaseMessagingService": .service,
  "HostApduService": .service, "InputMethodService": .service, "TileService": .service,
  "NotificationListenerService": .service, "AccessibilityService": .service, "VpnService": .service,
  "MediaSessionService": .service, "MediaLibraryService": .service, "ConnectionService": .service,
  "MediaBrowserServiceCompat": .service, "RemoteViewsService": .service,
  "ViewModel": .viewModel, "AndroidViewModel": .viewModel, "ScreenModel": .viewModel,
  "Activity": .activity, "AppCompatActivity": .activity, "ComponentActivity": .activity,
  "FragmentActivity": .activity, "PreferenceActivity": .activity, "ListActivity": .activity,
  "Fragment": .fragment, "DialogFragment": .fragment, "ListFragment": .fragment,
  "BottomSheetDialogFragment": .fragment, "PreferenceFragmentCompat": .fragment,
  "View": .view, "Dialog": .view, "AlertDialog": .view, "BottomSheetDialog": .view, "Toast": .view,
  "Snackbar": .view, "ViewGroup": .view, "ViewHolder": .view, "EditText": .view,
  "RecyclerView": .view, "WebView": .view, "Toolbar": .view, "ViewBinding": .view,
  "ViewPager": .view, "ViewPager2": .view, "Window": .view,
]
private let kindEndings: [(String, AndroidKind)] = [
  ("FragmentActivity", .activity), ("CompatActivity", .activity), ("DialogFragment", .fragment),
  ("PreferenceFragment", .fragment), ("TextView", .view), ("ImageView", .view),
  ("SurfaceView", .view), ("CardView", .view), ("ComposeView", .view), ("PlayerView", .view),
  ("MapView", .view), ("ScrollView", .view), ("GridView", .view), ("ListView", .view),
  ("NavigationView", .view), ("PreviewView", .view), ("TextureView", .view),
  ("FrameLayout", .view), ("LinearLayout", .view), ("RelativeLayout", .view),
  ("ConstraintLayout", .view), ("CoordinatorLayout", .view), ("SwipeRefreshLayout", .view),
  ("DrawerLayout", .view), ("TabLayout", .view), ("AppBarLayout", .view), ("InputLayout", .view),
  ("Button", .view), ("CheckBox", .view), ("ProgressBar", .view), ("SeekBar", .view),
]
private let ancestorEndings: [(String, AndroidKind)] = [
  ("Activity", .activity), ("Fragment", .fragment), ("ViewModel", .viewModel), ("Dialog", .view),
  ("View", .view), ("ViewHolder", .view), ("Layout", .view), ("Application", .application),
]
