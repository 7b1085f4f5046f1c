import Model
import Testing

@testable import Commands

@Suite("The arguments of why")
struct WhyArgumentsTests {
  private func arguments(_ words: String...) throws -> WhyArguments {
    try whyArguments(words) { ["App", "Sources", "a.swift", ".", "x y"].contains($0) }
  }

  private func message(_ words: String...) -> String? {
    let error = #expect(throws: CommandFailure.self) {
      try whyArguments(words) { ["App", "Sources", "a.swift", "."].contains($0) }
    }
    #expect(error?.exitCode == .usage)
    return error?.messages.first
  }

  @Test("What exists is an input, what does not is a name, wherever it stands")
  func split() throws {
    #expect(
      try arguments("Cart", "App") == WhyArguments(names: ["Cart"], inputs: ["App"], doubtful: []))
    #expect(
      try arguments("Cart", "M/Item", ".", "-", "a.swift")
        == WhyArguments(names: ["Cart", "M/Item"], inputs: [".", "-", "a.swift"], doubtful: []))
    #expect(
      try arguments("App", "Cart")
        == WhyArguments(names: ["Cart"], inputs: ["App"], doubtful: []))
  }

  @Test("A plain word that exists is doubtful beside other inputs, while a name has room")
  func doubtful() throws {
    #expect(try arguments("Cart", "App", "Sources").doubtful == ["App"])
    #expect(try arguments("App", "Cart", ".").doubtful == ["App"])
    #expect(try arguments("Cart", ".", "App").doubtful == [])
    #expect(try arguments("Cart", "Item", "App", ".").doubtful == [])
    #expect(try arguments("Cart", "a.swift", ".").doubtful == [])
  }

  @Test("Whatever is missing is named")
  func mistakes() {
    #expect(
      message()
        == "'why' needs the name of a component and an INPUT; 'lifegraph why --help' shows how")
    #expect(
      message("App")?.hasPrefix("'why' needs the name of a component: 'App' is an input") == true)
    #expect(
      message("Cart", "Item")?.hasSuffix("there is no file or folder 'Cart' or 'Item'") == true)
    #expect(message("Cart", "Item", "Gone", "App") == "Gone: there is no such file or folder")
    #expect(message("Cart", "./gone", "App") == "./gone: there is no such file or folder")
    #expect(message("Cart", "gone.swift", "App") == "gone.swift: there is no such file or folder")
    #expect(message("Cart", "gone/", "App") == "gone/: there is no such file or folder")
  }
}

@Suite("Names of components on the command line")
struct ComponentNamingTests {
  private let components = [
    ("Core", "Cart"), ("Core", "Cart.Item"), ("Core", "Shop.Item"), ("Core", "Client"),
    ("Web", "Client"), ("Web", "Page.Client"), ("", "loose"), ("Web", "Outer.Inner.Deep"),
  ].map { module, name in
    Component(
      id: ComponentID(module: module, name: name), name: name, module: module, kind: .class,
      language: .swift)
  }

  @Test(
    "A name is an identity, a qualified name or its last part",
    arguments: [
      ("Cart", "Core/Cart"), ("Core/Cart", "Core/Cart"), ("Cart.Item", "Core/Cart.Item"),
      ("Web/Client", "Web/Client"), ("Page.Client", "Web/Page.Client"), ("loose", "loose"),
      ("Deep", "Web/Outer.Inner.Deep"), ("Inner.Deep", "Web/Outer.Inner.Deep"),
      ("Web/Deep", "Web/Outer.Inner.Deep"),
    ])
  func found(_ name: String, _ id: String) throws {
    #expect(try componentNamed(name, in: components).text == id)
  }

  @Test(
    "A name that fits several lists them",
    arguments: [
      ("Client", ["Core/Client", "Web/Client"]), ("Item", ["Core/Cart.Item", "Core/Shop.Item"]),
      ("Core/Item", ["Core/Cart.Item", "Core/Shop.Item"]),
    ])
  func ambiguous(_ name: String, _ ids: [String]) {
    #expect(throws: UsageError.ambiguousComponent(name, ids: ids)) {
      try componentNamed(name, in: components)
    }
  }

  @Test("A word that is a component and a folder is not guessed")
  func doubtful() throws {
    let arguments = WhyArguments(names: ["loose"], inputs: ["Cart", "."], doubtful: ["Cart"])
    #expect(throws: UsageError.nameOrInput("Cart", id: "Core/Cart")) {
      try componentsNamed(by: arguments, in: components)
    }
    let plain = WhyArguments(names: ["loose"], inputs: ["App", "."], doubtful: ["App"])
    #expect(try componentsNamed(by: plain, in: components).map(\.text) == ["loose"])
  }

  @Test(
    "An unknown name is answered with the nearest, or with those that contain it",
    arguments: [
      ("Crat", " (did you mean 'Cart'?)"), ("cart", " (did you mean 'Cart'?)"),
      ("lient", " (did you mean 'Client'?)"), ("oute", " (did you mean 'Outer.Inner.Deep'?)"),
      ("Inn", " (did you mean 'Outer.Inner.Deep'?)"), ("Nowhere.At.All", ""),
      ("te", " (did you mean 'Item' or 'Cart.Item' or 'Shop.Item' or 'Outer.Inner.Deep'?)"),
    ])
  func unknown(_ name: String, _ advice: String) {
    let error = #expect(throws: UsageError.self) { try componentNamed(name, in: components) }
    #expect(
      error?.message.hasPrefix("there is no component '\(name)'\(advice); ") == true,
      "\(error?.message ?? "")")
  }
}
