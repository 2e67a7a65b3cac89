// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Pizzeria",
  platforms: [.macOS(.v13), .iOS(.v16)],
  dependencies: [
    // In your own project: .package(url: "…/earshot.git", from: "0.1.0")
    .package(name: "earshot", path: "../../..")
  ],
  targets: [
    .target(name: "Pizzeria"),
    .testTarget(
      name: "PizzeriaTests",
      dependencies: [
        "Pizzeria",
        .product(name: "Earshot", package: "earshot"),
        .product(name: "EarshotTesting", package: "earshot"),
        .product(name: "EarshotXCTest", package: "earshot"),
      ],
      exclude: ["menu.screen", "order.vo"]
    ),
    // An app with names that a library could take away.
    .target(name: "Simulator"),
    .testTarget(
      name: "SimulatorTests",
      dependencies: [
        "Simulator",
        .product(name: "Earshot", package: "earshot"),
        .product(name: "EarshotTesting", package: "earshot"),
        .product(name: "EarshotXCTest", package: "earshot"),
      ],
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility")]
    ),
  ]
)
