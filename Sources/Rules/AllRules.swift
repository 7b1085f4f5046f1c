extension Rule {
  /// Every rule, sorted by id. A test compares this list with the files of `Builtin`.
  package static let all: [Rule] = [
    .captiveDependency,
    .configureBeforeUse,
    .createdTwice,
    .forgottenOnLogout,
    .globalMutableState,
    .hiddenAccess,
    .initOrder,
    .labelWithoutNeed,
    .memoryAsTruth,
    .neverReleased,
    .ownershipCycle,
    .scopeDrift,
    .serviceLocator,
    .sessionStateInAppScope,
    .singletonDefaultArgument,
    .subscriptionOutlivesOwner,
    .uiOutlived,
    .unscopedState,
  ]
}
