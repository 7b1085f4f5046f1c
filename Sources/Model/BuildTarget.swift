/// What build descriptions say: which files are compiled together, and what is linked with them.
package struct BuildFacts: Sendable, Hashable {
  package var targets: [BuildTarget] = []
  /// Products of packages, each with the targets that it consists of.
  package var products: [BuildProduct] = []
  /// Classes that property lists name for the system to start with.
  package var principals: [PrincipalClass] = []

  package init() {}
}

/// One target: files that are compiled together into one module.
package struct BuildTarget: Sendable, Hashable {
  /// What a target is made into.
  package enum Kind: String, Sendable, Codable, CaseIterable {
    case application
    case appExtension = "app-extension"
    case watchApplication = "watch-application"
    case commandLineTool = "command-line-tool"
    /// A framework, a library, a target of a package.
    case library
    case test
    case other
  }

  /// A folder of which everything is compiled, but for what is excluded.
  package struct Folder: Sendable, Hashable {
    /// Relative to the input, with a slash at the end; empty for the root.
    package let path: String
    /// Paths below it that do not belong to the target: files, whole folders, or patterns with `*`
    /// and `**`.
    package let excluded: [String]
    /// When not empty, only these paths below it belong to the target, written in the same way.
    package let only: [String]

    package init(path: String, excluded: [String], only: [String]) {
      self.path = path
      self.excluded = excluded
      self.only = only
    }
  }

  package let name: String
  package let kind: Kind
  /// The file that describes it.
  package let description: String
  /// Single files, relative to the input.
  package var files: [String] = []
  package var folders: [Folder] = []
  /// Names of the targets and products that are linked with it.
  package var dependencies: [String] = []
  /// Names that an `#if` may ask for, as some configuration sets them; sorted.
  package var conditions: [String] = []
  /// True when code that says nothing of its isolation belongs to the main actor.
  package var isMainActorByDefault = false

  package init(name: String, kind: Kind, description: String) {
    self.name = name
    self.kind = kind
    self.description = description
  }
}

/// What a package offers to others under one name.
package struct BuildProduct: Sendable, Hashable {
  package let name: String
  package let targets: [String]
  /// The file that describes it.
  package let description: String

  package init(name: String, targets: [String], description: String) {
    self.name = name
    self.targets = targets
    self.description = description
  }
}

extension BuildTarget.Kind {
  /// True for what the system starts as a process of its own.
  package var isProcess: Bool {
    switch self {
    case .application, .appExtension, .watchApplication, .commandLineTool: true
    case .library, .test, .other: false
    }
  }
}
