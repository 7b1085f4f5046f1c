package com.example.travel

import android.app.Application
import com.example.travel.core.FeatureFlags
import com.example.travel.core.network.ApiClient
import dagger.hilt.android.HiltAndroidApp

@HiltAndroidApp
class TravelApplication : Application() {
    override fun onCreate() {
        super.onCreate()
        ApiClient.getInstance(this)
        FeatureFlags.isNewCheckoutEnabled = BuildConfig.DEBUG
    }
}
