import Model

/// True for an object of the system that remembers all that it is told, until it is let go.
func isConversation(_ type: ValueType) -> Bool {
  guard case .external(let name, _) = type.unwrapped else { return false }
  return conversations[name] != nil
}

/// True for a method by which such an object is told something.
func tells(_ method: String, _ type: ValueType) -> Bool {
  guard case .external(let name, _) = type.unwrapped else { return false }
  return conversations[name]?.contains(method) ?? false
}

/// Methods that may tell a conversation something.
let tellingMethods = NameSet(conversations.values.joined())

/// FoundationModels: a session keeps its transcript, to which each request and answer is added.
private let conversations: [String: Set<String>] = [
  "LanguageModelSession": ["respond", "streamResponse"]
]
