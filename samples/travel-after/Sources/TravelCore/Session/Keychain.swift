import Foundation
import Security

package struct Keychain: Sendable {
  package enum Key: String, Sendable {
    case login
  }

  private let service: String

  package init(service: String) {
    self.service = service
  }

  package func read(_ key: Key) -> String? {
    var query = attributes(for: key)
    query[kSecReturnData as String] = true
    query[kSecMatchLimit as String] = kSecMatchLimitOne
    var item: CFTypeRef?
    guard SecItemCopyMatching(query as CFDictionary, &item) == errSecSuccess,
      let data = item as? Data
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  package func write(_ value: String, for key: Key) {
    remove(key)
    var item = attributes(for: key)
    item[kSecValueData as String] = Data(value.utf8)
    item[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly
    SecItemAdd(item as CFDictionary, nil)
  }

  package func remove(_ key: Key) {
    SecItemDelete(attributes(for: key) as CFDictionary)
  }

  private func attributes(for key: Key) -> [String: Any] {
    [
      kSecClass as String: kSecClassGenericPassword,
      kSecAttrService as String: service,
      kSecAttrAccount as String: key.rawValue,
    ]
  }
}
