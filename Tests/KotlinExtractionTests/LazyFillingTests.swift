import Model
import Testing

@Suite struct LazyFillingTests {
  @Test func `A variable that its only writer fills when it is asked for is lazy`() {
    #expect(
      lazyNames(
        """
        private var _icon: ImageVector? = null
        val Icons.icon: ImageVector
          get() {
            if (_icon != null) return _icon!!
            _icon = ImageVector.Builder().build()
            return _icon!!
          }
        private var icons: List<ImageVector>? = null
        object Icons {
          val all: List<ImageVector>
            get() {
              var known = icons
              if (known != null) return known
              known = listOf(icon)
              icons = known
              return known
            }
        }
        object Platform {
          private var kind: Kind? = null
          fun kind(context: Context): Kind = kind ?: run {
            val found = find(context)
            kind = found
            found
          }
        }
        class Client {
          companion object {
            private var instance: Client? = null
            fun get(): Client = instance ?: synchronized(this) { instance ?: Client().also { instance = it } }
          }
        }
        """) == ["_icon", "icons", "kind", "instance"])
  }

  @Test func `What is emptied, set by several or set unasked is no lazy variable`() {
    #expect(
      lazyNames(
        """
        private var emptied: A? = null
        fun emptied(): A = emptied ?: A().also { emptied = it }
        fun reset() { emptied = null }
        private var several: A? = null
        fun several(): A = several ?: A().also { several = it }
        fun replace(a: A) { several = a }
        private var unasked: A? = null
        fun unasked(a: A) { unasked = a }
        private var copied: A? = null
        fun copied(): A {
          val known = other
          if (known != null) return known
          return A().also { copied = it }
        }
        var open: A? = null
        fun open(): A = open ?: A().also { open = it }
        class Instances {
          private var own: A? = null
          fun own(): A = own ?: A().also { own = it }
        }
        """) == [])
  }

  private func lazyNames(_ source: String) -> [String] {
    let facts = facts(source)
    return (facts.globals + facts.types.flatMap(\.properties)).filter(\.isLazy).map(\.name)
  }
}
