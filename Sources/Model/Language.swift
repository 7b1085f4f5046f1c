/// The languages that facts come from.
package enum Language: String, Sendable, Codable, CaseIterable {
  case swift
  case kotlin
  case manifest
}
