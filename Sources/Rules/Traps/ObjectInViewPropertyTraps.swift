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
    """)
]
