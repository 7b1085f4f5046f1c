package com.example.travel.core.network

import com.example.travel.core.model.BookingConfirmation
import com.example.travel.core.model.BookingDraft
import com.example.travel.core.model.Credentials
import com.example.travel.core.model.Trip
import com.example.travel.core.model.User
import com.example.travel.core.session.SessionHolder
import javax.inject.Inject
import javax.inject.Singleton
import kotlinx.serialization.json.Json
import okhttp3.MediaType.Companion.toMediaType
import okhttp3.OkHttpClient
import okhttp3.RequestBody
import okhttp3.RequestBody.Companion.toRequestBody

data class LoginResponse(val user: User, val token: String)

@Singleton
class ApiClient @Inject constructor(
    private val client: OkHttpClient,
    private val sessions: SessionHolder,
) {
    /** Shares the connections of the other one. */
    private val slowClient = client.newBuilder()
        .retryOnConnectionFailure(true)
        .build()

    private val token get() = sessions.session.value?.token

    suspend fun login(credentials: Credentials): LoginResponse =
        client.send("login", credentials.toBody())

    suspend fun search(text: String): List<Trip> =
        client.send("trips?q=$text", token = token)

    suspend fun book(draft: BookingDraft): BookingConfirmation =
        slowClient.send("bookings", draft.toBody(), token = token)

    private inline fun <reified Value> Value.toBody(): RequestBody =
        Json.encodeToString(this).toRequestBody("application/json".toMediaType())
}
