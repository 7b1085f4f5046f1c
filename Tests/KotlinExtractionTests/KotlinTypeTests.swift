import Model
import Testing

@Suite struct KotlinTypeTests {
  @Test func `Package, imports and aliases are read as written`() {
    #expect(
      read(
        """
        @file:Suppress("x")
        package a.b.c

        import a.b.C
        import a.`in`.*
        import a.b.Long as Short

        typealias Handler<T> = (T) -> Unit
        """) == """
          package a.b.c
          import a.b.C
          import a.in.*
          import a.b.Long
          alias Short = a.b.Long
          alias Handler = (…) -> Void
          """)
  }

  @Test func `Declarations have keyword, annotations, modifiers and nested types`() {
    #expect(
      read(
        """
        @Singleton internal class A : Base(), Face
        abstract class B<T : Face> {
          inner class C
          private class D
        }
        data class E(val x: Int)
        @JvmInline value class F(val x: Int)
        annotation class G
        enum class H(val n: Int) {
          ONE(1),
          TWO(2);
          val m = n
        }
        sealed interface I {
          data object J : I
        }
        fun interface K {
          fun k()
        }
        object L : Face {
          var x = 1
        }
        expect class M
        """) == """
          @Singleton class A: Base, Face
          everywhere abstract class B<T>
          everywhere inner class B.C
          file class B.D
          everywhere data struct E
            everywhere let x: Int
            everywhere func init(x: Int)
              self.x = x
          @JvmInline everywhere value struct F
            everywhere let x: Int
            everywhere func init(x: Int)
              self.x = x
          everywhere annotation struct G
          everywhere enum enum H
            case ONE
            case TWO
            everywhere let n: Int
            everywhere let m = n
            everywhere func init(n: Int)
              self.n = n
          everywhere sealed protocol I
          everywhere data object I.J: I
          everywhere protocol K
            everywhere func k
          everywhere object L: Face
            everywhere var x = #
          everywhere expect class M
          """)
  }

  @Test func `Members of a companion are members of the type around`() {
    #expect(
      read(
        """
        class A {
          companion object Factory {
            private var instance: A? = null
            const val NAME = "a"
            fun get(): A = instance ?: A().also { instance = it }
            init { prepare() }
          }
        }
        class B { private companion object { val x = 1 } }
        """) == """
          everywhere class A
            alias Factory = A
            file static lazy var instance: A? = nil
            everywhere const static let NAME = "a"
            everywhere static func get -> A
              return (instance | A().also({ (_ it) in instance = it }))
            static func companion init
              block { prepare() }
          everywhere class B
            alias Companion = B
            file static let x = #
          """)
  }

  @Test func `The constructor in the head fills the properties that it declares`() {
    #expect(
      read(
        """
        class A<T>(
          @Named("x") private val api: Api,
          open var name: String = "a",
          vararg parts: Part,
          factory: (Int) -> Part,
        ) : Base(api), Face by Impl(), Other {
          init { factory(3) }
          private val part = factory(1)
          constructor(b: B) : this(b.api) { go() }
        }
        class B @Inject internal constructor(val c: C)
        class D { init { start() } }
        """) == """
          everywhere class A<T>: Base, Face, Other
            file by let by Face: Face = Impl()
            @Named("x") file let api: Api
            everywhere open var name: String
            file let part = factory(#)
            everywhere func init(b: B)
              self.init(b.api)
              go()
            everywhere func init(@Named api: Api, name: String = "a", parts: [Part], factory: () -> Part)
              self.api = api
              self.name = name
              super.init(api)
              block { factory(#) }
          everywhere class B
            everywhere let c: C
            @Inject func init(c: C)
              self.c = c
          everywhere class D
            func init
              block { start() }
          """)
  }

  @Test func `Properties have values, delegates and accessors`() {
    #expect(
      read(
        """
        class A {
          lateinit var a: Api
          val b by lazy { Api(1) }
          val c by lazy(NONE) { Api(2) }
          val d: Api by inject()
          var e: Int = 1
            private set
          val f: Int get() = e
          var g: Int
            get() { return h }
            set(value) { field = value ; save(value) }
          val h = mutableListOf<User>()
          val i: MutableMap<String, User> = HashMap()
          val j = MutableStateFlow<User?>(null)
          internal val k: List<User> = emptyList()
          @Inject lateinit var l: Api
        }
        val top = 1
        private val hidden: () -> User = ::make
        """) == """
          everywhere let top = #
          file let hidden: () -> User = make
          everywhere class A
            everywhere lateinit var a: Api!
            everywhere lazy let b = { (_ it) in return Api(#) }()
            everywhere lazy let c = { (_ it) in return Api(#) }()
            everywhere by let d: Api = inject()
            everywhere set:file var e: Int = #
            everywhere let f: Int computed
              accessor get -> Int
                return e
            everywhere var g: Int computed
              accessor get -> Int
                return h
              accessor set(_ value: Int)
                self.g = value
                save(value)
            everywhere var h = (empty as [User])
            everywhere var i: [String: User] = empty
            everywhere let j = (MutableStateFlow<User?>(nil) as MutableStateFlow<User?>)
            let k: [User] = empty
            @Inject everywhere lateinit var l: Api!
          """)
  }

  @Test func `Extensions stand under their receivers`() {
    #expect(
      read(
        """
        fun User.greet(): String = name
        suspend fun <T> Flow<T>.gather(): List<T> = toList()
        val List<User>.names get() = map { it.name }
        fun String?.orNothing() = this ?: ""
        class A { fun User.own() = this.name }
        """) == """
          extension User
            everywhere func greet -> String
              return name
          extension Flow
            everywhere suspend func gather<T> -> [T]
              return toList()
          extension List
            everywhere let names computed
              accessor get
                return map({ (_ it) in return it.name })
          extension String
            everywhere func orNothing
              return (self | empty)
          everywhere class A
            everywhere func own
              return self@own.name
          """)
  }

  @Test func `Functions have parameters, defaults and results`() {
    #expect(
      read(
        """
        suspend fun <T : Face> f(a: Int, @Assisted b: T? = null, vararg c: String, d: (A, B) -> Unit = { }): Result<T> where T : Any { return g(a) }
        private inline fun h() = 3
        fun i(): Unit {}
        """) == """
          everywhere suspend func f<T>(a: Int, @Assisted b: T? = nil, c: [String], d: () -> nothing = { (_ it) in  }) -> Result<T>
            return g(a)
          file inline func h
            return #
          everywhere func i
          """)
  }
}
