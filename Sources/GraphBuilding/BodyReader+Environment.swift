import Model

/// What is handed to the environment of views.
extension BodyReader {
  func isEnvironmentSetter(_ name: String) -> Bool {
    name == "environment" || name == "environmentObject"
  }

  /// An object is handed to all views below: what a composition root does.
  func provide(_ call: Call) -> Value {
    providedDepth += 1
    let values = readArguments(call.arguments)
    providedDepth -= 1
    let provided = values.compactMap(\.type.projectType)
    if call.arguments.count == 1, provided.isEmpty {
      let here = site(at: call.span)
      record { $0.unclearProvisions.append(here) }
    }
    if let function = site.function, !provided.isEmpty {
      let here = site(at: call.span)
      record { events in
        events.providers.insert(function)
        events.provisions += provided.map { .init(type: $0, site: here) }
      }
    }
    for (argument, value) in zip(call.arguments, values) {
      guard let type = value.type.projectType, let span = argument.value.span else { continue }
      let here = site(at: span)
      record { $0.injection.provisions.append(.init(type: type, site: here)) }
    }
    return .unknown
  }
}
