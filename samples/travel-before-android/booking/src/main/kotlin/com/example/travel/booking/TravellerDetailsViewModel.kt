package com.example.travel.booking

import android.widget.EditText
import androidx.lifecycle.ViewModel
import com.example.travel.core.FeatureFlags
import com.example.travel.core.model.BookingDraft
import com.example.travel.core.model.Traveller
import com.example.travel.core.model.Trip
import com.example.travel.core.session.SessionManager

class TravellerDetailsViewModel : ViewModel() {
    private var nameField: EditText? = null

    val ageNote = "The first traveller must be ${FeatureFlags.MINIMUM_BOOKING_AGE} or older."

    fun attach(field: EditText) {
        nameField = field
        field.setText(SessionManager.currentUser.value?.name)
    }

    fun save(trip: Trip, passportNumber: String) {
        val name = nameField?.text.toString()
        val draft = SessionManager.draftBooking ?: BookingDraft(trip)
        SessionManager.draftBooking =
            draft.copy(travellers = draft.travellers + Traveller(name, passportNumber))
    }

    fun asksForSeat(): Boolean = FeatureFlags.isNewCheckoutEnabled
}
