/// What looks like `logger-passed-around` and is none, or is a form of it: further examples of the rule.
let loggerPassedAroundTraps: [Example] = [
  .accepted(
    "A closure that is handed over is no logger",
    """
    //- Log.swift
    final class Cart {
      private let log: (String) -> Void
      init(log: @escaping (String) -> Void) { self.log = log }
      func add() { log("add") }
    }
    final class Menu {
      private let log: (String) -> Void
      init(log: @escaping (String) -> Void) { self.log = log }
      func open() { log("open") }
    }
    final class Search {
      private let log: (String) -> Void
      init(log: @escaping (String) -> Void) { self.log = log }
      func start() { log("start") }
    }
    """
  ).hidden,
  .accepted(
    "A constant of the file, in Kotlin",
    """
    //- app/src/main/kotlin/Log.kt
    package com.example
    class EventLogger(private val tag: String) { fun log(text: String) { println(tag + text) } }
    private val logger = EventLogger("shop")
    class Cart { fun add() = logger.log("add") }
    class Menu { fun open() = logger.log("open") }
    class Search { fun start() = logger.log("start") }
    """),
  .accepted(
    "Loggers that are made of loggers",
    """
    //- app/src/main/kotlin/Log.kt
    package com.example
    class EventLogger { fun log(text: String) { println(text) } }
    class FileLogger(private val logger: EventLogger) { fun log(text: String) = logger.log(text) }
    class NetLogger(private val logger: EventLogger) { fun log(text: String) = logger.log(text) }
    class Cart(private val logger: EventLogger) { fun add() = logger.log("add") }
    """
  ).hidden,
]
