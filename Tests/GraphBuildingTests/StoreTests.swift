import Testing

@Suite struct StoreTests {
  private let feature = """
    import ComposableArchitecture

    @Reducer struct Feature {
      struct State { var count = 0 }
      enum Action { case start }
    }

    """

  @Test(
    arguments: [
      "let store: StoreOf<Feature>", "@Bindable var store: StoreOf<Feature>",
      "@Perception.Bindable var store: StoreOf<Feature>",
    ])
  func `A view keeps the store that it is handed`(code: String) async {
    await check(
      feature + "struct FeatureView: View { \(code) }", .storage,
      is: "FeatureView keeps Feature in store\(code.hasPrefix("let") ? "" : ", replaceable")")
  }

  @Test func `Whoever makes a store owns it, and it lives as long`() async {
    await check(
      feature + """
        @main struct Main: App {
          let store = Store(initialState: Feature.State()) { Feature()._printChanges() }
        }
        """, .storage, .scopes,
      is: """
        Main owns Feature in store
        Feature: app (ownership app)
        Main: app, declared app (framework app)
        """)
  }

  @Test func `A store of another library is a type like others`() async {
    await check(
      """
      struct Feature { struct State {} }
      struct FeatureView: View { let store: StoreOf<Feature> ; let other = Store(initialState: Feature.State()) { Feature() } }
      """, .storage, is: "")
  }
}
