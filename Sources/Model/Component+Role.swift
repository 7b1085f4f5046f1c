extension Component.Role {
  /// Roles in which access to globals is legal and rules stay silent by default.
  package var isExempt: Bool {
    switch self {
    case .compositionRoot, .test, .preview, .sample, .generated, .unbuilt, .system: true
    case .ordinary, .view, .logger, .configuration, .systemWrapper: false
    }
  }
}

extension Component.Role {
  /// True for code that is no part of the product.
  package var isAlien: Bool {
    switch self {
    case .test, .preview, .sample, .generated, .unbuilt: true
    case .ordinary, .compositionRoot, .view, .logger, .configuration, .systemWrapper, .system:
      false
    }
  }
}

extension Component.Role {
  /// Roles that may be reached from everywhere: nobody's decisions depend on them.
  package var isLeftAlone: Bool {
    switch self {
    case .logger, .configuration, .systemWrapper: true
    case .ordinary, .compositionRoot, .view, .system, .test, .preview, .sample, .generated,
      .unbuilt:
      false
    }
  }
}

extension Component {
  /// True when it may be reached from everywhere: by its role, or because nothing in it changes for
  /// those who ask, as long as it holds no data of what ends before it.
  package var isLeftAlone: Bool {
    role.isLeftAlone || state == .immutable && fields.allSatisfy(isAtHome)
  }

  /// True for data that lives no longer than it is meant to, such as that of the app in an object of
  /// the app, and for what is nobody's.
  private func isAtHome(_ field: Field) -> Bool {
    field.dataScope == nil || lives == [field.dataScope]
  }
}
