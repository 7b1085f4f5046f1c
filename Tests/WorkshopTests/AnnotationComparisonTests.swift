import Model
import Testing
import Workshop

@Suite struct AnnotationComparisonTests {
  @Test("Annotations in the text are those in the tree")
  func equal() {
    let comparison = compare(
      """
      @file:JvmName("A")
      // @Comment class X
      @SingleIn(AppScope::class) @Named("@Text class Y")
      internal class A @Inject constructor(@Assisted val a: A, @[B C(1)] b: B) {
        @get:JvmName("c") val c: @Composable () -> Unit = { return@c }
        @Throws
        fun f(@D d: D) = @Suppress("x") g()
      }
      """)
    #expect(comparison.differences.isEmpty)
    #expect(comparison.countInText == 9 && comparison.countInTrees == 9)
  }

  @Test("An annotation that the tree has lost is told with its place")
  func lost() {
    let comparison = compare(
      "class A {\n  @Inject lateinit var a: A\n  ] ) fun }\n  @B fun b( { ]\n")
    #expect(!comparison.differences.isEmpty)
    #expect(comparison.differences.allSatisfy { $0.hasPrefix("A.kt:") })
  }
}

private func compare(_ text: String) -> AnnotationComparison {
  AnnotationComparison(of: [SourceText(path: "A.kt", text: text)])
}
