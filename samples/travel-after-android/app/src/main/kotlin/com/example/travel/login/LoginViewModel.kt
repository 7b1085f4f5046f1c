package com.example.travel.login

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import com.example.travel.core.model.Credentials
import com.example.travel.core.network.ApiClient
import com.example.travel.core.session.SessionHolder
import dagger.hilt.android.lifecycle.HiltViewModel
import javax.inject.Inject
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.launch

@HiltViewModel
class LoginViewModel @Inject constructor(
    private val client: ApiClient,
    private val sessions: SessionHolder,
) : ViewModel() {
    val email = MutableStateFlow("")
    val password = MutableStateFlow("")

    fun submit() {
        viewModelScope.launch {
            val response = client.login(Credentials(email.value, password.value))
            sessions.begin(response.user, response.token)
        }
    }
}
