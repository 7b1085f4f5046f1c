import SwiftUI
import TravelCore

struct TripRow: View {
  let trip: Trip
  let isFavourite: Bool
  let locale: Locale

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(trip.destination).font(.headline)
        Text("\(trip.departure.tripLabel(in: locale)), \(trip.nights) nights").font(.subheadline)
      }
      Spacer()
      if isFavourite {
        Image(systemName: "heart.fill").foregroundStyle(.pink)
      }
      Text(price.formatted)
    }
  }

  private var price: Money {
    Preferences().showsPricePerNight ? trip.pricePerNight : trip.pricePerTraveller
  }
}
