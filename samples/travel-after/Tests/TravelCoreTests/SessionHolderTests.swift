import Foundation
import Testing
import TravelCore

@MainActor
struct SessionHolderTests {
  @Test func endingForgetsEverythingOfTheUser() {
    let holder = SessionHolder(keychain: Keychain(service: "tests"))
    weak var session: UserSession?
    do {
      let begun = makeSession()
      begun.rememberSearch("Lisbon")
      holder.begin(begun)
      session = begun
    }
    holder.end()
    #expect(holder.current == nil)
    #expect(session == nil)
  }

  @Test func repeatedSearchMovesToTheTop() {
    let session = makeSession()
    session.rememberSearch("Lisbon")
    session.rememberSearch("Oslo")
    session.rememberSearch("Lisbon")
    #expect(session.searchHistory == ["Lisbon", "Oslo"])
  }

  private func makeSession() -> UserSession {
    let client = APIClient(
      configuration: .current, urlSession: URLSession(configuration: .ephemeral),
      tripCache: TripCache())
    return UserSession(
      user: .preview, client: AuthenticatedClient(client: client, token: "t", onExpired: {}))
  }
}
