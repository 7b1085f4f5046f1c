import Model
import TestSupport
import Testing

@testable import Rendering

@Suite struct SubscriptionTextTests {
  @Test func `It says how it captures, who holds it, and where it ends`() {
    #expect(
      text(.init(form: .sink, captures: .weakly, holder: .subscriber, ending: .never))
        == "sink, captures weakly, held by the subscriber, nothing ends it")
    #expect(
      text(
        .init(form: .timer, captures: .strongly, holder: .publisher, ending: .never),
        ended: "Screen.stop", "Screen.close", "Screen.stop")
        == "timer, captures strongly, held by what it subscribes to, ended in Screen.close and Screen.stop"
    )
    #expect(
      text(.init(form: .task, captures: .unowned, holder: .unknown, ending: .byItself))
        == "task, captures unowned, ends by itself")
    #expect(
      text(
        .init(
          form: .observer, captures: .nothing, holder: .publisher, ending: .unknown,
          unreachableReleases: [Release(routine: "Screen.deinit", location: nil)]))
        == "observer, captures nothing, held by what it subscribes to, would be ended in Screen.deinit, which never runs"
    )
    #expect(subscriptionText(Relation(from: screen, to: store, kind: .owns)) == nil)
  }

  @Test func `The page tells it in the list of relations and on the way of a finding`() {
    let html = page([
      subscription(.init(form: .sink, captures: .strongly, holder: .publisher, ending: .never))
    ])
    #expect(
      html.contains(
        #"</a> <code>bag</code>: sink, captures strongly, held by what it subscribes to, nothing ends it</span>"#
      ))
    #expect(
      html.contains(
        #"<span class="by">subscribes <code>bag</code> (sink, captures strongly, held by what it subscribes to, nothing ends it)</span>"#
      ))
    #expect(ScannedPage(html).faults == [])
  }

  @Test func `Many subscriptions are closed at first, and each is told once`() {
    let forms = Subscription.Form.allCases
    #expect(forms.count > 4)
    let html = page(
      (forms + forms).map {
        subscription(.init(form: $0, captures: .weakly, holder: .unknown, ending: .unknown))
      })
    #expect(html.contains("<summary>subscribes \(forms.count) times</summary>"))
    #expect(html.ranges(of: "captures weakly</li>").count == forms.count)
    #expect(ScannedPage(html).faults == [])
  }

  private let screen = exampleReport().components[0].id
  private let store = exampleReport().components[1].id

  private func text(_ subscription: Subscription, ended: String...) -> String? {
    var relation = self.subscription(subscription)
    relation.releasedAt = ended.map { Release(routine: $0, location: nil) }
    return subscriptionText(relation)
  }

  private func subscription(_ subscription: Subscription) -> Relation {
    var relation = Relation(from: screen, to: store, kind: .subscribes, slot: "bag")
    relation.subscription = subscription
    return relation
  }

  private func page(_ relations: [Relation]) -> String {
    var report = exampleReport()
    report.relations = relations
    report.checklist = []
    report.findings = [
      Violation(
        rule: "hidden-access", severity: .warning,
        finding: Finding(
          message: "kept", confidence: .strong, component: screen, location: nil,
          path: [
            PathStep(component: store, relation: nil, slot: nil, location: nil),
            PathStep(component: screen, relation: .subscribes, slot: "bag", location: nil),
          ]),
        fingerprint: "print")
    ]
    return htmlPage(of: report, drawings: [:])
  }
}
