import Model
import Testing

@Suite("Components that may be reached from everywhere") struct ComponentRoleTests {
  @Test(
    "What never changes holds nobody's data, or data that ends with it",
    arguments: [(nil, true), ("app", true), ("session", false), ("flow", false)])
  func data(scope: String?, isLeftAlone: Bool) {
    var component = Component(
      id: ComponentID(module: "App", name: "Limits"), name: "Limits", module: "App", kind: .class,
      language: .manifest)
    component.state = .immutable
    component.effectiveScope = "app"
    var field = Field(name: "limits", type: "[Int]", location: nil)
    field.dataScope = scope
    component.fields = [field]
    #expect(component.isLeftAlone == isLeftAlone)
  }
}
