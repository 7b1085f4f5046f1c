import Testing

@Suite struct FileStoreTests {
  @Test func `A file is a value of the type that writes it, by the variable with its place`() async
  {
    await check(
      """
      final class Drafts {
        private let fileURL: URL
        init(fileURL: URL) { self.fileURL = fileURL }
        func save(_ data: Data) throws { try data.write(to: fileURL, options: .atomic) }
        func signOut() throws { try FileManager.default.removeItem(at: fileURL) }
      }
      """, .fields, .sessionEndings,
      is: """
        Drafts.fileURL: URL
        Drafts.fileURL in files: ?, mutable, persisted, written by Drafts
        Drafts.signOut: Drafts.fileURL in files
        """)
  }

  @Test func `Files whose place no variable keeps, and those of a list, are no values`() async {
    await check(
      """
      final class Export {
        var pages: [URL] = []
        func run(_ data: Data, to url: URL) throws {
          try data.write(to: url)
          try data.write(to: pages[0])
          let place = url.appendingPathComponent("a")
          try data.write(to: place)
        }
      }
      """, .fields, is: "Export.pages: [URL], mutable")
  }

  @Test func `Cookies are one value, which sign-out takes away`() async {
    await check(
      """
      final class Login {
        func start(_ cookie: HTTPCookie) { HTTPCookieStorage.shared.setCookie(cookie) }
      }
      final class Session {
        func signOut() {
          for cookie in HTTPCookieStorage.shared.cookies ?? [] {
            HTTPCookieStorage.shared.deleteCookie(cookie)
          }
        }
      }
      """, .fields, .sessionEndings,
      is: """
        Login.cookies: ?, mutable, persisted, written by Login and Session
        Session.signOut: Login.cookies
        """)
  }

  @Test func `Deleting a file empties nothing that lies in another store`() async {
    await check(
      """
      final class Account {
        let folder: URL
        init(folder: URL) { self.folder = folder }
        @UserDefault(key: "token") var token: String?
        func save(_ data: Data) throws { try data.write(to: folder) ; token = "a" }
        func signOut() throws { try FileManager.default.removeItem(at: folder) }
      }
      """, .sessionEndings, is: "Account.signOut: Account.folder in files")
  }
}
