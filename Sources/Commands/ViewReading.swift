import Model
import Rendering

/// The view that the flags ask for, every name found in the report.
func view(_ words: ViewWords, of report: Report, rules: [RuleEntry]) throws(UsageError)
  -> DrawingView
{
  var view = DrawingView.whole
  view.depth = words.depth
  for name in words.focus {
    view.focus.append(try componentNamed(name, in: report.components))
  }
  if let name = words.from { view.start = try componentNamed(name, in: report.components) }
  if let name = words.to { view.end = try componentNamed(name, in: report.components) }
  let scopes = report.scopes.scopes.map(\.name)
  for scope in words.scopes {
    guard scope != unknownLifetime || scopes.contains(scope) else {
      view.scopes.append("")
      continue
    }
    guard scopes.contains(scope) else {
      throw .unknownScope(scope, known: scopes + [unknownLifetime])
    }
    view.scopes.append(scope)
  }
  let modules = Set(report.components.map(\.module)).sorted()
  for module in words.modules {
    guard modules.contains(module) else { throw .unknownModule(module, known: modules) }
    view.modules.append(module)
  }
  for rule in words.rules {
    guard let known = rules.first(where: { $0.id == rule || $0.formerly.contains(rule) }) else {
      throw .unknownRule(rule, known: rules.map(\.id))
    }
    view.rules.append(known.id)
  }
  view.relations = Set(words.relations.compactMap(DrawingView.RelationWord.init))
  view.collapse = words.collapse.flatMap(DrawingView.Collapse.init)
  if let hidden = words.hidden { view.hidden = Set(hidden.compactMap(HiddenPart.init)) }
  guard view.depth == nil || view.choosesComponents else { throw .depthOfNothing }
  return view
}
