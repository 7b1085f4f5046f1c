/// What looks like `monostate` and is none, or is a form of it: further examples of the rule.
let monostateTraps: [Example] = [
  .accepted(
    "A single counter in a companion, which no initializer writes",
    """
    //- app/src/main/kotlin/Ticket.kt
    package com.example
    class Ticket {
        val number = next()
        companion object {
            private var last = 0
            fun next(): Int { last += 1 ; return last }
        }
    }
    """
  ).hidden,
  .accepted(
    "A table in a companion that is looked up by a key",
    """
    //- app/src/main/kotlin/Avatars.kt
    package com.example
    class Avatars {
        fun size(name: String) = cache[name]
        fun store(name: String) { cache[name] = 1 }
        companion object { private val cache = HashMap<String, Int>() }
    }
    """
  ).hidden,
]
