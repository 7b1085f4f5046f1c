package struct FeatureFlags: Sendable {
  package static let minimumBookingAge = 18
  package static let standard = FeatureFlags(isNewCheckoutEnabled: false)

  package let isNewCheckoutEnabled: Bool

  package init(isNewCheckoutEnabled: Bool) {
    self.isNewCheckoutEnabled = isNewCheckoutEnabled
  }

  package init(remote flags: [String: Bool]) {
    isNewCheckoutEnabled = flags["newCheckout"] ?? Self.standard.isNewCheckoutEnabled
  }
}
