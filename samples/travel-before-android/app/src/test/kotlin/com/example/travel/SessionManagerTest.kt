package com.example.travel

import com.example.travel.core.model.User
import com.example.travel.core.session.SessionManager
import kotlin.test.AfterTest
import kotlin.test.Test
import kotlin.test.assertNull

class SessionManagerTest {
    @AfterTest
    fun tearDown() {
        SessionManager.logout()
    }

    @Test
    fun logoutForgetsTheUser() {
        SessionManager.login(User("u-17", "Noor Haddad", "noor@example.com"), token = "secret")
        SessionManager.logout()
        assertNull(SessionManager.currentUser.value)
    }
}
