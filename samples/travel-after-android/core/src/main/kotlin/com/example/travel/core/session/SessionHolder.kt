package com.example.travel.core.session

import com.example.travel.core.model.User
import javax.inject.Inject
import javax.inject.Singleton
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow

/** Lives as long as the process; the session in it ends with the logout. */
@Singleton
class SessionHolder @Inject constructor() {
    private val _session = MutableStateFlow<UserSession?>(null)
    val session: StateFlow<UserSession?> = _session.asStateFlow()

    fun begin(user: User, token: String) {
        _session.value = UserSession(user, token)
    }

    fun end() {
        _session.value = null
    }
}
