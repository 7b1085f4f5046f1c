package com.example.travel

import android.content.Context
import com.example.travel.core.FeatureFlags
import dagger.Module
import dagger.Provides
import dagger.hilt.InstallIn
import dagger.hilt.android.qualifiers.ApplicationContext
import dagger.hilt.components.SingletonComponent
import javax.inject.Singleton
import okhttp3.Cache
import okhttp3.OkHttpClient

private const val CACHE_SIZE = 10L * 1024 * 1024

@Module
@InstallIn(SingletonComponent::class)
object NetworkModule {
    @Provides
    @Singleton
    fun providesHttpClient(@ApplicationContext context: Context): OkHttpClient =
        OkHttpClient.Builder()
            .cache(Cache(context.cacheDir, CACHE_SIZE))
            .build()

    @Provides
    fun providesFeatureFlags(): FeatureFlags = FeatureFlags(isNewCheckoutEnabled = BuildConfig.DEBUG)
}
