package com.example.travel

import android.content.Context
import com.example.travel.core.network.ApiClient
import dagger.Module
import dagger.Provides
import dagger.hilt.InstallIn
import dagger.hilt.android.qualifiers.ApplicationContext
import dagger.hilt.components.SingletonComponent

@Module
@InstallIn(SingletonComponent::class)
object NetworkModule {
    @Provides
    fun providesApiClient(@ApplicationContext context: Context): ApiClient =
        ApiClient.getInstance(context)
}
