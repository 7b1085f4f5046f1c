extension Rule {
  /// Every rule, sorted by id. A test compares this list with the files of `Builtin`.
  package static let all: [Rule] = [
    .ambientDependency,
    .captiveDependency,
    .configureBeforeUse,
    .createdTwice,
    .forgottenOnLogout,
    .globalMutableState,
    .hiddenAccess,
    .hiddenClock,
    .initOrder,
    .labelWithoutNeed,
    .loggerPassedAround,
    .manyWriters,
    .memoryAsTruth,
    .neverReleased,
    .ownershipCycle,
    .scopeDrift,
    .serviceLocator,
    .sessionStateInAppScope,
    .singletonDefaultArgument,
    .subscriptionOutlivesOwner,
    .tooManyDependencies,
    .uiOutlived,
    .unscopedState,
  ]
}
