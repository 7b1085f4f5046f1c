package com.example.travel.core.network

import android.content.Context
import com.example.travel.core.model.BookingConfirmation
import com.example.travel.core.model.BookingDraft
import com.example.travel.core.model.Credentials
import com.example.travel.core.model.Trip
import com.example.travel.core.model.User
import com.example.travel.core.session.SessionManager
import kotlinx.serialization.json.Json
import okhttp3.Cache
import okhttp3.MediaType.Companion.toMediaType
import okhttp3.OkHttpClient
import okhttp3.RequestBody
import okhttp3.RequestBody.Companion.toRequestBody

data class LoginResponse(val user: User, val token: String)

class ApiClient private constructor(context: Context) {
    private val client = OkHttpClient.Builder()
        .cache(Cache(context.cacheDir, CACHE_SIZE))
        .build()

    /** Shares the connections of the other one. */
    private val slowClient = client.newBuilder()
        .retryOnConnectionFailure(true)
        .build()

    suspend fun login(credentials: Credentials): LoginResponse =
        client.send("login", credentials.toBody())

    suspend fun search(text: String): List<Trip> =
        client.send("trips?q=$text", token = SessionManager.authToken)

    suspend fun book(draft: BookingDraft): BookingConfirmation =
        slowClient.send("bookings", draft.toBody(), token = SessionManager.authToken)

    private inline fun <reified Value> Value.toBody(): RequestBody =
        Json.encodeToString(this).toRequestBody("application/json".toMediaType())

    companion object {
        private const val CACHE_SIZE = 10L * 1024 * 1024

        @Volatile
        private var instance: ApiClient? = null

        fun getInstance(context: Context): ApiClient =
            instance ?: synchronized(this) {
                instance ?: ApiClient(context.applicationContext).also { instance = it }
            }
    }
}
