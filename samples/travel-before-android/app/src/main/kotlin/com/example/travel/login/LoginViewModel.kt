package com.example.travel.login

import androidx.lifecycle.ViewModel
import androidx.lifecycle.viewModelScope
import com.example.travel.core.model.Credentials
import com.example.travel.core.network.ApiClient
import com.example.travel.core.session.SessionManager
import dagger.hilt.android.lifecycle.HiltViewModel
import javax.inject.Inject
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.launch

@HiltViewModel
class LoginViewModel @Inject constructor(
    private val client: ApiClient,
) : ViewModel() {
    val email = MutableStateFlow("")
    val password = MutableStateFlow("")

    fun submit() {
        viewModelScope.launch {
            val response = client.login(Credentials(email.value, password.value))
            SessionManager.login(response.user, response.token)
        }
    }
}
