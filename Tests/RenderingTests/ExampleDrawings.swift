import Model
import Rendering

/// Drawings as the layout gives them, with the session manager of the example report in both.
func exampleDrawings(title: String = "Overview") -> [String: LaidOutDrawing] {
  let manager = componentAnchor(ComponentID(module: "App", name: "SessionManager"))
  let svg = """
    <svg width="300pt" height="90pt" viewBox="0.00 0.00 300.00 90.00" \
    xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
    <g id="graph0" class="graph"><title>overview</title>
    <g id="n-1" class="node" data-component="\(manager)"><a xlink:href="#\(manager)" xlink:title="app">
    <polygon fill="#eef2ff" stroke="#5566aa" points="0,0 90,0 90,30 0,30"/>
    <text x="4" y="20" font-size="14">SessionManager</text></a></g></g>
    </svg>
    """
  return [
    "module-App": LaidOutDrawing(
      id: "module-App", title: "Module App", svg: svg, notes: [], isLaidOut: false),
    "overview": LaidOutDrawing(
      id: "overview", title: title, svg: svg, notes: ["2 loggers were folded into one box"],
      isLaidOut: true),
  ]
}
