import Model
import SwiftExtraction
import Testing

@Suite struct StatementTests {
  @Test func `Parts of a matched case are taken from the subject, which is evaluated once`() {
    #expect(
      readBody(
        """
        if case let .pair(a, .some(b)) = f() { a(b) }
        guard case E.one(label: let c)? = d else { return }
        for case .one(let e) in g { e() }
        switch (h, i) { case (.one(let j), _): j() }
        do {} catch K.failed(let l) { l() }
        """) == """
          block[case let .pair(a, .some(b)) = f()] { let $subject = f(); \
          let a = $subject.pair#0/2; let b = $subject.pair#1/2.some#0/1; a(b) }
          let $subject = d
          let c = $subject.one#0/1
          block[!(case E.one(label: let c)? = d)] {}
          rest[case E.one(label: let c)? = d]
          block { let $subject = g[]; let e = $subject.one#0/1; e() }
          let $subject0 = h
          let $subject1 = i
          branches { rest[case (.one(let j), _)]; let j = $subject0.one#0/1; j() }
          block {}
          block[catch K.failed(let l)] { let l; l() }
          """)
  }

  @Test func `What follows an early exit runs only when it is not taken`() {
    #expect(
      readBody(
        """
        guard let self else { return }
        guard let self = self, #available(iOS 17, *) else { return }
        guard let k else { fatalError("no k") }
        if a { return }
        if b { c() }
        if let d { e() } else { return }
        for f in g { if f.h { continue } ; i() }
        guard !j else { throw K() }
        """) == """
          let self = self
          block[!(let self)] {}
          let self = self
          block[!(let self = self, #available(iOS 17, *))] {}
          let k = k
          block[!(let k)] { fatalError("no k") }
          a
          block[a] {}
          rest[!(a)]
          b
          block[b] { c() }
          branches[let d] { let d = d; e() } {}
          block { let f = g[]; f.h; block[f.h] {}; rest[!(f.h)]; i() }
          <j>
          block[!(!j)] { K() }
          rest[!j]
          """)
  }

  @Test func `Locals, results and expressions follow each other`() {
    #expect(
      readBody(
        """
        let a: A = .shared, (b, c) = d()
        let _ = D()
        weak var e = f
        async let g = h()
        a.run()
        throw E.failed
        return
        return a
        """) == """
          let a: A = .shared
          let $2:21 = d()
          let b = $2:21.0
          let c = $2:21.1
          D()
          weak let e = f
          let g = h()
          a.run()
          E.failed
          return a
          """)
  }

  @Test func `Variables of an if end with it, those of a guard live on`() {
    #expect(
      readBody(
        """
        guard x, let self, let a = self.a, a.ok else { return b }
        if c, let d = e?.f, d.ok { g(d) }
        if let h { h() } else if case .k(let m) = n { m() } else { o() }
        """) == """
          x
          let self = self
          let a = self.a
          a.ok
          block[!(x, let self, let a = self.a, a.ok)] { return b }
          rest[x, let self, let a = self.a, a.ok]
          c
          block[c, let d = e?.f, d.ok] { let d = e.f; d.ok; g(d) }
          branches[let h] { let h = h; h() } { branches[case .k(let m) = n] \
          { let $subject = n; let m = $subject.k#0/1; m() } { o() } }
          """)
  }

  @Test func `A condition is short and in one line`() {
    let long = (1...30).map { "a\($0)" }.joined(separator: " &&\n  ")
    let body = readBody("if \(long) {}\nb()")
    let expected =
      "a1 && a2 && a3 && a4 && a5 && a6 && a7 && a8 && a9 && a10 && a11 && a12 && a13 …"
    #expect(expected.count == 80)
    #expect(body.contains("block[\(expected)] {}"))
  }

  @Test func `Loops are blocks, their variables are elements`() {
    #expect(
      readBody(
        """
        for a in b.c where a.ok { a.d() }
        for (k, v) in e {}
        for case let f? in g { f() }
        while let h = i.next() { h() }
        repeat { j() } while k
        outer: for await l: L in m { break outer }
        """) == """
          block { let a = b.c[]; a.ok; a.d() }
          block { let $3:5 = e[]; let k = $3:5.0; let v = $3:5.1 }
          block { let f = g[]; f() }
          block[let h = i.next()] { let h = i.next(); h() }
          block { j() }
          k
          block { let l: L = m[] }
          """)
  }

  @Test func `A switch has a branch for each case`() {
    #expect(
      readBody(
        """
        a()
        switch self.state {
        case .idle, .failed(_): break
        case .loaded(let session) where session.ok: keep(session)
        case let value as B: value.b()
        case is C: c()
        case Limits.low...Limits.high: d()
        #if DEBUG
        case .debug: e()
        #endif
        default: f()
        }
        """) == """
          a()
          let $subject = self.state
          branches { rest[case .idle, .failed(_)] } \
          { rest[case .loaded(let session) where session.ok]; \
          let session = $subject.loaded#0/1; session.ok; keep(session) } \
          { rest[case let value as B]; let value: B; value.b() } { rest[case is C]; c() } \
          { rest[case Limits.low...Limits.high]; <Limits.low, Limits.high>; d() } \
          { rest[case .debug]; e() } { rest[default]; f() }
          """)
  }

  @Test func `Errors and deferred work are blocks`() {
    #expect(
      readBody(
        """
        defer { a() }
        do { try b() } catch let error as E where error.ok { c(error) } catch { d(error) }
        """) == """
          block { a() }
          block { b() }
          block[catch let error as E where error.ok] { let error: E; error.ok; c(error) }
          block[catch] { d(error) }
          """)
  }

  @Test func `Alternatives of a condition are branches`() {
    #expect(
      readBody("a()\n#if DEBUG\nlet b = 1\n#elseif X\nc()\n#else\nd()\n#endif") == """
        a()
        branches[DEBUG] { compiled[DEBUG]; let b = # } { compiled[!(DEBUG) && X]; c() } \
        { compiled[!(DEBUG) && !(X)]; d() }
        """)
  }

  @Test(arguments: [
    ("a()", "return a()"),
    ("a = b", "a = b"),
    ("if a { B() } else { C() }", "a\nbranches[a] { return B() } { return C() }"),
    (
      "#if DEBUG\nA()\n#else\nB()\n#endif",
      "branches[DEBUG] { compiled[DEBUG]; return A() } { compiled[!(DEBUG)]; return B() }"
    ),
    ("return a", "return a"),
  ])
  func `A single expression is the result`(source: String, expected: String) {
    #expect(readBody(source) == expected)
  }

  @Test func `A wrapped local starts with its wrapper`() {
    #expect(
      readBody("@Dependency(\\.date) var a\n@available(iOS 17, *) let b = 1") == """
        let a = Dependency(.date)
        let b = #
        """)
  }

  @Test func `Local functions are variables that hold closures`() {
    #expect(
      readBody("func a(_ b: B) -> C { d(b) }\nvar e: E { f }\nvar g = 1 { didSet { h() } }") == """
        let a: () -> C = { (_ b: B) in return d(b) }
        let e: E = do { block { return f } }
        let g = do { return #; block { return h() } }
        """)
  }

  @Test func `A type match of an if carries the value`() {
    #expect(
      readBody("if case let a? = b.c { a() }\nif case .d = e {}\nf()") == """
        block[case let a? = b.c] { let a = b.c; a() }
        block[case .d = e] { e }
        f()
        """)
  }

  @Test func `Availability is no value`() {
    #expect(
      readBody("if #available(iOS 17, *), a { b() }\nc()")
        == "a\nblock[#available(iOS 17, *), a] { b() }\nc()")
  }

  @Test func `Yielded values are read`() {
    #expect(read("struct A { var b: B { _read { yield c.d } } }").contains("c.d"))
  }
}
