package com.example.travel.push

import com.google.firebase.messaging.FirebaseMessagingService
import dagger.hilt.android.AndroidEntryPoint
import javax.inject.Inject

@AndroidEntryPoint
class PushService : FirebaseMessagingService() {
    @Inject lateinit var uploader: PushTokenUploader

    override fun onNewToken(token: String) {
        uploader.upload(token)
    }
}
