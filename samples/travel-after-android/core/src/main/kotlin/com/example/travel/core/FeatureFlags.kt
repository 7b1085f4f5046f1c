package com.example.travel.core

data class FeatureFlags(val isNewCheckoutEnabled: Boolean) {
    companion object {
        const val MINIMUM_BOOKING_AGE = 18
    }
}
