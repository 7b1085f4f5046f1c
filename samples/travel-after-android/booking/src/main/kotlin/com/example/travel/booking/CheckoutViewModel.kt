package com.example.travel.booking

import androidx.lifecycle.SavedStateHandle
import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import com.example.travel.core.AnalyticsEvent
import com.example.travel.core.AnalyticsLogger
import com.example.travel.core.model.Money
import dagger.hilt.android.lifecycle.HiltViewModel
import javax.inject.Inject
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch

sealed interface CheckoutState {
    data object Reviewing : CheckoutState
    data object Paying : CheckoutState
    data class Failed(val message: String) : CheckoutState
}

@HiltViewModel
class CheckoutViewModel @Inject constructor(
    private val repository: BookingRepository,
    private val prices: PriceFormatter,
    saved: SavedStateHandle,
) : ViewModel() {
    private val drafts = BookingDrafts(saved)
    private val _state = MutableStateFlow<CheckoutState>(CheckoutState.Reviewing)
    val state: StateFlow<CheckoutState> = _state.asStateFlow()

    val total: String
        get() = prices.format(drafts.draft?.total ?: Money.Empty)

    fun pay() {
        val draft = drafts.draft ?: return
        _state.value = CheckoutState.Paying
        viewModelScope.launch {
            try {
                val confirmation = repository.confirm(draft)
                drafts.draft = null
                AnalyticsLogger.log(AnalyticsEvent.BookingConfirmed(confirmation.reference))
            } catch (error: java.io.IOException) {
                _state.value = CheckoutState.Failed(error.message.orEmpty())
            }
        }
    }
}
