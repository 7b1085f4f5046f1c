import Analysis
import Model
import TestSupport
import Testing

/// What is said of objects by what they keep: several of one without state do no harm.
@Suite struct NeedOfScopeTests {
  @Test func `Several instances of what keeps nothing are told of its label alone`() async {
    #expect(
      await rules(
        "@Singleton class Version @Inject constructor() { val name = Build.NAME }", "Version()")
        == ["label-without-need"])
    #expect(
      await rules(
        "@Singleton class Version @Inject constructor() { var name = \"\" ; fun set() { name = \"a\" } }",
        "Version()") == ["created-twice"])
  }

  @Test func `What is inherited is state as well`() async {
    let base = "abstract class Base { protected var count = 0 ; fun add() { count += 1 } }\n"
    #expect(await rules(base + "@Singleton class Counter @Inject constructor() : Base()") == [])
    let interface = "interface Base { fun add() }\n"
    #expect(
      await rules(
        interface
          + "@Singleton class Counter @Inject constructor() : Base { override fun add() {} }")
        == ["label-without-need"])
  }

  @Test func `What is handed an activity is made for each screen`() async {
    func source(_ parameter: String, _ state: String? = "private var source = \"\"") -> String {
      """
      class Listener @Inject constructor(\(parameter)) {
        private var dialog: AlertDialog? = null
        \(state ?? "")
        fun show(name: String) { \(state == nil ? "dialog = make()" : "source = name") }
      }
      class First @Inject constructor(private val listener: Listener) { fun a() = listener.show("a") }
      class Second @Inject constructor(private val listener: Listener) { fun b() = listener.show("b") }
      """
    }
    #expect(await rules(source("private val name: String")) == ["unscoped-state"])
    #expect(await rules(source("@ActivityContext private val context: Context")) == [])
    #expect(await rules(source("private val name: String", nil)) == [])
  }

  @Test func `A variable that nothing changes, and a signal, are no copies of state`() async {
    func source(_ member: String) -> String {
      """
      class Helper @Inject constructor() { \(member) }
      class First @Inject constructor(private val helper: Helper) { fun a() = helper.show() }
      class Second @Inject constructor(private val helper: Helper) { fun b() = helper.show() }
      """
    }
    #expect(
      await rules(source("var name = \"\" ; fun show() { name = \"a\" }")) == ["unscoped-state"])
    #expect(await rules(source("var name = \"\" ; fun show() = name")) == [])
    #expect(
      await rules(
        source("val events = MutableSharedFlow<String>() ; fun show() = events.tryEmit(\"a\")"))
        == [])
  }

  private func rules(_ code: String, _ value: String? = nil) async -> [String] {
    let makers = value.map {
      "class One { fun a(v: Version = \($0)) = v }\nclass Two { fun b(v: Version = \($0)) = v }"
    }
    let report = await analyze(
      AnalysisInput(
        files: projectFiles(
          """
          //- app/src/main/kotlin/A.kt
          package app
          import javax.inject.Inject
          import javax.inject.Singleton
          \(code)
          \(makers ?? "")
          """), name: "Example"), settings: .standard)
    return report.findings.map(\.rule).sorted()
  }
}
