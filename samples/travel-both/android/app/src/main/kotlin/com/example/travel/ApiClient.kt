package com.example.travel

import javax.inject.Inject
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext
import okhttp3.OkHttpClient
import okhttp3.Request

class ApiClient @Inject constructor(private val client: OkHttpClient) {
    suspend fun send(path: String, token: String?): String {
        val request = Request.Builder()
            .url("https://api.example.com/$path")
            .header("Authorization", token.orEmpty())
            .build()
        return withContext(Dispatchers.IO) {
            client.newCall(request).execute().use { it.body.string() }
        }
    }
}
