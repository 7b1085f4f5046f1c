import Model

extension Rule {
  static let systemSingleton = Rule(
    id: "system-singleton",
    title: "A singleton of the system holds what belongs to a user",
    rationale: """
      The singletons of the system are part of it, and to reach them is mostly no fault. \
      `URLSession.shared` is another matter where requests carry credentials or cookies: it keeps \
      cookies, credentials and answers in storages that the whole process shares, so that the next \
      user sends what the last one got, and signing out cannot end it. Make a `URLSession` with a \
      configuration of its own for each signed-in user, and invalidate it when that user signs out.
      """,
    limits: """
      Speaks of types that use `URLSession.shared` and name a header or a class for credentials or \
      cookies; where these are in another function of the type it is `likely`. A default argument can \
      be replaced and is left alone. To hear of every \
      singleton of the system that code reaches, set the option `all` to 1.
      """,
    languages: [.swift],
    silences: [
      .kotlin: "clients are objects of the project there, such as `OkHttpClient`",
      .manifest: "it shows no requests",
    ],
    basis: [
      .strong: "the function that sends the request also names the credentials",
      .likely: "another function of the type names the credentials",
    ],
    related: [
      RelatedRule("hidden-access", when: "the singleton is one of the project")
    ],
    severity: .note,
    options: [tellsAll],
    examples: [
      .flagged(
        "A request with the user's token",
        """
        //- Feed.swift
        import Foundation
        final class Feed {
          func load(_ url: URL, token: String) async throws -> Data {
            var request = URLRequest(url: url)
            request.setValue("Bearer \\(token)", forHTTPHeaderField: "Authorization")
            return try await URLSession.shared.data(for: request).0
        //                   ^^^^^^^^^^^^^^^^^ Feed sends requests with Authorization through URLSession.shared, whose cookies, credentials and answers the whole process shares
          }
        }
        """),
      .accepted(
        "A session of the signed-in user, which ends with it",
        """
        //- Feed.swift
        import Foundation
        final class Feed {
          private let session = URLSession(configuration: .ephemeral)
          func load(_ url: URL, token: String) async throws -> Data {
            var request = URLRequest(url: url)
            request.setValue("Bearer \\(token)", forHTTPHeaderField: "Authorization")
            return try await session.data(for: request).0
          }
          func end() { session.invalidateAndCancel() }
        }
        """),
      .accepted(
        "What everyone may have",
        """
        //- Weather.swift
        import Foundation
        final class Weather {
          func load(_ url: URL) async throws -> Data {
            var request = URLRequest(url: url)
            request.setValue("application/json", forHTTPHeaderField: "Accept")
            return try await URLSession.shared.data(for: request).0
          }
        }
        """),
      .accepted(
        "Other singletons of the system",
        """
        //- Page.swift
        import UIKit
        final class Page {
          func open(_ url: URL) {
            UIApplication.shared.open(url)
            NotificationCenter.default.post(name: .init("opened"), object: nil)
          }
        }
        """),
    ],
    check: findSystemSingletons
  )
}

private let tellsAll = RuleOption(
  name: "all", help: "1 to tell every singleton of the system that code reaches, 0 not to",
  defaultValue: 0)

@Sendable private func findSystemSingletons(in context: RuleContext) -> [Finding] {
  let credentialed = credentialFindings(context)
  return context[tellsAll] > 0 ? credentialed + otherFindings(context) : credentialed
}

private func credentialFindings(_ context: RuleContext) -> [Finding] {
  let told = context.graph.credentialedAccesses.filter { access in
    context.derived.components[access.component].map { !$0.role.isExempt } ?? true
  }
  return Dictionary(grouping: told, by: \.component).values.compactMap { accesses in
    // The surest tells it, the others are the same.
    guard let first = accesses.first(where: \.isTogether) ?? accesses.first else { return nil }
    return Finding(
      message: "\(context.derived.name(first.component)) sends requests with \(first.sign) through "
        + "URLSession.shared, whose cookies, credentials and answers the whole process shares",
      confidence: first.isTogether ? .strong : .likely, component: first.component,
      subject: "URLSession", location: first.location,
      related: [
        RelatedPlace(message: "\(first.sign) is handled here", location: first.signLocation)
      ]
        + accesses.filter { $0 != first }.map {
          RelatedPlace(message: "and again", location: $0.location)
        })
  }
}

private func otherFindings(_ context: RuleContext) -> [Finding] {
  let derived = context.derived
  let told = Set(context.graph.credentialedAccesses.map(\.component))
  let reaches = context.graph.relations.filter { relation in
    relation.kind == .reaches && relation.via == .system && relation.unrepeatableSource == nil
      && relation.place?.isHidden ?? true
      && derived.components[relation.from]?.role.isExempt != true
      && !(relation.to.text == "URLSession" && told.contains(relation.from))
  }
  return Dictionary(grouping: reaches) { [$0.from, $0.to] }.values.map { reaches in
    let first = reaches[0]
    let places = Set(reaches.flatMap(\.evidence).map(\.location)).sorted()
    return Finding(
      message: "\(derived.name(first.from)) reaches \(first.to.text), a singleton of the system"
        + (places.count > 1 ? ", in \(places.count) places" : ""),
      confidence: .strong, component: first.from, subject: first.to.text, location: places.first,
      related: places.dropFirst().map { RelatedPlace(message: "and again", location: $0) })
  }
}
