import Model

/// The tree of lifetimes, longest first, with how many components each holds.
func htmlScopes(of index: PageIndex) -> PageSection {
  let scopes = index.report.scopes.scopes
  var amounts: [String: Int] = [:]
  for component in index.report.components {
    if let scope = index.base.scope(of: component) { amounts[scope, default: 0] += 1 }
  }
  // The list is depth first, so lists open and close by the change of depth alone.
  var tree: HTMLText = ""
  var depth = -1
  for scope in scopes {
    let level = index.report.scopes.depth(of: scope.name)
    if level > depth {
      tree += depth < 0 ? "<ul class=\"scopes\">\n" : "\n<ul>\n"
    } else {
      tree += "</li>\n"
      for _ in level..<depth { tree += "</ul>\n</li>\n" }
    }
    depth = level
    tree += "<li>\(entry(scope, amount: amounts[scope.name] ?? 0))"
  }
  if depth >= 0 {
    for _ in 0..<depth { tree += "</li>\n</ul>\n" }
    tree += "</li>\n</ul>\n"
  }
  let body: HTMLText = """
    <p class="intro">A scope is a named lifetime; it outlives those within it. Scopes on different \
    branches are unrelated.</p>
    \(tree)\(htmlProcesses(of: index))\(htmlSessionEndings(of: index))
    """
  return PageSection(id: "scopes", title: "Scopes", number: scopes.count, body: body)
}

private func entry(_ scope: Scope, amount: Int) -> HTMLText {
  """
  <div class="scope"><strong>\(scope.name)</strong><span>\(counted(amount, "component"))</span>\
  <span>\(originWords(scope.origin))</span></div>
  """
}

private func originWords(_ origin: Scope.Origin) -> HTMLText {
  switch origin {
  case .standard: "standard tree"
  case .manifest: "from the manifest"
  case .settings: "from the settings"
  case .convention: "from a convention of the framework"
  case .injection: "from the dependency injection"
  }
}
