package com.example.travel.booking

import dagger.Binds
import dagger.Module
import dagger.hilt.InstallIn
import dagger.hilt.components.SingletonComponent

@Module
@InstallIn(SingletonComponent::class)
interface BookingModule {
    @Binds
    fun bindsBookingRepository(repository: DefaultBookingRepository): BookingRepository
}
