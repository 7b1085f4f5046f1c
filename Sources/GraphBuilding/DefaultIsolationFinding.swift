import Model

/// What holds in each Swift module of the product where code says nothing of its isolation.
func defaultIsolations(_ program: Program) -> DefaultIsolations {
  var isolated: [String: Set<Bool>] = [:]
  var unknown: Set<String> = []
  for file in program.files where file.language == .swift && file.role == .ordinary {
    if file.targets.isEmpty {
      unknown.insert(file.module)
    } else {
      isolated[file.module, default: []].insert(file.isolatingDescription != nil)
    }
  }
  var found = DefaultIsolations()
  for (module, answers) in isolated.sorted(by: { $0.key < $1.key }) {
    if answers == [true] {
      found.mainActor.append(module)
    } else if answers == [false] {
      found.none.append(module)
    } else {
      found.mixed.append(module)
    }
  }
  found.unknown = unknown.subtracting(isolated.keys).sorted()
  return found
}
