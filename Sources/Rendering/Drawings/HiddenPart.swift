import Model

/// Code that is not the product, as the flag names it.
package enum HiddenPart: String, Sendable, CaseIterable {
  case external, generated, previews, samples, system, tests, unbuilt

  /// What is hidden unless someone asks.
  package static let standard = Set(allCases)

  /// One of them, for people.
  var noun: String {
    switch self {
    case .system: "system type"
    case .external: "external type"
    case .tests: "test"
    case .previews: "preview"
    case .samples: "sample"
    case .generated: "generated type"
    case .unbuilt: "type that nothing builds"
    }
  }

  /// Several of them.
  var plural: String {
    switch self {
    case .unbuilt: "types that nothing builds"
    case .system, .external, .tests, .previews, .samples, .generated: noun + "s"
    }
  }
}

extension Component {
  /// As what it can be hidden; `nil` for the product.
  var hiddenPart: HiddenPart? {
    switch role {
    case .test: .tests
    case .preview: .previews
    case .sample: .samples
    case .generated: .generated
    case .unbuilt: .unbuilt
    case .system: .system
    case .ordinary, .compositionRoot, .view, .logger, .configuration, .systemWrapper:
      kind == .external ? .external : nil
    }
  }
}
