import Model
import Testing

@Suite struct KotlinExpressionTests {
  @Test(
    "An expression is read",
    arguments: [
      ("a.b?.c!!.d", "a.b.c.d"),
      ("A.B(1, name = c) { it.d }", "A.B(#, name: c, { (_ it) in return it.d })"),
      ("f(1) { a, (b, c) -> b }", "f(#, { (_ a, _ $1) in let b = <$1>; let c; return b })"),
      ("f { }", "f({ (_ it) in  })"),
      ("a[b, 1]", "a[b, #]"),
      ("a ?: b ?: throw C()", "((a | b) | throw(C()))"),
      ("a as? B", "(a as B?)"),
      ("(a as B).c", "(a as B).c"),
      ("A::class.java", "A.self"),
      ("f(::g, A::h, this::i)", "f(g, A.h, self.i)"),
      ("\"a $b ${c.d} e\"", "<b, c.d>"),
      ("\"plain\"", "\"plain\""),
      ("\"\"", "empty"),
      ("null", "nil"),
      ("true", "true"),
      ("if (a) b else c", "do { a; branches[a] { return b } { return c } }"),
      (
        "when (a) { is B -> a.c; D.E, F -> 2; else -> { g(); h } }",
        "do { a; branches { rest[is B]; let a: B = a; return a.c } { rest[D.E, F]; D.E; F; return # } { rest[else]; g(); return h } }"
      ),
      (
        "try { a() } catch (e: E) { b } finally { c() }",
        "do { block { return a() }; block[catch (e: E)] { return b }; block { c() } }"
      ),
      (
        "object : A(1), B { val x = y; override fun f(n: Int) { this.g(z) } }",
        "A(#, x: y, f: { (n: Int) in self@object.g(z) })"
      ),
      ("inject<Api>(named(\"a\"))", "inject<Api>(named(\"a\"))"),
      (
        "MutableStateFlow<List<User>>(emptyList())",
        "(MutableStateFlow<[User]>(empty) as MutableStateFlow<[User]>)"
      ),
      ("mutableMapOf<String, User>()", "(empty as [String: User])"),
      ("listOf(a, b)", "[a, b]"),
      ("ConcurrentHashMap<String, User>()", "(empty as [String: User])"),
      ("mapOf(a to b)", "[<a, b>]"),
      ("a.apply { b = this.c }", "a.apply({ (_ self@apply) in b = self@apply.c })"),
      ("with(a) { b() }", "with(a, { (_ self@with) in return b() })"),
      (
        "a.run { b }.let { c(it) }",
        "a.run({ (_ self@run) in return b }).let({ (_ it) in return c(it) })"
      ),
      ("single { A(get()) } bind B::class", "single({ (_ it) in return A(get()) }).bind(B.self)"),
      ("fun(a: Int): Int { return a }", "{ (a: Int) in return a }"),
      ("a + b * !c", "<a, <b, <c>>>"),
      ("1..n", "<#, n>"),
      ("@Suppress(\"x\") f()", "f()"),
      ("a is B && c in d", "<<a>, <c, d>>"),
    ])
  func value(source: String, expected: String) {
    #expect(readValue(source) == expected)
  }
}
