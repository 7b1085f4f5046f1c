package com.example.travel.profile

import androidx.compose.foundation.layout.Column
import androidx.compose.material3.Button
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.hilt.navigation.compose.hiltViewModel

@Composable
fun ProfileScreen(viewModel: ProfileViewModel = hiltViewModel()) {
    Column {
        Text(viewModel.name)
        Button(onClick = viewModel::logOut) {
            Text("Log out")
        }
    }
}
