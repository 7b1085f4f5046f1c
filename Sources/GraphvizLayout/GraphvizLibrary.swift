import CGraphviz

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Which plugin libraries a layout may load.
enum GraphvizPlugins {
  /// The two that dot and SVG need: starts in a few milliseconds and asks for no font.
  case coreOnly
  /// Whatever is installed.
  case installed
}

/// Lays out a DOT text and renders it in memory. The only function that speaks C.
func layOut(
  _ dot: String, as format: String, plugins: GraphvizPlugins, resolution: Int?
) throws(LayoutError) -> [UInt8] {
  lifegraph_lock()
  defer { lifegraph_unlock() }
  lifegraph_messages_begin()

  // A C string ends at its first NUL: what follows would be dropped without a word.
  guard !dot.utf8.contains(0) else { throw .syntax("the text contains a NUL character") }
  guard let context = makeContext(plugins) else { throw .layout(messages(or: "it cannot start")) }
  defer { gvFreeContext(context) }
  guard let graph = agmemread(dot) else { throw .syntax(messages(or: "it holds no graph")) }
  defer { agclose(graph) }
  if let resolution { lifegraph_set(graph, "dpi", String(resolution)) }

  guard gvLayout(context, graph, "dot") == 0 else {
    throw .layout(messages(or: "the layout failed"))
  }
  defer { gvFreeLayout(context, graph) }
  var bytes: UnsafeMutablePointer<CChar>?
  var length = 0
  let status = lifegraph_render(context, graph, format, &bytes, &length)
  guard status == 0, let bytes, length > 0 else {
    throw .format(messages(or: "it gave no bytes for \(format)"))
  }
  defer { gvFreeRenderData(bytes) }
  return Array(UnsafeRawBufferPointer(start: bytes, count: length))
}

private func makeContext(_ plugins: GraphvizPlugins) -> OpaquePointer? {
  switch plugins {
  case .coreOnly:
    guard
      let core = pluginLibrary("core"), let layout = pluginLibrary("dot_layout")
    else { return gvContext() }
    return lifegraph_plain_context(core, layout)
  case .installed:
    return gvContext()
  }
}

/// The description of a plugin library that stands beside libgvc; `nil` when it is not found.
private func pluginLibrary(_ name: String) -> UnsafeMutableRawPointer? {
  guard let loaded = lifegraph_library_path() else { return nil }
  let path = String(cString: loaded)
  guard let slash = path.lastIndex(of: "/") else { return nil }
  let stem = "\(path[..<slash])/graphviz/libgvplugin_\(name)"
  let endings = [".so.6", ".so.7", ".so.8", ".so", ".6.dylib", ".7.dylib", ".8.dylib", ".dylib"]
  for ending in endings {
    // Stays open to the end of the process: Graphviz keeps pointers into it.
    if let library = dlopen(stem + ending, RTLD_NOW) {
      return dlsym(library, "gvplugin_\(name)_LTX_library")
    }
  }
  return nil
}

/// What Graphviz said since the layout began, in one line.
private func messages(or silence: String) -> String {
  let said = String(cString: lifegraph_messages())
  let line = said.split(whereSeparator: \.isNewline).joined(separator: "; ")
  return line.isEmpty ? silence : line
}
