package com.example.travel.booking

import com.example.travel.core.model.BookingConfirmation
import com.example.travel.core.model.BookingDraft
import com.example.travel.core.network.ApiClient
import javax.inject.Inject

interface BookingRepository {
    suspend fun confirm(draft: BookingDraft): BookingConfirmation
}

class DefaultBookingRepository @Inject constructor(
    private val client: ApiClient,
) : BookingRepository {
    override suspend fun confirm(draft: BookingDraft): BookingConfirmation = client.book(draft)
}
