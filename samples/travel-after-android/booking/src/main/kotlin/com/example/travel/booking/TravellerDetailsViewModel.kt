package com.example.travel.booking

import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.ViewModel
import com.example.travel.core.FeatureFlags
import com.example.travel.core.model.BookingDraft
import com.example.travel.core.model.Traveller
import com.example.travel.core.model.Trip
import com.example.travel.core.session.SessionHolder
import dagger.hilt.android.lifecycle.HiltViewModel
import javax.inject.Inject

@HiltViewModel
class TravellerDetailsViewModel @Inject constructor(
    sessions: SessionHolder,
    saved: SavedStateHandle,
) : ViewModel() {
    private val drafts = BookingDrafts(saved)

    val proposedName: String? = sessions.session.value?.user?.name
    val ageNote = "The first traveller must be ${FeatureFlags.MINIMUM_BOOKING_AGE} or older."

    fun save(trip: Trip, name: String, passportNumber: String) {
        val draft = drafts.draft ?: BookingDraft(trip)
        drafts.draft = draft.copy(travellers = draft.travellers + Traveller(name, passportNumber))
    }
}
