extension Component {
  /// True for what the app is made of: no test, preview, sample, generated or system code, and no
  /// type of a third party.
  package var isOfProduct: Bool {
    switch role {
    case .test, .preview, .sample, .generated, .unbuilt, .system: false
    case .ordinary, .compositionRoot, .view, .logger, .configuration, .systemWrapper:
      kind != .external
    }
  }
}
