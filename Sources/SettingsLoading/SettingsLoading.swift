package import Model
package import YAMLReading

/// Every mistake of a settings file, at once.
package struct SettingsError: Error {
  /// Sorted by place, never empty.
  package let problems: [Problem]

  package init(problems: [Problem]) {
    self.problems = problems
  }
}

/// Settings as the file says; a missing or empty file keeps what is standard.
package func loadSettings(_ node: YAMLNode?, knownRules: [KnownRule]) throws(SettingsError)
  -> Settings
{
  guard let node, !isBlank(node) else { return .standard }
  let checked = check(node, against: settingsShape(knownRules), of: "the settings file")
  let root = checked.node
  let lifetimes = root["lifetimes"]?.entries ?? []
  let scopes = ScopeTree.declaring(
    scopeDeclarations(in: root["scopes"]), naming: lifetimes.compactMap(\.value.text),
    origin: .settings)
  var problems = checked.problems + scopes.problems
  for lifetime in lifetimes {
    guard let scope = lifetime.value.text, !scopes.tree.contains(scope), !node.isCut else {
      continue
    }
    problems.append(
      Problem(
        .error, "pattern \(quoted(lifetime.key)) has the unknown scope \(quoted(scope))",
        advice: scopes.tree.suggestion(forUnknown: scope), at: lifetime.value.location))
  }
  let link = root["source-link"]
  if let link, let text = link.text, SourceLink(pattern: text) == nil {
    problems.append(
      Problem(
        .error, "`source-link` is no address of a file",
        advice: "write 'https://host/owner/project/blob/main/{file}#L{line}'", at: link.location))
  }
  guard problems.isEmpty else { throw SettingsError(problems: problems.sorted()) }

  let graph = GraphSettings(
    modules: patterns(root["modules"]), scopePatterns: patterns(root["lifetimes"]),
    scopes: scopes.tree.scopes.filter { $0.origin != .standard },
    roots: texts(root["roots"]), leave: texts(root["leave"]),
    sessionEndings: texts(root["logout-routines"]), generatedPaths: texts(root["generated"]),
    testPaths: texts(root["tests"]))
  var settings = Settings(graph: graph, rules: ruleSettings(root["rules"]))
  settings.exclude = texts(root["exclude"])
  settings.sourceLink = link?.text.flatMap(SourceLink.init(pattern:))
  settings.failLevel = root["fail-on"]?.text.flatMap(Settings.FailLevel.init)
  settings.confidence = root["confidence"]?.text.flatMap(Confidence.init)
  for key in DrawingKey.all {
    if let number = root["drawings"]?[key.name]?.integer {
      settings.drawings[keyPath: key.limit] = number
    }
  }
  return settings
}

private func isBlank(_ node: YAMLNode) -> Bool {
  guard case .scalar(let text, let isPlain, _) = node else { return false }
  return scalarMeaning(of: text, isPlain: isPlain) == .null
}

private func texts(_ node: YAMLNode?) -> [String] { node?.items.compactMap(\.text) ?? [] }

private func patterns(_ node: YAMLNode?) -> [GraphSettings.Pattern] {
  (node?.entries ?? []).compactMap { entry in
    entry.value.text.map { GraphSettings.Pattern(pattern: entry.key, value: $0) }
  }
}

private func ruleSettings(_ node: YAMLNode?) -> RuleSettings {
  var rules = RuleSettings.standard
  for entry in node?.entries ?? [] {
    if let level = entry.value.text ?? entry.value["severity"]?.text {
      rules.severities.updateValue(Severity(rawValue: level), forKey: entry.key)
    }
    for option in entry.value.entries where option.key != "severity" {
      if let value = option.value.integer {
        rules.options[entry.key, default: [:]][option.key] = value
      }
    }
  }
  return rules
}
