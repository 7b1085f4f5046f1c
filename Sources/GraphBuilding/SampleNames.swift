/// Values for previews and tests that stand in production files.
func isSampleName(_ name: String) -> Bool {
  let nameWords = camelWords(name)
  let words = [
    "mock", "mocks", "preview", "previews", "fixture", "fake", "stub", "placeholder", "sample",
  ]
  // `testNote` and `test_note`, but no `testFlightBuild`.
  let isForTests = nameWords.first == "test" && nameWords.count > 1 && nameWords[1] != "flight"
  return isForTests || words.contains(nameWords.first ?? "")
    || words.contains(nameWords.last ?? "")
}
