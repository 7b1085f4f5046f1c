package com.example.travel.search

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import com.example.travel.core.AnalyticsEvent
import com.example.travel.core.AnalyticsLogger
import com.example.travel.core.model.Trip
import com.example.travel.core.network.ApiClient
import com.example.travel.core.session.SessionManager
import dagger.hilt.android.lifecycle.HiltViewModel
import javax.inject.Inject
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch

@HiltViewModel
class TripSearchViewModel @Inject constructor(
    private val client: ApiClient,
) : ViewModel() {
    private val _results = MutableStateFlow<List<Trip>>(emptyList())
    val results: StateFlow<List<Trip>> = _results.asStateFlow()

    val recentSearches: List<String> get() = SessionManager.searchHistory.take(5)

    fun isFavourite(trip: Trip): Boolean = trip in SessionManager.favourites

    fun search(text: String) {
        SessionManager.rememberSearch(text)
        AnalyticsLogger.log(AnalyticsEvent.Searched)
        viewModelScope.launch { _results.value = client.search(text) }
    }
}
