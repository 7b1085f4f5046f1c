package com.example.travel.core

import android.util.Log

sealed interface AnalyticsEvent {
    data object Searched : AnalyticsEvent
    data object BookingStarted : AnalyticsEvent
    data class BookingConfirmed(val reference: String) : AnalyticsEvent
}

object AnalyticsLogger {
    private const val TAG = "analytics"

    fun log(event: AnalyticsEvent) {
        Log.i(TAG, event.toString())
    }
}
