package enum FeatureFlags {
  package static let minimumBookingAge = 18
  package static var isNewCheckoutEnabled = false
}
