package com.example.travel.core.model

import java.math.BigDecimal

data class Money(val amount: BigDecimal, val currencyCode: String) {
    operator fun times(count: Int) = Money(amount * count.toBigDecimal(), currencyCode)

    companion object {
        val Empty = Money(BigDecimal.ZERO, "EUR")
    }
}
