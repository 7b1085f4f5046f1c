import Testing

/// Views that listen to publishers as long as they are shown.
@Suite struct ViewListeningTests {
  @Test(
    arguments: [
      ("NotificationCenter.default.publisher(for: .x)", "NotificationCenter"),
      (
        "NotificationCenter.default.publisher(for: UIApplication.x).map { $0 }",
        "NotificationCenter"
      ),
      ("Timer.publish(every: 1, on: .main, in: .common).autoconnect()", "RunLoop"),
      ("service.$name", "Service"), ("given", "Publisher"),
    ])
  func `A view listens to a publisher and captures nothing`(
    publisher: String, target: String
  ) async {
    await check(
      """
      final class Service { @Published var name = "" }
      struct Screen: View { let service: Service ; let given: AnyPublisher<Int, Never>
        @State var count = 0
        var body: some View {
          Text("").onAppear { count = 1 }.onReceive(\(publisher)) { _ in count += 1 }.padding() } }
      """, .subscriptions,
      is: "Screen to \(target): sink, captured nothing, held by unknown, ends by-itself")
  }

  @Test(arguments: ["{ _ in self.run() }", "perform: { _ in self.run() }", "perform: use"])
  func `An object that hands a view its listener is not kept for good`(listener: String) async {
    let argument = listener.hasPrefix("{") ? ") \(listener)" : ", \(listener))"
    await check(
      """
      final class Coordinator { func run() {} ; func use(_ note: Notification) {}
        func screen() -> some View {
          Text("").onReceive(NotificationCenter.default.publisher(for: .x)\(argument) } }
      """, .subscriptions,
      is:
        "Coordinator to NotificationCenter: sink, captured strongly, held by unknown, ends by-itself"
    )
  }

  @Test func `A function of the project with that name is no listener`() async {
    await check(
      """
      struct Box { func onReceive(_ text: String, run: () -> Void) {} }
      struct Screen: View { let box: Box
        var body: some View { Text("").onTapGesture { box.onReceive("") { print() } } } }
      """, .subscriptions, is: "")
  }
}
