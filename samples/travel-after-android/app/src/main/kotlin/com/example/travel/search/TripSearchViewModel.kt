package com.example.travel.search

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import com.example.travel.core.AnalyticsEvent
import com.example.travel.core.AnalyticsLogger
import com.example.travel.core.model.Trip
import com.example.travel.core.network.ApiClient
import com.example.travel.core.session.SessionHolder
import dagger.hilt.android.lifecycle.HiltViewModel
import javax.inject.Inject
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch

@HiltViewModel
class TripSearchViewModel @Inject constructor(
    private val client: ApiClient,
    private val sessions: SessionHolder,
) : ViewModel() {
    private val _results = MutableStateFlow<List<Trip>>(emptyList())
    val results: StateFlow<List<Trip>> = _results.asStateFlow()

    private val session get() = sessions.session.value

    val recentSearches: List<String> get() = session?.searchHistory?.value.orEmpty().take(5)

    fun isFavourite(trip: Trip): Boolean = session?.favourites?.value.orEmpty().contains(trip)

    fun search(text: String) {
        session?.rememberSearch(text)
        AnalyticsLogger.log(AnalyticsEvent.Searched)
        viewModelScope.launch { _results.value = client.search(text) }
    }
}
