package com.example.travel.booking

import androidx.lifecycle.ViewModel
import dagger.hilt.android.lifecycle.HiltViewModel
import javax.inject.Inject

@HiltViewModel
class ConfirmationsViewModel @Inject constructor(
    private val repository: BookingRepository,
) : ViewModel() {
    val references: List<String> get() = repository.confirmations.map { it.reference }
}
