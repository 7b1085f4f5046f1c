import Model

/// What code binds in containers and asks them for, in the order of the files.
struct InjectionEvents {
  /// `container.register(API.self) { _ in LiveAPI() }.inObjectScope(.container)`.
  struct Registration {
    let library: ContainerLibrary
    /// Project types that it can be asked for.
    var keys: [Int]
    let name: String?
    /// The type that the container makes.
    let made: ValueType
    /// As written, without the dot.
    var scope: String?
    let site: CodeSite
  }

  /// `resolver.resolve(API.self)`.
  struct Request {
    /// `nil` for a generic parameter of the function around.
    let type: Int?
    let name: String?
    /// True inside what a container runs to make an object.
    let isWiring: Bool
    let site: CodeSite
  }

  /// `@Dependency(\.date) var date` inside a function.
  struct KeyedRequest {
    let read: KeyedRead
    let site: CodeSite
  }

  /// `Container.shared.api.register { … }`, `.reset()`: no request, although it reads the member.
  struct FactoryChange {
    let made: ValueType
    let site: CodeSite
  }

  /// A call of a project function that may stand in front of a container.
  struct LocatorCall {
    let callee: Int
    /// The type that is asked for or bound; unknown for a generic parameter.
    let type: ValueType
    /// The text that is asked for or bound under.
    let key: String?
    /// What is bound.
    let made: ValueType
    /// True when an object is bound, not what makes one.
    let isInstance: Bool
    let isWiring: Bool
    let site: CodeSite
  }

  /// An object is handed to the views below: `.environment(store)`.
  struct Provision {
    let type: Int
    let site: CodeSite
  }

  /// `context.bindings<ImageBindings>()`.
  struct GraphRequest {
    let type: Int
    let site: CodeSite
  }

  var graphRequests: [GraphRequest] = []
  var koin = KoinEvents()
  var registrations: [Registration] = []
  var requests: [Request] = []
  var keyedRequests: [KeyedRequest] = []
  var factoryChanges: [FactoryChange] = []
  var locatorCalls: [LocatorCall] = []
  var provisions: [Provision] = []
  /// The scope that a container gives where none is named, by the type that binds:
  /// `manager.defaultScope = .singleton`.
  var defaultScopes: [Int: String] = [:]
  /// Functions that make a key of the type that their caller names.
  var typeKeyed: Set<Int> = []
}
