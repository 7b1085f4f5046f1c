package import Model

extension Settings {
  /// Settings under which only one rule speaks, also one that is off by default.
  package static func with(only rule: Rule) -> Settings {
    var settings = Settings.standard
    for other in Rule.all { settings.rules.severities.updateValue(nil, forKey: other.id) }
    settings.rules.severities[rule.id] = .some(rule.severity ?? .warning)
    return settings
  }
}
