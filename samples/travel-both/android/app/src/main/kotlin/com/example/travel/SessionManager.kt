package com.example.travel

import javax.inject.Inject
import javax.inject.Singleton

data class User(val id: String, val name: String)

@Singleton
class SessionManager @Inject constructor() {
    var authToken: String? = null
        private set
    var currentUser: User? = null
        private set
    var searchHistory: List<String> = emptyList()
        private set

    fun login(user: User, token: String) {
        currentUser = user
        authToken = token
    }

    fun logout() {
        currentUser = null
        authToken = null
        searchHistory = emptyList()
    }

    fun rememberSearch(text: String) {
        searchHistory = listOf(text) + searchHistory
    }
}
