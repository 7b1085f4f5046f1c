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
]
