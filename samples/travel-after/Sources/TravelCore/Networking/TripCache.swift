import Foundation

package actor TripCache {
  private var detailsByTrip: [Trip.ID: TripDetails] = [:]

  package init() {}

  package func details(of tripID: Trip.ID) -> TripDetails? {
    detailsByTrip[tripID]
  }

  package func store(_ details: TripDetails, for tripID: Trip.ID) {
    detailsByTrip[tripID] = details
  }
}
