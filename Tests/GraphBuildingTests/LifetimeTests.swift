import Model
import Testing

@Suite struct LifetimeTests {
  @Test func `A chain lives as long as its first keeper`() async {
    await check(
      """
      final class A { static let shared = A() ; let b = B() }
      final class B { let c: C ; init(c: C) { self.c = c } }
      final class C { weak var d: D? ; let make: () -> E }
      final class D {}
      final class E {}
      """, .scopes,
      is: """
        A: app (storage app)
        B: app (ownership app)
        C: app (ownership app)
        """)
  }

  @Test func `A part of its own holds its object no longer than others of its type live`() async {
    await check(
      """
      final class Timer { var work: (() -> Void)? }
      final class App { static let shared = App() ; let timer = Timer() }
      // lifegraph: scope=screen
      final class Model { private let timer = Timer() ; func run() {}
        func start() { timer.work = { self.run() } } }
      """, .scopes,
      is: """
        App: app (storage app)
        Model: screen, declared screen (directive screen)
        Timer: app (ownership app)
        """)
  }

  @Test func `A part that is handed on holds its object for as long as it is kept`() async {
    await check(
      """
      final class Timer { var work: (() -> Void)? }
      final class App { static let shared = App() ; var timer: Timer?
        func keep(_ timer: Timer) { self.timer = timer } }
      // lifegraph: scope=screen
      final class Model { private let timer = Timer() ; func run() {}
        func start() { timer.work = { self.run() } ; App.shared.keep(timer) } }
      """, .scopes,
      is: """
        App: app (storage app)
        Model: app, declared screen (directive screen, ownership app)
        Timer: app (ownership app)
        """)
  }

  @Test func `Without any evidence nothing is known`() async {
    await check("final class A { let b = B() }\nfinal class B {}", .scopes, is: "")
  }

  @Test func `A circle ends and lives as long as its longest member`() async {
    await check(
      """
      // lifegraph: scope=session
      final class A { let b: B }
      final class B { let c: C }
      // lifegraph: scope=screen
      final class C { let a: A }
      final class D { let d: D? = nil }
      """, .scopes,
      is: """
        A: session, declared session (directive session)
        B: session (ownership session)
        C: session, declared screen (directive screen, ownership session)
        """)
  }

  @Test func `Of two keepers the longer-lived one counts`() async {
    await check(
      """
      // lifegraph: scope=flow
      final class Left { let end: End }
      // lifegraph: scope=session
      final class Right { let end: End }
      final class End {}
      """, .scopes,
      is: """
        End: session (ownership session)
        Left: flow, declared flow (directive flow)
        Right: session, declared session (directive session)
        """)
  }

  @Test func `Unrelated scopes stand side by side`() async {
    await check(
      """
      //- App/Types.swift
      final class Scene: NSObject, UIWindowSceneDelegate { let end = End() }
      // lifegraph: scope=session
      final class Session { let end: End }
      final class End { let last = Last() }
      final class Last {}
      """, .scopes,
      is: """
        App/End: session | window (ownership session, ownership window)
        App/Last: session | window (ownership session, ownership window)
        App/Scene: window, declared window (framework window)
        App/Session: session, declared session (directive session)
        """)
  }

  @Test func `A static slot makes its content live as long as the process`() async {
    await check(
      """
      enum Space { private static let cache = Cache() ; private static var last: Last? ; static func clear() { last = nil } }
      final class Cache { let entry = Entry() }
      final class Entry {}
      final class Last {}
      """, .scopes,
      is: """
        Cache: app (storage app)
        Entry: app (ownership app)
        """)
  }

  @Test func `What is stored for ever has the first root of the tree, whatever its name`() async {
    var settings = GraphSettings.standard
    settings.scopes = [
      Scope(name: "process", parent: nil, origin: .settings),
      Scope(name: "user", parent: "process", origin: .settings),
      Scope(name: "widget", parent: nil, origin: .settings),
    ]
    await check(
      """
      final class Store { static let shared = Store() ; let tool = Tool() }
      final class Tool {}
      // lifegraph: scope=widget
      final class Widget { let tool: Tool }
      """, .scopes, settings: settings,
      is: """
        Store: process (storage process)
        Tool: process | widget (ownership process, ownership widget)
        Widget: widget, declared widget (directive widget)
        """)
  }

  @Test func `What sits in a holder keeps its own scope`() async {
    await check(
      """
      @main struct TheApp: App { @State var root = Root() }
      final class Root { var session: UserSession? ; func logout() { session = nil } }
      final class UserSession { let draft = Draft() }
      final class Draft {}
      """, .scopes,
      is: """
        Draft: session (ownership session, name flow)
        Root: app (ownership app)
        TheApp: app, declared app (framework app)
        UserSession: session (name session)
        """)
  }

  @Test func `A tree of the settings has lifetimes of its own`() async {
    var settings = GraphSettings.standard
    settings.scopes = [
      Scope(name: "app", parent: nil, origin: .settings),
      Scope(name: "account", parent: "app", origin: .settings),
      Scope(name: "window", parent: "app", origin: .settings),
      Scope(name: "room", parent: "account", origin: .settings),
    ]
    settings.scopePatterns = [
      GraphSettings.Pattern(pattern: "*Account", value: "account"),
      GraphSettings.Pattern(pattern: "Room*", value: "room"),
      GraphSettings.Pattern(pattern: "*Window", value: "window"),
      GraphSettings.Pattern(pattern: "Odd", value: "nowhere"),
    ]
    await check(
      """
      final class MyAccount { let timeline: RoomTimeline ; let shared: Both }
      final class RoomTimeline { let end = End() }
      final class End {}
      final class MyWindow { let shared: Both }
      final class Both {}
      final class Odd {}
      """, .scopes, settings: settings,
      is: """
        Both: account | window (ownership account, ownership window)
        End: account (ownership account)
        MyAccount: account, declared account (settings account)
        MyWindow: window, declared window (settings window)
        RoomTimeline: account, declared room (settings room, ownership account)
        """)
  }
}
