package com.example.travel.booking

import dagger.Binds
import dagger.Module
import dagger.hilt.InstallIn
import dagger.hilt.components.SingletonComponent
import javax.inject.Singleton

@Module
@InstallIn(SingletonComponent::class)
interface BookingModule {
    @Binds
    @Singleton
    fun bindsBookingRepository(repository: DefaultBookingRepository): BookingRepository
}
