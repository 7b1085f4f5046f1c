import Analysis
import Model
import TestSupport
import Testing

@Suite("Verdicts") struct VerdictTests {
  @Test("A scoped binding is judged by what its content belongs to")
  func scopedBindings() async {
    let rows = await rows(
      """
      //- app/src/main/kotlin/App.kt
      package app
      import javax.inject.Inject
      import javax.inject.Singleton
      import okhttp3.OkHttpClient
      @Singleton
      class Greeting @Inject constructor(private val words: Words) { fun text() = words.first() }
      @Singleton
      class Words @Inject constructor() {
        private var words = listOf<String>()
        fun add(word: String) { words = words + word }
        fun first() = words.first()
      }
      @Singleton
      class Network @Inject constructor() {
        private val client = OkHttpClient()
        private val tables = Tables()
      }
      class Tables { private val names = listOf<String>() }
      class Unscoped @Inject constructor(private val words: Words) { private var count = 0 }
      """)
    #expect(
      rows == [
        "app/Greeting binding drop-label: it keeps nothing that changes and makes nothing, so one is "
          + "as good as many",
        "app/Network binding leave: nothing is seen to change in it, and it makes or starts something of "
          + "its own, so that it matters which one it is",
        "app/Words binding leave: nothing shows that `words` belongs to a user or a flow",
      ])
  }

  @Test("Data of the session in a scoped binding of the app moves")
  func sessionInBinding() async {
    let source = """
      //- app/src/main/kotlin/App.kt
      package app
      import javax.inject.Inject
      import javax.inject.Singleton
      @Singleton
      class Accounts @Inject constructor() {
        private var token: String? = null
        REST
        fun login(text: String) { token = text }
        fun logout() { token = null }
      }
      class Page @Inject constructor(private val accounts: Accounts) { fun end() = accounts.logout() }
      """
    #expect(
      await rows(source.replacing("REST", with: "")) == [
        "app/Accounts binding move-to-session: all that changes in it belongs to the signed-in user: "
          + "`token`"
      ])
    let rest =
      "private var hosts = listOf<String>() ; fun add(host: String) { hosts = hosts + host }"
    #expect(
      await rows(source.replacing("REST", with: rest)) == [
        "app/Accounts binding split: part of it belongs to the signed-in user: `token`"
      ])
  }

  @Test("A name alone does not overrule a scope that someone named")
  func names() async {
    let state = "private var userToken = \"\" ; fun keep(text: String) { userToken = text }"
    #expect(
      await rows(
        """
        //- app/src/main/kotlin/App.kt
        package app
        import javax.inject.Inject
        import javax.inject.Singleton
        @Singleton class Keeper @Inject constructor() { \(state) }
        """) == [
          "app/Keeper binding leave: names alone hint that `userToken` may end earlier, and its scope was "
            + "named on purpose"
        ])
    #expect(
      await rows("//- app/src/main/kotlin/App.kt\npackage app\nobject Keeper { \(state) }") == [
        "app/Keeper global move-to-session: all that changes in it belongs to the signed-in user: "
          + "`userToken`"
      ])
  }

  @Test("What is entered and only memory keeps is to be persisted")
  func persist() async {
    let rows = await rows(
      """
      //- app/src/main/kotlin/Booking.kt
      package com.example
      import android.app.Activity
      import javax.inject.Inject
      import javax.inject.Singleton
      @Singleton
      class BookingHolder @Inject constructor() {
        var draftBooking: String = ""
        fun change(text: String) { draftBooking = text }
      }
      class BookingActivity(private val holder: BookingHolder) : Activity() {
        fun show() { print(holder.draftBooking) }
      }
      """)
    #expect(
      rows == [
        "app/BookingHolder binding persist: `draftBooking` is entered step by step and kept in memory "
          + "alone, and `BookingActivity` is restored without it: memory may only be a cache"
      ])
  }

  @Test("What is shown belongs to its screen")
  func screen() async {
    let rows = await rows(
      """
      //- App.swift
      import UIKit
      final class Keeper {
        static let shared = Keeper()
        private var controller: UIViewController?
        func show(_ controller: UIViewController) { self.controller = controller }
      }
      final class Page { func open(_ page: UIViewController) { Keeper.shared.show(page) } }
      """)
    #expect(
      rows == [
        "Main/Keeper global move-to-screen: all that changes in it ends with its screen: `controller`"
      ])
  }

  @Test("Data of a flow moves into the flow, beside that of a session the object is split")
  func flow() async {
    let manifest = """
      #- lifegraph.yml
      lifegraph: 1
      components:
        Root: { scope: app, role: composition-root, owns: [Wizard, Both, Page, Kept, { component: Session, released-in: logout }] }
        Wizard:
          scope: app
          state: { step: { scope: flow, mutable: true } }
        Both:
          scope: app
          state:
            step: { scope: flow, mutable: true }
            token: { scope: session, mutable: true, cleared-in: logout }
        Session:
          scope: session
          state: { token: { scope: session, mutable: true } }
        Kept:
          scope: session
          state: { token: { scope: session, mutable: true } }
        Page:
          scope: app
          state: { position: { scope: screen, mutable: true } }
      """
    #expect(
      await rows(manifest) == [
        "Both declaration split: part of it belongs to the signed-in user: `token`",
        "Kept declaration leave: its scope is right, but it lives as long as the app: kept by Root",
        "Page declaration move-to-screen: all that changes in it belongs to one screen: `position`",
        "Session declaration leave: what changes in it ends with the session, as it should",
        "Wizard declaration move-to-flow: all that changes in it belongs to one flow: `step`",
      ])
  }

  @Test("What works for one session at a time moves with what it notes down meanwhile")
  func worksForSession() async {
    let source = """
      //- App.swift
      final class UserSession { let token: String ; init(token: String) { self.token = token } }
      final class Feed {
        static let shared = Feed()
        private var session: UserSession?
        private var userToken: String?
        private var pages: [Int] = []
        OTHER var size = 1
        func start(_ token: String) { session = UserSession(token: token) ; userToken = token }
        func load() { pages.append(1) ; size += 1 }
        func logout() { session = nil ; userToken = nil }
      }
      final class Page { func end() { Feed.shared.logout() } }
      """
    #expect(
      await rows(source.replacing("OTHER", with: "private")) == [
        "Main/Feed global move-to-session: all that changes in it belongs to the signed-in user: "
          + "`userToken`"
      ])
    #expect(
      await rows(source.replacing("OTHER", with: "@AppStorage(\"size\")")) == [
        "Main/Feed global split: part of it belongs to the signed-in user: `userToken`"
      ])
  }

  @Test("What a container is asked for is to be handed over")
  func lookedUp() async {
    let rows = await rows(
      """
      //- app/src/main/kotlin/App.kt
      package app
      import org.koin.core.component.KoinComponent
      import org.koin.core.component.inject
      import org.koin.dsl.module
      class Rates { private var last = 1 ; fun load() { last = 2 } }
      val appModule = module { single { Rates() } }
      class Converter : KoinComponent { private val rates: Rates by inject() }
      """)
    #expect(
      rows == [
        "app/Rates binding inject: nothing shows that its scope is wrong, but 1 component asks a "
          + "container for it: hand it over"
      ])
  }

  @Test("A variable that everyone can write is no constant, whatever is in it")
  func openVariable() async {
    let rows = await rows(
      """
      //- App.swift
      struct Palette {
        static var shared = Palette()
        private var name: String?
        private var done: (() -> Void)?
        mutating func turn() { name = "b" }
        func show() -> String? { name }
      }
      final class Page { func turn() { Palette.shared.turn() ; print(Palette.shared.show()) } }
      """)
    #expect(
      rows == [
        "Main/Palette global inject: everyone can write `shared`: keep it in one object, and hand that "
          + "over"
      ])
  }

  @Test("A holder that lets go of its session is not told of it")
  func holder() async {
    let report = await report(
      """
      //- App.swift
      final class UserSession { let token: String ; init(token: String) { self.token = token } }
      final class Holder {
        static let shared = Holder()
        var session: UserSession?
        func login(_ token: String) { session = UserSession(token: token) }
        func logout() { session = nil }
      }
      final class Page { func end() { Holder.shared.logout() } }
      """)
    let verdict = report.verdicts.first
    #expect(verdict?.action == .inject)
    #expect(
      verdict?.facts.contains {
        $0.text == "`session` holds `UserSession`, and `Holder.logout` lets it go"
          && $0.location?.line == 6
      } == true)
  }

  @Test("A holder in a container is told what it lets go of")
  func holderInContainer() async {
    let rows = await rows(
      """
      //- app/src/main/kotlin/App.kt
      package app
      import javax.inject.Inject
      import javax.inject.Singleton
      class UserSession(val token: String)
      @Singleton
      class Holder @Inject constructor() {
        private var session: UserSession? = null
        fun login(token: String) { session = UserSession(token) }
        fun logout() { session = null }
      }
      """)
    #expect(
      rows == [
        "app/Holder binding leave: it holds `UserSession`, which ends earlier, and lets it go in time"
      ])
  }

  @Test("The facts name the places that a verdict rests on")
  func facts() async throws {
    let report = await report(
      """
      //- App.swift
      final class Accounts {
        static let shared = Accounts()
        private var token: String?
        private var history: [String] = []
        func login(_ text: String) { token = text ; history.append(text) }
        func logout() { token = nil }
      }
      final class Page { func end() { Accounts.shared.logout() } }
      """)
    let facts = try #require(report.verdicts.first).facts.map { fact in
      fact.text + (fact.location.map { " @\($0.line)" } ?? "")
    }
    #expect(
      facts.filter { !$0.hasPrefix("lives") } == [
        "`token` is data of the session: emptied in Accounts.logout @3",
        "`token` is emptied in `Accounts.logout` @6",
        "`history` is changed by itself alone @4",
        "`Page` reaches it without saying so @8",
      ])
  }

  @Test("The bindings of tests and samples are no rows")
  func aliens() async {
    let rows = await rows(
      """
      //- app/src/test/kotlin/Fake.kt
      package app
      import javax.inject.Inject
      import javax.inject.Singleton
      @Singleton class FakeStore @Inject constructor() { var count = 0 ; fun add() { count += 1 } }
      """)
    #expect(rows == [])
  }

  private func rows(_ text: String) async -> [String] {
    await report(text).verdicts.map {
      "\($0.component) \($0.kind.rawValue) \($0.action.rawValue): \($0.reason)"
    }
  }

  private func report(_ text: String) async -> Report {
    await analyze(AnalysisInput(files: projectFiles(text), name: "Example"), settings: .standard)
  }
}
