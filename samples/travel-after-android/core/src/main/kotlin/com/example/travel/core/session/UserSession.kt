package com.example.travel.core.session

import com.example.travel.core.model.Trip
import com.example.travel.core.model.User
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow

/** All that is known of one user between login and logout. */
class UserSession(val user: User, val token: String) {
    private val _favourites = MutableStateFlow<List<Trip>>(emptyList())
    val favourites: StateFlow<List<Trip>> = _favourites.asStateFlow()

    private val _searchHistory = MutableStateFlow<List<String>>(emptyList())
    val searchHistory: StateFlow<List<String>> = _searchHistory.asStateFlow()

    fun rememberSearch(text: String) {
        _searchHistory.value = listOf(text) + _searchHistory.value.filter { it != text }
    }

    fun toggleFavourite(trip: Trip) {
        val known = _favourites.value
        _favourites.value = if (trip in known) known - trip else known + trip
    }
}
