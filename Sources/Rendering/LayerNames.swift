import Model

/// The layer for people.
func layerName(_ layer: Layer) -> String {
  switch layer {
  case .root: "Roots"
  case .interface: "Interface"
  case .logic: "Logic"
  case .data: "Data"
  case .outside: "Tests and samples"
  }
}

/// How the layers are told apart, in one sentence for people.
let layerExplanation = """
  Roots make and hand over objects; the interface is what is shown or made for a screen, a flow or a \
  window; data is what keeps values beyond the process, opens connections or a database, or is named \
  so by its type, folder or module; logic is the rest.
  """
