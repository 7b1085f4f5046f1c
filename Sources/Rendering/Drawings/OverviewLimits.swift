import Model

/// What one drawing of a large graph leaves out.
let overviewLimits =
  "At most \(DrawingLimits.standard.nodes) boxes and \(DrawingLimits.standard.edges) lines, "
  + "\(DrawingLimits.standard.foldedEdges) where boxes stand for modules or folders, unless the "
  + "settings say otherwise; what is more is folded and counted."

/// What the page of a large report leaves out.
let pageLimits =
  "Drawings of at most \(DrawingLimits.standard.modules) modules and "
  + "\(DrawingLimits.standard.components) components, those with the most severe findings, unless "
  + "the settings say otherwise."
