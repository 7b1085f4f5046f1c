package com.example.travel.core

object FeatureFlags {
    const val MINIMUM_BOOKING_AGE = 18

    var isNewCheckoutEnabled = false
}
