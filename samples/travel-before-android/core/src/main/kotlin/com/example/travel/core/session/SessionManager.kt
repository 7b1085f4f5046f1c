package com.example.travel.core.session

import com.example.travel.core.model.BookingDraft
import com.example.travel.core.model.Trip
import com.example.travel.core.model.User
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow

interface SessionListener {
    fun onSessionEnded()
}

object SessionManager {
    var authToken: String? = null
        private set

    private val _currentUser = MutableStateFlow<User?>(null)
    val currentUser: StateFlow<User?> = _currentUser.asStateFlow()

    val favourites = mutableListOf<Trip>()
    var searchHistory: List<String> = emptyList()
    var draftBooking: BookingDraft? = null

    private val listeners = mutableListOf<SessionListener>()

    val isLoggedIn get() = authToken != null

    fun login(user: User, token: String) {
        authToken = token
        _currentUser.value = user
    }

    fun logout() {
        authToken = null
        _currentUser.value = null
        favourites.clear()
        listeners.forEach { it.onSessionEnded() }
    }

    fun rememberSearch(text: String) {
        searchHistory = listOf(text) + searchHistory.filter { it != text }
    }

    fun toggleFavourite(trip: Trip) {
        if (!favourites.remove(trip)) favourites.add(trip)
    }

    fun addListener(listener: SessionListener) {
        listeners.add(listener)
    }

    fun removeListener(listener: SessionListener) {
        listeners.remove(listener)
    }
}
