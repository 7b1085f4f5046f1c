// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Travel",
  platforms: [.iOS(.v17)],
  targets: [
    .executableTarget(name: "TravelApp", dependencies: ["Booking", "TravelCore"]),
    .target(name: "Booking", dependencies: ["TravelCore"]),
    .target(name: "TravelCore"),
    .testTarget(name: "BookingTests", dependencies: ["Booking", "TravelCore"]),
    .testTarget(name: "TravelCoreTests", dependencies: ["TravelCore"]),
  ]
)
