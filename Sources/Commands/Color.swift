/// Whether messages are coloured: flag, then `NO_COLOR`, then the variables that force it, then
/// what the terminal can do.
func isColorWanted(isForbidden: Bool, environment: [String: String], isTerminal: Bool) -> Bool {
  if isForbidden { return false }
  if let value = environment["NO_COLOR"], !value.isEmpty { return false }
  for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
    if let value = environment[name], !value.isEmpty, value != "0" { return true }
  }
  return isTerminal && environment["TERM"] != "dumb"
}

/// Whether long work shows progress: only to a person who watches.
func isProgressWanted(isQuiet: Bool, environment: [String: String], isTerminal: Bool) -> Bool {
  !isQuiet && isTerminal && environment["CI"] == nil && environment["TERM"] != "dumb"
}
