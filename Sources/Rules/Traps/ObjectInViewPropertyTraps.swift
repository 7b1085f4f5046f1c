/// What looks like `object-in-view-property` and is none, or is a form of it: further examples of the rule.
let objectInViewPropertyTraps: [Example] = [
  .accepted(
    "A view model that the system keeps",
    """
    //- app/src/main/kotlin/Profile.kt
    package com.example
    import androidx.compose.runtime.Composable
    import androidx.compose.runtime.mutableStateOf
    import androidx.lifecycle.ViewModel
    import androidx.lifecycle.viewmodel.compose.viewModel
    class ProfileViewModel : ViewModel() {
        var name = mutableStateOf("")
    }
    @Composable
    fun Profile() {
        val model: ProfileViewModel = viewModel()
        Text(model.name.value)
    }
    """),
  .accepted(
    "A service of which a container fills in all that it has",
    """
    //- Profile.swift
    import Factory
    import SwiftUI
    protocol ProfileClient { func load() async }
    final class LiveClient: ProfileClient { func load() async {} }
    extension Container {
      var client: Factory<any ProfileClient> { self { LiveClient() } }
    }
    final class ProfileService {
      @Injected(\\.client) var client: any ProfileClient
      func load() async { await client.load() }
    }
    struct ProfileView: View {
      var service = ProfileService()
      var body: some View { Text("").task { await service.load() } }
    }
    struct HomeView: View { var body: some View { ProfileView() } }
    """
  ).told(by: "service-locator"),
]
