package com.example.travel

import com.example.travel.core.model.User
import com.example.travel.core.session.SessionHolder
import kotlin.test.Test
import kotlin.test.assertNull

class SessionHolderTest {
    @Test
    fun logoutForgetsTheUser() {
        val sessions = SessionHolder()
        sessions.begin(User("u-17", "Noor Haddad", "noor@example.com"), token = "secret")
        sessions.end()
        assertNull(sessions.session.value)
    }
}
