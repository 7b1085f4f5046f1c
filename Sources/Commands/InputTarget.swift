import Foundation

/// One input, found on this machine.
struct InputTarget {
  enum Kind {
    case standardInput, folder, source, manifest, json
  }

  let typed: String
  let resolved: String
  let kind: Kind
}

/// Tells what each path is; an input that is named twice counts once.
func inputTargets(_ paths: [String]) throws(CommandFailure) -> [InputTarget] {
  var targets: [InputTarget] = []
  for typed in paths {
    let target = try inputTarget(typed)
    if !targets.contains(where: { $0.resolved == target.resolved }) { targets.append(target) }
  }
  return targets
}

private func inputTarget(_ typed: String) throws(CommandFailure) -> InputTarget {
  if typed == "-" { return InputTarget(typed: typed, resolved: "stdin", kind: .standardInput) }
  var status = stat()
  guard stat(typed, &status) == 0 else {
    let code = errno
    if code == ENOENT || code == ENOTDIR { throw .input(.missing(typed)) }
    throw .input(.unreadable(path: typed, reason: systemMessage(code)))
  }
  guard let resolved = resolvedPath(typed) else { throw .input(.missing(typed)) }
  if status.st_mode & S_IFMT == S_IFDIR {
    return InputTarget(typed: typed, resolved: resolved, kind: .folder)
  }
  let ending = pathExtension(typed)
  switch ending {
  case _ where sourceExtensions.contains(ending):
    return InputTarget(typed: typed, resolved: resolved, kind: .source)
  case "json": return InputTarget(typed: typed, resolved: resolved, kind: .json)
  case _ where manifestExtensions.contains(ending):
    return InputTarget(typed: typed, resolved: resolved, kind: .manifest)
  default: throw .input(.noInput(path: typed))
  }
}
