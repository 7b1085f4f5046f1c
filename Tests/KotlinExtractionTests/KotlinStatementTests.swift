import Model
import Testing

@Suite struct KotlinStatementTests {
  @Test func `Local variables, functions and types`() {
    #expect(
      readBody(
        """
        val a: Int = f()
        var b by remember { mutableStateOf(0) }
        val (c, d) = pair
        fun g(x: Int) = x
        class E
        val h = i ?: return
        """) == """
          let a: Int = f()
          let b = remember({ (_ it) in return mutableStateOf(#) })
          let c = <pair>
          let d
          let g = { (x: Int) in return x }
          let h = (i | do {})
          rest[i != null]
          """)
  }

  @Test func `Assignments`() {
    #expect(
      readBody(
        """
        a = b
        this.a += b
        c?.d = null
        e[1] = f
        g++
        """) == """
          a = b
          self.a ∆= b
          c.d = nil
          e[#] = f
          g ∆= #
          """)
  }

  @Test func `Branches with their conditions`() {
    #expect(
      readBody(
        """
        if (a) return
        if (b) { c() } else if (d) e() else { f() }
        if (g !is H) { throw K() }
        when { a -> b(); c is D -> c.e(); else -> return }
        when (val x = y) { is A -> x.b(); in 1..2 -> {} }
        if (z is A && ok) z.go()
        if (w is A) w = null
        """) == """
          a
          block[a] {}
          rest[!(a)]
          b
          branches[b] { c() } { d; branches[d] { e() } { f() } }
          <g>
          block[g !is H] { throw(K()) }
          rest[!(g !is H)]
          branches { rest[a]; a; b() } { rest[c is D]; <c>; let c: D = c; c.e() } { rest[else] }
          let x = y
          branches { rest[is A]; let x: A = x; x.b() } { rest[in 1..2]; <#, #> }
          <<z>, ok>
          block[z is A && ok] { let z: A = z; z.go() }
          <w>
          block[w is A] { w = nil }
          """)
  }

  @Test func `Loops`() {
    #expect(
      readBody(
        """
        for (a in b) c(a)
        for ((k, v) in map) { k(v) }
        while (true) { tick(); delay(1) }
        while (true) { if (a) break }
        while (a) { b() }
        do { c() } while (d)
        """) == """
          block { let a = b[]; c(a) }
          block { let k = <map[]>; let v; k(v) }
          endless { tick(); delay(#) }
          block[true] { true; a; block[a] { <> } }
          block[a] { a; b() }
          block { c() }
          d
          """)
  }

  @Test func `A return with a label leaves the lambda and one without the function`() {
    #expect(
      readBody(
        """
        list.forEach { if (it.a) return@forEach ; b(it) }
        list.map { return c }
        return d
        """) == """
          list.forEach({ (_ it) in it.a; block[it.a] {}; rest[!(it.a)]; return b(it) })
          list.map({ (_ it) in c })
          return d
          """)
  }

  @Test func `Code in parentheses of a lambda keeps its receiver names`() {
    #expect(
      readBody(
        """
        this@Outer.a()
        super.b()
        c.apply { this.d = this@Outer.e }
        """) == """
          self@Outer.a()
          super.b()
          c.apply({ (_ self@apply) in self@apply.d = self@Outer.e })
          """)
  }
}
