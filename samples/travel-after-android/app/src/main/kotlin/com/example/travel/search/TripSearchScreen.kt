package com.example.travel.search

import androidx.compose.foundation.lazy.LazyColumn
import androidx.compose.foundation.lazy.items
import androidx.compose.material3.Text
import androidx.compose.runtime.Composable
import androidx.compose.runtime.collectAsState
import androidx.compose.runtime.getValue
import androidx.compose.ui.tooling.preview.Preview
import androidx.hilt.navigation.compose.hiltViewModel
import com.example.travel.core.DateLabels
import com.example.travel.core.model.Trip

@Composable
fun TripSearchScreen(viewModel: TripSearchViewModel = hiltViewModel()) {
    val results by viewModel.results.collectAsState()
    TripList(results)
}

@Composable
private fun TripList(trips: List<Trip>) {
    LazyColumn {
        items(trips) { trip ->
            Text("${trip.destination}, ${DateLabels.label(trip.departure)}")
        }
    }
}

@Preview
@Composable
private fun TripListPreview() {
    TripList(emptyList())
}
