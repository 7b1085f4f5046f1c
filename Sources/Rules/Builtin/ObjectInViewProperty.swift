import Model

extension Rule {
  static let objectInViewProperty = Rule(
    id: "object-in-view-property",
    title: "A view makes its model anew each time it is drawn",
    rationale: """
      A view of SwiftUI is a value: the view around it makes another one whenever it is drawn again, \
      and a function of Compose runs again. An object that is made on the way is new each time. What \
      it had loaded is loaded again, what the user had entered is gone, and it works until the first \
      redraw, so that nobody notices early. Keep it in `@State` or `@StateObject`, with `remember` or \
      in a view model, or let the view be handed the object by whoever owns it.
      """,
    limits: """
      A view that is only made for a hosting controller stays silent, since it is made once. In \
      Compose only what is put into a local variable of a function is looked at.
      """,
    languages: [.swift, .kotlin],
    silences: [
      .manifest: "it does not say when something is made"
    ],
    basis: [
      .strong: "the view is seen to be made inside another one",
      .likely: "no other view is seen to make it, or the object only helps or is like the last one",
    ],
    related: [
      RelatedRule("created-twice", when: "there is meant to be one of it in the whole app")
    ],
    severity: .warning,
    examples: [
      .flagged(
        "A model in a stored property",
        """
        //- Profile.swift
        import SwiftUI
        final class ProfileModel: ObservableObject {
          @Published var name = ""
        }
        struct ProfileView: View {
          let model = ProfileModel()
          //  ^^^^^ ProfileView.model is a new ProfileModel in each value of the view
          var body: some View { Text(model.name) }
        }
        struct HomeView: View {
          var body: some View { ProfileView() }
        }
        """),
      .flagged(
        "A wrapper that observes what somebody else should keep",
        """
        //- Profile.swift
        import SwiftUI
        final class ProfileModel: ObservableObject {
          @Published var name = ""
        }
        struct ProfileView: View {
          @ObservedObject private var model = ProfileModel()
          //                          ^^^^^ ProfileView.model is @ObservedObject, which keeps nothing, and so a new ProfileModel in each value of the view
          var body: some View { Text(model.name) }
        }
        struct HomeView: View {
          var body: some View { ProfileView() }
        }
        """),
      .flagged(
        "A state holder that is not remembered",
        """
        //- app/src/main/kotlin/Profile.kt
        package com.example
        import androidx.compose.runtime.Composable
        import androidx.compose.runtime.mutableStateOf
        class ProfileState {
            var name = mutableStateOf("")
        }
        @Composable
        fun Profile() {
            val state = ProfileState()
            //  ^^^^^ Profile() makes a new ProfileState for state each time it is composed, and remembers none
            Text(state.name.value)
        }
        """),
      .accepted(
        "Wrappers that keep the first object",
        """
        //- Profile.swift
        import SwiftUI
        final class ProfileModel: ObservableObject {
          @Published var name = ""
        }
        @Observable final class Draft {
          var text = ""
        }
        struct ProfileView: View {
          @StateObject private var model = ProfileModel()
          @State private var draft = Draft()
          var body: some View { Text(model.name + draft.text) }
        }
        struct HomeView: View {
          var body: some View { ProfileView() }
        }
        """),
      .accepted(
        "An object that is handed in",
        """
        //- Profile.swift
        import SwiftUI
        final class ProfileModel: ObservableObject {
          @Published var name = ""
        }
        struct ProfileView: View {
          @ObservedObject var model: ProfileModel
          var body: some View { Text(model.name) }
        }
        struct HomeView: View {
          @StateObject private var model = ProfileModel()
          var body: some View { ProfileView(model: model) }
        }
        """),
      .accepted(
        "A wrapper that an initializer fills with what it is handed",
        """
        //- Profile.swift
        import SwiftUI
        final class ProfileModel: ObservableObject {
          @Published var name = ""
        }
        struct ProfileView: View {
          @ObservedObject private var model: ProfileModel
          init(model: ProfileModel) { self._model = .init(wrappedValue: model) }
          var body: some View { Text(model.name) }
        }
        struct HomeView: View {
          @StateObject private var model = ProfileModel()
          var body: some View { ProfileView(model: model) }
        }
        """
      ).hidden,
      .accepted(
        "A view that a hosting controller is made with",
        """
        //- Profile.swift
        import SwiftUI
        final class ProfileModel: ObservableObject {
          @Published var name = ""
        }
        struct ProfileView: View {
          @ObservedObject private var model = ProfileModel()
          var body: some View { Text(model.name) }
        }
        final class ProfileFlow {
          func start() -> UIViewController { UIHostingController(rootView: ProfileView()) }
        }
        """),
      .accepted(
        "A state holder that Compose remembers, and a value",
        """
        //- app/src/main/kotlin/Profile.kt
        package com.example
        import androidx.compose.runtime.Composable
        import androidx.compose.runtime.mutableStateOf
        import androidx.compose.runtime.remember
        class ProfileState {
            var name = mutableStateOf("")
        }
        data class Size(val width: Int, val height: Int)
        @Composable
        fun Profile(state: ProfileState = remember { ProfileState() }) {
            val own = remember { ProfileState() }
            val size = Size(1, 2)
            Text(state.name.value + own.name.value, size.width)
        }
        """),
      .accepted(
        "An object that a callback makes",
        """
        //- app/src/main/kotlin/Profile.kt
        package com.example
        import androidx.compose.runtime.Composable
        import androidx.compose.runtime.mutableStateOf
        class ProfileState {
            var name = mutableStateOf("")
        }
        @Composable
        fun Profile(onDone: (ProfileState) -> Unit) {
            Button(onClick = {
                val state = ProfileState()
                onDone(state)
            })
        }
        """),
    ],
    traps: objectInViewPropertyTraps,
    check: findViewObjects
  )
}

@Sendable private func findViewObjects(in context: RuleContext) -> [Finding] {
  context.graph.viewObjects.compactMap { made in
    if context.derived.components[made.view]?.role.isExempt ?? false { return nil }
    let (view, object) = (context.derived.name(made.view), context.derived.name(made.object))
    let message =
      switch made.form {
      case .plain:
        "\(view).\(made.name) is a new \(object) in each value of the view"
      case .observed(let wrapper):
        "\(view).\(made.name) is \(wrapper), which keeps nothing, and so a new \(object) in each "
          + "value of the view"
      case .composed:
        "\(view) makes a new \(object) for \(made.name) each time it is composed, and remembers none"
      }
    return Finding(
      message: message, confidence: made.isRepeated ? .strong : .likely, component: made.view,
      subject: made.name, location: made.location)
  }
}
