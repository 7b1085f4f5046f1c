import Model
import SwiftExtraction
import Testing

@Suite struct ExpressionTests {
  @Test(arguments: [
    ("f(&a, b: &c.d)", "f(&a, b: &c.d)"),
    ("a.store(in: &self.all)", "a.store(in: &self.all)"),
    ("Mutex<Session?>(nil)", "(Mutex(nil) as Mutex<Session?>)"),
    ("Outer.Box<Int, A>(b: 1).c", "(Outer.Box(b: #) as Outer.Box<Int, A>).c"),
    ("Set<A>()", "(Set() as [A])"),
    ("decode<A>(b)", "decode(b)"),
  ])
  func `Arguments that may be changed and types that are made are told`(
    source: String, expected: String
  ) {
    #expect(readValue(source) == expected)
  }

  @Test(arguments: [
    ("a", "a"),
    ("A.shared.b", "A.shared.b"),
    ("a?.b!.c", "a.b.c"),
    (".shared", ".shared"),
    ("self.a", "self.a"),
    ("Self.a", "Self.a"),
    ("super.a", "super.a"),
    ("A.self", "A.self"),
    ("A.`default`", "A.default"),
    ("$a", "$a"),
    ("a.0", "a.0"),
  ])
  func `Names and members are chains`(source: String, expected: String) {
    #expect(readValue(source) == expected)
  }

  @Test(arguments: [
    ("A()", "A()"),
    (".init()", ".init()"),
    ("a.b(c, d: E())", "a.b(c, d: E())"),
    ("A<B>()", "(A() as A<B>)"),
    ("A<B>.shared", "A.shared"),
    ("f { a }", "f({ return a })"),
    ("f(a) { b } onError: { c }", "f(a, { return b }, onError: { return c })"),
    ("a[b]", "a[b]"),
    ("a?[b, default: c]", "a[b, default: c]"),
    ("[A]()", "(empty as [A])"),
    ("[A: B]()", "(empty as [A: B])"),
    ("[A](repeating: a, count: 2)", "Array(repeating: a, count: #)"),
    ("{ A() }()", "{ return A() }()"),
  ])
  func `Calls keep all arguments`(source: String, expected: String) {
    #expect(readValue(source) == expected)
  }

  @Test(arguments: [
    ("{ [weak self] in self?.a() }", "{ [weak self] in return self.a() }"),
    (
      "{ [unowned(unsafe) a, b = self.b] c, _ in c }",
      "{ [unowned a, b = self.b] (_ c, _) in return c }"
    ),
    ("{ (a: A, b) -> C in d(); return a }", "{ (_ a: A, _ b) in d(); return a }"),
    ("{ $0.a }", "{ return $0.a }"),
    ("{ a = b }", "{ a = b }"),
    ("{ }", "{}"),
  ])
  func `Closures keep captures, parameters and body`(source: String, expected: String) {
    #expect(readValue(source) == expected)
  }

  @Test(arguments: [
    ("a ?? b ?? C.d", "(a | b | C.d)"),
    ("a ? b : c", "(<a> | b | c)"),
    ("a == b ? c : d ? e : f", "(<<a, b>> | c | (<d> | e | f))"),
    ("a + b * c", "<a, b, c>"),
    ("a ?? b == c", "<(a | b), c>"),
    ("!a", "<a>"),
    ("a as? B", "(a as B)"),
    ("a as! B ?? c", "((a as B) | c)"),
    ("a as B as C", "((a as B) as C)"),
    ("a is B", "<a>"),
    ("try await a.b()", "a.b()"),
    ("try? a()", "a()"),
    ("(a)", "a"),
    ("(a, b)", "<a, b>"),
    ("f(&a)", "f(&a)"),
    ("0..<a.count", "<#, a.count>"),
    ("-1", "<#>"),
    ("consume a", "a"),
  ])
  func `Operators are folded into what the value may be`(source: String, expected: String) {
    #expect(readValue(source) == expected)
  }

  @Test(arguments: [
    ("nil", "nil"),
    ("1.5", "#"),
    ("true", "true"),
    ("\"a\"", "\"a\""),
    ("\"\"", "empty"),
    ("#\"a \\(b)\"#", "\"a \\(b)\""),
    ("\"a \\(B.shared.c) \\(d)\"", "<B.shared.c, d>"),
    ("[]", "empty"),
    ("[:]", "empty"),
    ("[a, b]", "[a, b]"),
    ("[a: b]", "[a, b]"),
    ("\"\"\"\n  A.shared // no comment\n  \\(b)\n  \"\"\"", "<b>"),
    ("/A.shared/", "\"A.shared\""),
  ])
  func `Literals say only what they are`(source: String, expected: String) {
    #expect(readValue(source) == expected)
  }

  @Test(arguments: [
    ("\\.a.b", ".a.b"),
    ("\\A.b?.c", "<A.b.c>"),
    ("\\A.B.[c].d", "<A.B[c].d>"),
    ("#selector(a.b)", "#selector(a.b)"),
    ("#file", "#file"),
    ("#Predicate<A> { $0.b }", "#Predicate({ return $0.b })"),
    ("if a { B() } else { C() }", "do { a; branches[a] { return B() } { return C() } }"),
    (
      "switch a { case .b: C() default: D.e }",
      "do { a; branches { rest[case .b]; return C() } { rest[default]; return D.e } }"
    ),
  ])
  func `Key paths, macros and branching values are read`(source: String, expected: String) {
    #expect(readValue(source) == expected)
  }

  @Test func `Links inside a condition have a base that is not repeated`() {
    #expect(
      readBody(
        """
        Text.make()
          #if os(iOS)
            .bar(A.shared)
          #else
            .foo()
          #endif
          .baz()
        """) == "return <Text.make(), <>.bar(A.shared), <>.foo()>.baz()")
  }

  @Test(arguments: [
    ("a = B()", "a = B()"),
    ("self.a.b = nil", "self.a.b = nil"),
    ("a[b] = c", "a[b] = c"),
    ("a = b ?? c", "a = (b | c)"),
    ("a = b ? nil : c", "a = (<b> | nil | c)"),
    ("a += b", "a ∆= b"),
    ("a ||= b", "a ∆= b"),
    ("try a = b()", "a = b()"),
    ("a?.b = c", "a.b = c"),
    ("(a, b) = (c, d)", "<a, b> = <c, d>"),
  ])
  func `Assignments are found in any form`(source: String, expected: String) {
    #expect(readBody(source) == expected)
  }

  @Test(arguments: [
    ("_ = A.shared", "return <A.shared>"),
    ("a <= b", "return <a, b>"),
    ("a != nil && b >= c", "return <a, nil, b, c>"),
    ("a ~= b", "return <a, b>"),
  ])
  func `What looks like an assignment is none`(source: String, expected: String) {
    #expect(readBody(source) == expected)
  }
}
