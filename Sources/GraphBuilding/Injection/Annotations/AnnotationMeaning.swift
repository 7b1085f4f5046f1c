/// What an annotation of a dependency-injection library says.
enum AnnotationMeaning: Hashable, Sendable {
  /// The container may call the constructor, or has to fill the variable.
  case inject
  /// A factory calls the constructor, with some parameters of its own.
  case assistedInject
  /// A parameter that the caller of a factory gives.
  case assisted
  case assistedFactory
  /// A function that makes what it gives back, or a parameter with an object for a new graph.
  case provides
  /// A declaration that gives one key for another.
  case binds
  /// A parameter with an object for a new graph.
  case instance
  case intoSet, intoMap, elementsIntoSet
  /// A type with such functions and declarations.
  case module
  /// Says which part of the app knows a module.
  case installIn
  /// The same for a double that takes the place of another module in tests.
  case installInTests
  /// A graph of its own, or the parent that another one is given.
  case graph
  /// A graph that is made by another one.
  case graphExtension
  case graphFactory
  /// A component of Hilt that the project adds.
  case define
  /// An interface through which code asks a component.
  case entryPoint
  /// The type stands for an interface in a part of the app.
  case contributesBinding
  /// The same, for one of many.
  case contributesIntoMany
  /// An interface or module that becomes part of a graph.
  case contributesTo
  /// Made anew for each screen that asks for it.
  case viewModel
  /// Marks an annotation as a scope, or as a qualifier.
  case scope, qualifier
  /// Names a scope of the library itself, or one of the project in its argument.
  case ownScope(String)
  case scopeOf
  /// A qualifier of the library itself.
  case ownQualifier
  /// Koin: a type or a function of which one object, or a new one each time, is handed out.
  case entry
  case newEntry
}

extension AnnotationMeaning {
  /// By full name.
  static let all: [String: AnnotationMeaning] = {
    var all: [String: AnnotationMeaning] = [:]
    for (packages, names) in tables {
      for package in packages {
        for (name, meaning) in names { all["\(package).\(name)"] = meaning }
      }
    }
    return all
  }()

  /// Packages that declare one of them.
  static let packages = tables.reduce(into: Set<String>()) { $0.formUnion($1.packages) }

  private static let tables: [(packages: [String], names: [String: AnnotationMeaning])] = [
    // JSR 330, which others understand too: https://jakarta.ee/specifications/dependency-injection.
    (
      ["javax.inject", "jakarta.inject", "com.google.inject"],
      [
        "Inject": .inject, "Named": .ownQualifier, "Qualifier": .qualifier, "Scope": .scope,
        "Singleton": .ownScope("Singleton"),
      ]
    ),
    // https://dagger.dev/api/latest.
    (
      ["dagger"],
      [
        "Module": .module, "Provides": .provides, "Binds": .binds, "BindsInstance": .instance,
        "Component": .graph, "Component.Factory": .graphFactory,
        "Component.Builder": .graphFactory, "Subcomponent": .graphExtension,
        "Subcomponent.Factory": .graphFactory, "Subcomponent.Builder": .graphFactory,
      ]
    ),
    (
      ["dagger.multibindings"],
      ["IntoSet": .intoSet, "IntoMap": .intoMap, "ElementsIntoSet": .elementsIntoSet]
    ),
    (
      ["dagger.assisted"],
      [
        "Assisted": .assisted, "AssistedInject": .assistedInject,
        "AssistedFactory": .assistedFactory,
      ]
    ),
    // https://dagger.dev/hilt.
    (
      ["dagger.hilt", "dagger.hilt.android", "dagger.hilt.android.lifecycle"],
      [
        "InstallIn": .installIn, "DefineComponent": .define,
        "DefineComponent.Builder": .graphFactory, "EntryPoint": .entryPoint,
        "EarlyEntryPoint": .entryPoint, "HiltViewModel": .viewModel,
      ]
    ),
    (["dagger.hilt.testing"], ["TestInstallIn": .installInTests]),
    (
      ["dagger.hilt.android.scopes"],
      [
        "ActivityRetainedScoped": .ownScope("ActivityRetainedScoped"),
        "ActivityScoped": .ownScope("ActivityScoped"),
        "FragmentScoped": .ownScope("FragmentScoped"),
        "ServiceScoped": .ownScope("ServiceScoped"),
        "ViewModelScoped": .ownScope("ViewModelScoped"),
        "ViewScoped": .ownScope("ViewScoped"),
      ]
    ),
    (
      ["dagger.hilt.android.qualifiers"],
      ["ApplicationContext": .ownQualifier, "ActivityContext": .ownQualifier]
    ),
    // https://github.com/square/anvil, whose binding annotations Metro and kotlin-inject-anvil took.
    (
      [
        "com.squareup.anvil.annotations", "com.squareup.anvil.annotations.optional",
        "dev.zacsweers.metro", "software.amazon.lastmile.kotlin.inject.anvil",
      ],
      [
        "ContributesBinding": .contributesBinding, "ContributesTo": .contributesTo,
        "ContributesMultibinding": .contributesIntoMany, "ContributesIntoSet": .contributesIntoMany,
        "ContributesIntoMap": .contributesIntoMany, "SingleIn": .scopeOf,
        "ForScope": .ownQualifier, "MergeComponent": .graph,
        "MergeComponent.Factory": .graphFactory, "MergeComponent.Builder": .graphFactory,
        "MergeSubcomponent": .graphExtension, "MergeSubcomponent.Factory": .graphFactory,
        "ContributesSubcomponent": .graphExtension,
        "ContributesSubcomponent.Factory": .graphFactory,
      ]
    ),
    // https://zacsweers.github.io/metro.
    (
      ["dev.zacsweers.metro"],
      [
        "Inject": .inject, "Provides": .provides, "Binds": .binds, "IntoSet": .intoSet,
        "IntoMap": .intoMap, "ElementsIntoSet": .elementsIntoSet, "Assisted": .assisted,
        "AssistedInject": .assistedInject, "AssistedFactory": .assistedFactory,
        "BindingContainer": .module, "DependencyGraph": .graph,
        "DependencyGraph.Factory": .graphFactory, "GraphExtension": .graphExtension,
        "GraphExtension.Factory": .graphFactory, "ContributesGraphExtension": .graphExtension,
        "ContributesGraphExtension.Factory": .graphFactory, "Includes": .instance,
        "Named": .ownQualifier, "Qualifier": .qualifier, "Scope": .scope,
      ]
    ),
    // https://github.com/evant/kotlin-inject.
    (
      ["me.tatarka.inject.annotations"],
      [
        "Inject": .inject, "Provides": .provides, "Component": .graph, "IntoSet": .intoSet,
        "IntoMap": .intoMap, "Assisted": .assisted, "AssistedFactory": .assistedFactory,
        "Qualifier": .qualifier, "Scope": .scope,
      ]
    ),
    // https://insert-koin.io/docs/reference/koin-annotations/start.
    (
      ["org.koin.core.annotation", "org.koin.android.annotation"],
      [
        "Single": .entry, "Singleton": .entry, "Factory": .newEntry, "KoinViewModel": .viewModel,
        "Scoped": .newEntry, "Scope": .scopeOf, "Module": .module, "Named": .ownQualifier,
        "InjectedParam": .assisted,
      ]
    ),
  ]
}
