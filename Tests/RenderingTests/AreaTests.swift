import Model
import TestSupport
import Testing

@testable import Rendering

/// Large graphs are folded by what their sources are divided into: modules, then folders.
struct AreaTests {
  private func index(_ files: [(name: String, module: String, file: String?)]) -> DrawingIndex {
    var sample = SampleReport()
    for (name, module, file) in files {
      sample.add(name, in: module, scope: "screen")
      sample.components[sample.components.count - 1].location = file.map {
        Location(file: $0, line: 1, column: 1, endLine: 1, endColumn: 2)
      }
    }
    return DrawingIndex(sample.report())
  }

  private func boxes(_ index: DrawingIndex, _ count: Int, _ detail: AreaDetail) -> Set<Area> {
    Set(
      chooseAreas(of: Array(index.nodes.indices), in: index, boxes: count, detail: detail).values)
  }

  private let everyDetail = AreaDetail(entersModules: true, leastOfModule: 1, leastOfFolder: 1)

  @Test func `A module's folder is named without the folders that all its files share`() {
    let index = index([
      ("A", "app", "app/src/main/java/org/shop/cart/A.kt"),
      ("B", "app", "app/src/main/java/org/shop/home/tabs/B.kt"),
      ("C", "app", nil),
    ])
    #expect(
      index.areas.chains == [
        [.everything, .module("app"), .folder(module: "app", path: "cart")],
        [
          .everything, .module("app"), .folder(module: "app", path: "home"),
          .folder(module: "app", path: "home/tabs"),
        ],
        [.everything, .module("app")],
      ])
  }

  @Test func `Modules with a common beginning are one area, alone they are none`() {
    let index = index([
      ("A", "features:login:impl", nil), ("B", "features:room", nil), ("C", "libraries:net", nil),
      ("D", "App", nil),
    ])
    #expect(
      index.areas.chains == [
        [.everything, .module("App")],
        [.everything, .modules("features"), .module("features:login:impl")],
        [.everything, .modules("features"), .module("features:room")],
        [.everything, .module("libraries:net")],
      ])
  }

  @Test func `The largest parts get their own boxes, and the rest stays together`() {
    let files =
      (0..<9).map { ("A\($0)", "App", "App/Cart/A\($0).swift") }
      + (0..<5).map { ("B\($0)", "App", "App/Home/B\($0).swift") }
      + (0..<2).map { ("C\($0)", "App", "App/Help/C\($0).swift") } + [("D", "Core", "Core/D.swift")]
    let index = index(files)
    let cart = Area.folder(module: "App", path: "Cart")
    let home = Area.folder(module: "App", path: "Home")
    #expect(boxes(index, 1, everyDetail) == [.everything])
    // What is left of the rest is a single module and bears its name.
    #expect(boxes(index, 2, everyDetail) == [.module("Core"), .module("App")])
    let help = Area.folder(module: "App", path: "Help")
    #expect(boxes(index, 4, everyDetail) == [.module("Core"), help, cart, home])
    let large = AreaDetail(entersModules: true, leastOfModule: 2, leastOfFolder: 6)
    #expect(boxes(index, 9, large) == [.module("Core"), .module("App"), cart])
    let modules = AreaDetail(entersModules: false, leastOfModule: 1, leastOfFolder: .max)
    #expect(boxes(index, 9, modules) == [.module("Core"), .module("App")])
  }

  @Test func `An app of a single module is folded by folder`() {
    var sample = SampleReport()
    let folders = ["Cart", "Home", "Profile", "Search"]
    for folder in folders {
      for number in 0..<40 {
        sample.add("\(folder)\(number)", scope: "screen")
        sample.components[sample.components.count - 1].location = Location(
          file: "Shop/\(folder)/\(folder)\(number).swift", line: 1, column: 1, endLine: 1,
          endColumn: 2)
      }
    }
    func part(_ folder: Int, _ number: Int) -> ComponentID {
      ComponentID(module: "App", name: "\(folders[folder % 4])\(number % 40)")
    }
    for folder in 0..<4 {
      for number in 0..<40 {
        sample.relate(part(folder, number), .keeps, part(folder + 1, number * 7))
      }
    }
    let sketch = overviewDrawing(of: sample.report()).attempts[0].sketch
    #expect(
      sketch.nodes.filter { $0.shape == .group }.map { $0.label[0].text }
        == ["Home", "Profile", "Search"])
    #expect(sketch.notes.contains { $0.contains("folded by module and folder") })
  }

  @Test func `Folders of one name in one module are told apart by the folder around them`() {
    let index = index([
      ("A", "App", "App/Cart/Views/A.swift"), ("B", "App", "App/Home/Views/B.swift"),
      ("C", "App", "App/Home/Models/C.swift"),
    ])
    #expect(index.areas.folderName("Cart/Views", of: "App") == "Cart/Views")
    #expect(index.areas.folderName("Home/Models", of: "App") == "Models")
  }

  @Test func `Both ends of a fault keep their own box`() {
    var sample = SampleReport()
    for number in 0..<300 {
      sample.relate(
        sample.add("Part\(number)", in: "Module\(number % 5)", scope: "app"), .keeps,
        sample.add("Other\(number)", in: "Module\(number % 5)", scope: "app"))
    }
    let session = sample.add("Session", in: "Module1", scope: "session")
    let keeper = ComponentID(module: "Module2", name: "Part7")
    sample.relate(keeper, .keeps, session)
    let sketch = overviewDrawing(of: sample.report()).attempts[0].sketch
    let shown = Set(sketch.nodes.compactMap(\.component))
    #expect(shown.isSuperset(of: [session, keeper]))
    #expect(sketch.edges.contains { $0.style == .captive })
  }
}
