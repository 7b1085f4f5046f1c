import Model

/// Scopes that came, went or got another parent.
func scopeChanges(_ old: ScopeTree, _ new: ScopeTree) -> [ScopeChange] {
  let before = Dictionary(old.scopes.map { ($0.name, $0.parent) }) { first, _ in first }
  let after = Dictionary(new.scopes.map { ($0.name, $0.parent) }) { first, _ in first }
  return Set(before.keys).union(after.keys).sorted().compactMap { name in
    switch (before[name], after[name]) {
    case (nil, _?): return ScopeChange(.added, scope: name)
    case (_?, nil): return ScopeChange(.removed, scope: name)
    case (let was?, let now?) where was != now:
      return ScopeChange(
        .changed, scope: name, properties: [PropertyChange(.parent, old: was, new: now)])
    case (_, _): return nil
    }
  }
}
