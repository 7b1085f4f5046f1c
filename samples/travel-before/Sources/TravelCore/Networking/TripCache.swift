import Foundation

package enum TripCache {
  private static var detailsByTrip: [Trip.ID: TripDetails] = [:]

  package static func details(of tripID: Trip.ID) -> TripDetails? {
    detailsByTrip[tripID]
  }

  package static func store(_ details: TripDetails, for tripID: Trip.ID) {
    detailsByTrip[tripID] = details
  }
}
