package com.example.travel.profile

import androidx.compose.foundation.layout.Column
import androidx.compose.material3.Button
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import com.example.travel.core.session.SessionManager

@Composable
fun ProfileScreen() {
    val user by SessionManager.currentUser.collectAsState()
    Column {
        Text(user?.name ?: "Guest")
        Button(onClick = { SessionManager.logout() }) {
            Text("Log out")
        }
    }
}
