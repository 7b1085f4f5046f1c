// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Travel",
  platforms: [.iOS(.v18)],
  targets: [.target(name: "Travel")])
