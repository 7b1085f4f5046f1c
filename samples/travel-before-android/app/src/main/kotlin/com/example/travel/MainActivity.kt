package com.example.travel

import android.os.Bundle
import androidx.activity.ComponentActivity
import androidx.activity.compose.setContent
import com.example.travel.core.session.SessionListener
import com.example.travel.core.session.SessionManager
import com.example.travel.login.LoginScreen
import com.example.travel.search.TripSearchScreen
import dagger.hilt.android.AndroidEntryPoint

@AndroidEntryPoint
class MainActivity : ComponentActivity(), SessionListener {
    override fun onCreate(savedInstanceState: Bundle?) {
        super.onCreate(savedInstanceState)
        SessionManager.addListener(this)
        render()
    }

    override fun onSessionEnded() {
        render()
    }

    private fun render() {
        setContent {
            if (SessionManager.isLoggedIn) TripSearchScreen() else LoginScreen()
        }
    }
}
