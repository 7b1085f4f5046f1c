package com.example.travel

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import dagger.hilt.android.lifecycle.HiltViewModel
import javax.inject.Inject
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch

@HiltViewModel
class TripSearchViewModel @Inject constructor(
    private val client: ApiClient,
    private val session: SessionManager,
) : ViewModel() {
    private val _results = MutableStateFlow("")
    val results: StateFlow<String> = _results.asStateFlow()

    val recentSearches: List<String> get() = session.searchHistory

    fun search(text: String) {
        session.rememberSearch(text)
        viewModelScope.launch {
            _results.value = client.send("trips?q=$text", session.authToken)
        }
    }

    fun logOut() {
        session.logout()
    }
}
