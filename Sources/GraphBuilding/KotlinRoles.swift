import Model

/// The role of a Kotlin file by its source set, its module, its name and what it imports; `nil` when
/// these say nothing.
func kotlinRole(of facts: FileFacts) -> Component.Role? {
  guard facts.language == .kotlin else { return nil }
  let parts = pathParts(facts.path)
  // What describes the build, or runs in it, is no part of the product.
  if facts.path.hasSuffix(".kts") || parts.dropLast().contains(where: isBuildFolder)
    || imports(facts, buildPackages)
  {
    return .generated
  }
  if let place = GradlePlace(path: facts.path), place.isTest || place.isOfTestModule {
    return .test
  }
  let file = (parts.last ?? "").prefix { $0 != "." }
  if imports(facts, testPackages) || file.hasSuffix("Test") || file.hasSuffix("Tests") {
    return .test
  }
  return isOfPreviews(facts, file) ? .preview : nil
}

/// True for a file that is named after the previews in it, or after what gives them their values.
private func isOfPreviews(_ facts: FileFacts, _ file: Substring) -> Bool {
  if file.hasSuffix("Preview") || file.hasSuffix("Previews") { return true }
  return facts.types.contains { type in
    type.name == file && type.inherited.contains { isNamed($0, "PreviewParameterProvider") }
  }
}

private func isNamed(_ type: TypeReference, _ name: String) -> Bool {
  if case .named(let written, _) = type { return lastPart(of: written) == name }
  return false
}

/// True for `@Preview` and the annotations that a project makes of several of it.
func isPreviewFunction(_ function: FunctionFacts) -> Bool {
  function.attributes.contains { lastPart(of: $0.name).contains("Preview") }
}

private func isBuildFolder(_ folder: Substring) -> Bool {
  folder == "buildSrc" || folder == "build-logic" || folder == "buildLogic"
    || folder == "build-plugin" || folder == "gradle-plugin"
}

private func imports(_ facts: FileFacts, _ packages: [String]) -> Bool {
  facts.imports.contains { name in packages.contains { name.hasPrefix($0) } }
}

/// Packages of Gradle, of processors of annotations, and of linters.
private let buildPackages = [
  "org.gradle.", "com.android.build.", "com.google.devtools.ksp.", "javax.annotation.processing.",
  "com.android.tools.lint.", "io.gitlab.arturbosch.detekt.", "com.pinterest.ktlint.",
  "com.lemonappdev.konsist.", "org.jetbrains.kotlin.compiler.", "dev.detekt.",
]
private let testPackages = [
  "org.junit.", "kotlin.test.", "io.mockk.", "org.mockito.", "org.robolectric.",
  "app.cash.turbine.", "com.google.common.truth.", "androidx.test.", "kotlinx.coroutines.test.",
  "androidx.compose.ui.test.", "io.kotest.", "com.squareup.leakcanary.core.test", "org.testng.",
  "androidx.benchmark.", "app.cash.paparazzi.", "com.github.takahirom.roborazzi.",
]
