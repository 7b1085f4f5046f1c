package com.example.travel.core.model

import java.time.LocalDate

enum class Visibility { ONLY_ME, SHARED }

data class Trip(
    val id: String,
    val destination: String,
    val departure: LocalDate,
    val nights: Int,
    val pricePerTraveller: Money,
    val visibility: Visibility = Visibility.ONLY_ME,
)

data class TripDetails(val summary: String, val hotelName: String)
