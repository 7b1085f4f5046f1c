package com.example.travel.core.network

import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.withContext
import kotlinx.serialization.json.Json
import okhttp3.OkHttpClient
import okhttp3.Request
import okhttp3.RequestBody

suspend inline fun <reified Result> OkHttpClient.send(
    path: String,
    body: RequestBody? = null,
    token: String? = null,
): Result {
    val request = Request.Builder()
        .url("https://api.example.com/$path")
        .header("Authorization", token.orEmpty())
        .method(if (body == null) "GET" else "POST", body)
        .build()
    return withContext(Dispatchers.IO) {
        newCall(request).execute().use { Json.decodeFromString<Result>(it.body.string()) }
    }
}
