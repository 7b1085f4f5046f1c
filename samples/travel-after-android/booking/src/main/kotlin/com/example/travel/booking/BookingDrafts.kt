package com.example.travel.booking

import androidx.lifecycle.SavedStateHandle
import com.example.travel.core.model.BookingDraft
import kotlinx.coroutines.flow.StateFlow
import kotlinx.serialization.json.Json

/** The draft of one booking flow: it survives the death of the process, and ends with the flow. */
class BookingDrafts(private val saved: SavedStateHandle) {
    private val text: StateFlow<String?> = saved.getStateFlow(KEY, null)

    var draft: BookingDraft?
        get() = text.value?.let { Json.decodeFromString<BookingDraft>(it) }
        set(value) {
            saved[KEY] = value?.let { Json.encodeToString(it) }
        }

    private companion object {
        const val KEY = "draft"
    }
}
