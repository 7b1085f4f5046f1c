/// What looks like `flow-state-in-app-scope` and is none, or is a form of it: further examples of the rule.
let flowStateInAppScopeTraps: [Example] = [
  .accepted(
    "A search text that the app itself reads, too",
    """
    //- Search.swift
    import UIKit
    final class Search {
      static let shared = Search()
      var words: [String] = []
    }
    final class Index {
      func run() -> Int { Search.shared.words.count }
    }
    final class FieldViewController: UIViewController {
      func type(_ word: String) { Search.shared.words.append(word) }
    }
    final class ResultViewController: UIViewController {
      func finish() { print(Search.shared.words.count) ; Search.shared.words = [] }
    }
    """
  ).told(by: "hidden-access"),
  .accepted(
    "A count that no screen ever empties",
    """
    //- Booking.swift
    import UIKit
    final class Visits {
      static let shared = Visits()
      var pages: [Int] = []
    }
    final class SeatsViewController: UIViewController {
      func choose(_ seat: Int) { Visits.shared.pages.append(seat) }
    }
    final class PayViewController: UIViewController {
      func finish() { print(Visits.shared.pages.count) }
    }
    """
  ).told(by: "hidden-access"),
  .accepted(
    "An object of the flow, in the scope of the activity",
    """
    //- app/src/main/kotlin/Booking.kt
    package com.example
    import androidx.lifecycle.ViewModel
    import dagger.hilt.android.scopes.ActivityRetainedScoped
    import javax.inject.Inject
    @ActivityRetainedScoped
    class Booking @Inject constructor() {
        var seats: List<Int> = listOf()
    }
    class SeatsViewModel @Inject constructor(private val booking: Booking) : ViewModel() {
        fun choose(seat: Int) { booking.seats = booking.seats + seat }
    }
    class PayViewModel @Inject constructor(private val booking: Booking) : ViewModel() {
        fun finish() { booking.seats = emptyList() }
    }
    """),
  .accepted(
    "A list that nobody empties belongs to the app",
    """
    //- app/src/main/kotlin/Visits.kt
    package com.example
    import androidx.lifecycle.ViewModel
    import javax.inject.Inject
    import javax.inject.Singleton
    @Singleton
    class Visits @Inject constructor() {
        var pages: List<Int> = listOf()
    }
    class SeatsViewModel @Inject constructor(private val visits: Visits) : ViewModel() {
        fun choose(seat: Int) { visits.pages = visits.pages + seat }
    }
    class PayViewModel @Inject constructor(private val visits: Visits) : ViewModel() {
        fun finish() = visits.pages.size
    }
    """
  ).hidden,
  .flagged(
    "A reset that the last screen calls when it submits",
    """
    //- Registration.swift
    import UIKit
    final class Registration {
    //          ^^^^^^^^^^^^ Registration lives as long as the app, but holds data of the flow: name (only screens write it, and SubmitViewController.submitTapped empties it)
      static let shared = Registration()
      var name: String?
      func reset() { name = nil }
    }
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidFinishLaunching(_ application: UIApplication) { Registration.shared.reset() }
    }
    final class NameViewController: UIViewController {
      func next(_ name: String) { Registration.shared.name = name }
    }
    final class SubmitViewController: UIViewController {
      func submitTapped() { print(Registration.shared.name ?? "") ; Registration.shared.reset() }
    }
    """
  ).hidden,
  .accepted(
    "A reset that belongs to what is shown",
    """
    //- Filter.swift
    import UIKit
    final class Filter {
      static let shared = Filter()
      var tag: String?
      func reset() { tag = nil }
    }
    final class TagViewController: UIViewController {
      func choose(_ tag: String) { Filter.shared.tag = tag }
    }
    final class ListViewController: UIViewController {
      func showAll() { print(Filter.shared.tag ?? "") ; Filter.shared.reset() }
    }
    """
  ).told(by: "hidden-access"),
  .flagged(
    "A first screen that begins anew whenever it comes up",
    """
    //- Registration.swift
    import UIKit
    final class Registration {
    //          ^^^^^^^^^^^^ Registration lives as long as the app, but holds data of the flow: name (only screens write it, and LandingViewController.viewDidAppear empties it), birthday (only screens write it, and LandingViewController.viewDidAppear empties it)
      static let shared = Registration()
      var name: String?
      var birthday: String?
      func clear() { name = nil ; birthday = nil }
    }
    final class LandingViewController: UIViewController {
      override func viewDidAppear(_ animated: Bool) { Registration.shared.clear() }
    }
    final class NameViewController: UIViewController {
      func next(_ text: String) { Registration.shared.name = text ; Registration.shared.birthday = "" }
    }
    final class DayViewController: UIViewController {
      func next(_ text: String) { Registration.shared.name = text ; Registration.shared.birthday = text }
      func show() { print(Registration.shared.name ?? "", Registration.shared.birthday ?? "") }
    }
    """
  ).hidden,
  .accepted(
    "A screen that looks after what it fills itself",
    """
    //- Search.swift
    import UIKit
    final class Search {
      static let shared = Search()
      var text: String?
    }
    final class FieldViewController: UIViewController {
      override func viewDidAppear(_ animated: Bool) { Search.shared.text = nil }
      func type(_ text: String) { Search.shared.text = text }
    }
    final class ListViewController: UIViewController {
      func choose(_ text: String) { Search.shared.text = text }
      func show() { print(Search.shared.text ?? "") }
    }
    """
  ).told(by: "hidden-access"),
  .accepted(
    "A manifest whose screen holds a part of the flow",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      SeatsScreen:
        scope: screen
        state:
          seats: { scope: flow, mutable: true }
    """
  ).hidden,
  .accepted(
    "A manifest of a scope that the project adds for the flow",
    """
    #- lifegraph.yml
    lifegraph: 1
    scopes:
      checkout: { within: flow }
    components:
      Cart:
        scope: checkout
        state:
          items: { scope: flow, mutable: true }
    """
  ).hidden,
]
