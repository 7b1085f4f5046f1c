package com.example.travel.core.model

data class Traveller(val name: String, val passportNumber: String)

data class BookingDraft(
    val trip: Trip,
    val travellers: List<Traveller> = emptyList(),
    val usesPoints: Boolean = false,
) {
    val isComplete get() = travellers.isNotEmpty()
    val total get() = trip.pricePerTraveller * travellers.size
}

data class BookingConfirmation(val reference: String, val earnedPoints: Int)
