import Testing

@Suite struct HouseRuleTests {
  @Test("No code stops the program, is public, or puts something off")
  func banned() throws {
    let files = try SwiftFile.all(below: "Sources", "Templates")
    let remarks = files.flatMap(\.banned)
    #expect(remarks.isEmpty, "\(remarks)")
  }

  @Test("What other rooms call is explained by a sentence")
  func documented() throws {
    let remarks = try SwiftFile.all(below: "Sources", "Templates").flatMap(\.undocumented)
    #expect(remarks.isEmpty, "\(remarks)")
  }

  @Test("No file is longer than 300 lines")
  func short() throws {
    for file in try SwiftFile.all(below: "Sources", "Templates") {
      #expect(file.lineCount <= 300, "\(file.path)")
    }
  }

  @Test("The guards see what they look for")
  func guards() {
    let file = SwiftFile.read(
      path: "Sources/Model/A.swift",
      text: """
        package import Model
        public struct A {}
        // TODO later
        let a = try! b() as! A
        func c() { fatalError() }
        package struct D {}
        /// Without a period
        package func e() {}
        /// With one.
        package func f() {}
        let g = "fatalError() try! public"
        """)
    #expect(file.imports == [SwiftFile.Import(module: "Model", isPassedOn: true)])
    #expect(
      file.banned.map(\.description) == [
        "Sources/Model/A.swift:2: public", "Sources/Model/A.swift:4: TODO",
        "Sources/Model/A.swift:4: try!", "Sources/Model/A.swift:4: as!",
        "Sources/Model/A.swift:5: fatalError",
      ])
    #expect(file.undocumented.map(\.line) == [6, 8])
  }
}
