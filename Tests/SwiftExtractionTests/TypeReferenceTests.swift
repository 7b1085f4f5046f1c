import Model
import SwiftExtraction
import Testing

@Suite struct TypeReferenceTests {
  @Test(arguments: [
    ("A", "A"),
    ("A.B<C>.D<E>", "A.B.D<C, E>"),
    ("A?", "A?"),
    ("A??", "A??"),
    ("A!", "A!"),
    ("Optional<A>", "A?"),
    ("[A]", "[A]"),
    ("[A: B]", "[A: B]"),
    ("Array<A>", "[A]"),
    ("Swift.Set<A>", "[A]"),
    ("Dictionary<A, B>", "[A: B]"),
    ("[3 of A]", "[A]"),
    ("NSHashTable<A>", "NSHashTable<A>"),
    ("Mutex<[A: B]>", "Mutex<[A: B]>"),
    ("some View", "View"),
    ("any P & Q", "(P & Q)"),
    ("(any P)?", "P?"),
    ("((A))", "A"),
    ("(A, b: B)", "(A & B)"),
    ("(A) async throws -> B", "() -> B"),
    ("() -> Void", "() -> nothing"),
    ("(@Sendable () -> ())?", "() -> nothing?"),
    ("A.Type", "A.Type"),
    ("(any A.B).Protocol", "A.B.Protocol"),
    ("`Type`", "Type"),
  ])
  func `Types are reduced to what lifetimes need`(source: String, expected: String) {
    #expect(readType(source) == expected)
  }
}
