package com.example.travel.push

import com.example.travel.core.session.SessionManager
import javax.inject.Inject
import javax.inject.Singleton
import okhttp3.OkHttpClient
import okhttp3.Request

@Singleton
class PushTokenUploader @Inject constructor() {
    private val client = OkHttpClient()
    private var lastUpload: String? = null

    fun upload(deviceToken: String) {
        if (deviceToken == lastUpload) return
        lastUpload = deviceToken
        val request = Request.Builder()
            .url("https://api.example.com/push/$deviceToken")
            .header("Authorization", SessionManager.authToken.orEmpty())
            .build()
        client.newCall(request).execute().close()
    }
}
