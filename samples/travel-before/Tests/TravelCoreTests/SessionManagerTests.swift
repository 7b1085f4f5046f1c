import TravelCore
import XCTest

final class SessionManagerTests: XCTestCase {
  override func tearDown() {
    SessionManager.shared.logout()
    super.tearDown()
  }

  func testLogoutForgetsTheUser() {
    SessionManager.shared.login(user: .preview, token: "secret")
    SessionManager.shared.logout()
    XCTAssertNil(SessionManager.shared.currentUser)
    XCTAssertFalse(SessionManager.shared.isLoggedIn)
  }

  func testRepeatedSearchMovesToTheTop() {
    SessionManager.shared.rememberSearch("Lisbon")
    SessionManager.shared.rememberSearch("Oslo")
    SessionManager.shared.rememberSearch("Lisbon")
    XCTAssertEqual(SessionManager.shared.searchHistory.prefix(2), ["Lisbon", "Oslo"])
  }
}
