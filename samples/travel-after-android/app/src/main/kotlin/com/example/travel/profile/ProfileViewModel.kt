package com.example.travel.profile

import androidx.lifecycle.ViewModel
import com.example.travel.core.session.SessionHolder
import dagger.hilt.android.lifecycle.HiltViewModel
import javax.inject.Inject

@HiltViewModel
class ProfileViewModel @Inject constructor(
    private val sessions: SessionHolder,
) : ViewModel() {
    val name: String get() = sessions.session.value?.user?.name ?: "Guest"

    fun logOut() {
        sessions.end()
    }
}
