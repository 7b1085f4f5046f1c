package com.example.travel.booking

import com.example.travel.core.model.Money
import javax.inject.Inject
import javax.inject.Singleton

@Singleton
class PriceFormatter @Inject constructor() {
    fun format(money: Money): String = "${money.amount} ${money.currencyCode}"
}
