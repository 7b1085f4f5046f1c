import Model
import TestSupport
import Testing

@Suite struct KotlinRoleTests {
  @Test(arguments: [
    "app/src/test/kotlin/A.kt", "app/src/androidTest/java/A.kt", "app/src/testFixtures/kotlin/A.kt",
    "app/src/testDebug/kotlin/A.kt", "shared/src/commonTest/kotlin/A.kt",
    "shared/src/androidUnitTest/kotlin/A.kt", "core/testing/src/main/kotlin/A.kt",
    "core/data-test/src/main/kotlin/A.kt", "matrix/test/src/main/kotlin/A.kt",
    "app/src/main/kotlin/StoreTest.kt",
    "appTestUtil/src/main/java/A.kt",
  ])
  func `What lies among tests serves tests`(_ path: String) async {
    await check(
      """
      //- \(path)
      object Global {
        var count = 0
      }
      """, .components, .accessPoints, is: "")
  }

  @Test(arguments: [
    "build.gradle.kts", "buildSrc/src/main/kotlin/A.kt", "build-logic/src/main/A.kt",
  ])
  func `What describes the build is no part of the product`(_ path: String) async {
    await check(
      """
      //- \(path)
      object Global {
        var count = 0
      }
      """, .components, .accessPoints, is: "")
  }

  @Test func `An object with the functions of Android's log is a logger`() async {
    let report = await graph(
      of: projectFiles(
        """
        //- app/src/main/kotlin/LogBuffer.kt
        package app
        object LogBuffer {
          private var path: String? = null
          fun setup(path: String) { this.path = path }
          fun i(tag: String, message: String) { add(message) }
          fun w(tag: String, message: String) { add(message) }
          fun e(tag: String, message: String) { add(message) }
          private fun add(message: String) { File(path).appendText(message) }
        }
        object LogBook {
          var pages: List<String> = emptyList()
          fun write(page: String) { pages = pages + page }
          fun read(): List<String> = pages
        }
        """))
    #expect(
      report.components.map { "\($0.name) \($0.role)" } == ["LogBook ordinary", "LogBuffer logger"])
  }

  @Test func `Previews reach nothing that counts`() async {
    await check(
      """
      //- app/src/main/kotlin/Screen.kt
      package app
      object Global {
        var count = 0
      }
      class Provider : PreviewParameterProvider<Int> {
        val count = Global.count
      }
      @Composable fun Screen() { println(Global.count) }
      @PreviewsDayNight @Composable fun ScreenPreview() { println(Global.count) }
      """, .accesses,
      is: """
        app/Provider reaches app/Global.count via kotlin-object in preview
        app/Screen() reaches app/Global.count via kotlin-object in body
        app/ScreenPreview() reaches app/Global.count via kotlin-object in preview
        """)
  }
}
