package com.example.travel.core.model

data class User(val id: String, val name: String, val email: String)

data class Credentials(val email: String, val password: String)
