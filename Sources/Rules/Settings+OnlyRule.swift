package import Model

extension Settings {
  /// Settings under which only one rule speaks, also one that is off by default.
  package static func with(only rule: Rule) -> Settings {
    var settings = Settings.standard
    for other in Rule.all { settings.rules.severities.updateValue(nil, forKey: other.id) }
    // A severity that settings choose would hide the one that the facts ask for.
    if rule.severity == nil {
      settings.rules.severities[rule.id] = .some(.warning)
    } else {
      settings.rules.severities.removeValue(forKey: rule.id)
    }
    return settings
  }
}
