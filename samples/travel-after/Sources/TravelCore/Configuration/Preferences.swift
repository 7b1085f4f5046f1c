import Foundation

package struct Preferences {
  private enum Key {
    static let showsPricePerNight = "showsPricePerNight"
  }

  private let defaults: UserDefaults

  package init(defaults: UserDefaults = .standard) {
    self.defaults = defaults
  }

  package var showsPricePerNight: Bool {
    get { defaults.bool(forKey: Key.showsPricePerNight) }
    nonmutating set { defaults.set(newValue, forKey: Key.showsPricePerNight) }
  }
}
