/// What looks like `service-locator` and is none, or is a form of it: further examples of the rule.
let serviceLocatorTraps: [Example] = [
  .accepted(
    "A logger may be asked for from everywhere",
    """
    //- Log.swift
    import Resolver
    final class AppLogger { var lines: [String] = [] }
    extension Resolver: ResolverRegistering {
      public static func registerAllServices() { register { AppLogger() }.scope(.application) }
    }
    final class Uploader {
      @Injected var logger: AppLogger
    }
    """
  ).hidden,
  .accepted(
    "A namespace of globals, which those who reach them name",
    """
    //- Caches.swift
    final class ImageCache { var images: [String: Int] = [:] }
    final class FeedCache { var feeds: [String: Int] = [:] }
    final class PageCache { var pages: [String: Int] = [:] }
    enum Caches {
      static let images = ImageCache()
      static let feeds = FeedCache()
      static let pages = PageCache()
    }
    final class Reader {
      func reset() {
        Caches.images.images = [:]
        Caches.feeds.feeds = [:]
        Caches.pages.pages = [:]
      }
    }
    """
  ).told(by: "hidden-access"),
  .accepted(
    "A constructor that the container calls",
    """
    //- app/src/main/kotlin/Refresh.kt
    package com.example
    import javax.inject.Inject
    import javax.inject.Singleton
    @Singleton
    class Api @Inject constructor() { var count = 0 }
    class Refresh @Inject constructor(private val api: Api) {
        fun run() { api.count += 1 }
    }
    """),
  .accepted(
    "A manifest in which it is handed over",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      Store: { scope: app }
      CartViewModel: { scope: screen, keeps: [Store] }
    """),
  .accepted(
    "A manifest in which the root asks",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      Store: { scope: app }
      AppRoot:
        role: composition-root
        reaches: [{ component: Store, via: service-locator }]
    """
  ).hidden,
  .accepted(
    "A manifest in which a test asks",
    """
    #- lifegraph.yml
    lifegraph: 1
    components:
      Store: { scope: app }
      CartTests:
        role: test
        reaches: [{ component: Store, via: service-locator }]
    """
  ).hidden,
]
