package com.example.travel.login

import androidx.compose.foundation.layout.Column
import androidx.compose.material3.Button
import androidx.compose.material3.Text
import androidx.compose.material3.TextField
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.hilt.navigation.compose.hiltViewModel

@Composable
fun LoginScreen(viewModel: LoginViewModel = hiltViewModel()) {
    val email by viewModel.email.collectAsState()
    Column {
        TextField(value = email, onValueChange = { viewModel.email.value = it })
        Button(onClick = viewModel::submit) {
            Text("Log in")
        }
    }
}
