/// True for a type whose name says that it hands out what others ask it for.
func isNamedLocator(_ type: TypeEntry) -> Bool {
  !locatorWords.isDisjoint(with: camelWords(String(type.simpleName)))
}

private let locatorWords: Set<String> = [
  "locator", "container", "registry", "injector", "resolver", "services", "dependencies",
  "assembler",
]
