import Model
import Testing

@Suite struct ModuleNamingTests {
  @Test func `A folder under Sources beside a package manifest is a module`() async {
    await check(
      """
      //- Package.swift
      //- Sources/Network/Deep/Client.swift
      class Client {}
      //- Sources/Store.swift
      class Store {}
      """, .components,
      is: """
        Network/Client: class, stateless
        Sources/Store: class, stateless
        """)
  }

  @Test func `A package in a folder names its own modules`() async {
    await check(
      """
      //- App/Main.swift
      class Main {}
      //- Packages/Feed/Package.swift
      //- Packages/Feed/Sources/FeedUI/List.swift
      class List {}
      //- Packages/Feed/Sources/FeedData/Store.swift
      class Store {}
      """, .components,
      is: """
        App/Main: class, stateless
        FeedData/Store: class, stateless
        FeedUI/List: class, stateless
        """)
  }

  @Test func `A package inside the sources of another names its own modules`() async {
    await check(
      """
      //- Package.swift
      //- Sources/App/Vendor/Package.swift
      //- Sources/App/Vendor/Sources/Deep/Client.swift
      class Client {}
      //- Sources/App/Shell.swift
      class Shell {}
      """, .components,
      is: """
        App/Shell: class, stateless
        Deep/Client: class, stateless
        """)
  }

  @Test func `Without a package manifest the folder above Sources names the module`() async {
    await check(
      """
      //- Reader/Sources/Screens/Login/Login.swift
      class Login {}
      //- Share/Sources/Share.swift
      class Share {}
      """, .components,
      is: """
        Reader/Login: class, stateless
        Share/Share: class, stateless
        """)
  }

  @Test func `Elsewhere the first folder names the module, and Main the files in none`() async {
    await check(
      """
      //- Shared/Model/Account.swift
      class Account {}
      //- iOS/Account.swift
      class Account {}
      //- Account.swift
      class Account {}
      """, .components,
      is: """
        Account: class, stateless
        Shared/Account: class, stateless
        iOS/Account: class, stateless
        """)
  }

  @Test func `The longest prefix of the module map counts, whole folders only`() async {
    var settings = GraphSettings.standard
    settings.modules = [
      GraphSettings.Pattern(pattern: "Code", value: "Everything"),
      GraphSettings.Pattern(pattern: "Code/Feed/", value: "Feed"),
      GraphSettings.Pattern(pattern: "Code/One.swift", value: "Single"),
    ]
    await check(
      """
      //- Code/Feed/List.swift
      class List {}
      //- Code/Feeding/Bird.swift
      class Bird {}
      //- Code/One.swift
      class One {}
      //- Coded/Other.swift
      class Other {}
      """, .components, settings: settings,
      is: """
        Coded/Other: class, stateless
        Everything/Bird: class, stateless
        Feed/List: class, stateless
        Single/One: class, stateless
        """)
  }
}
