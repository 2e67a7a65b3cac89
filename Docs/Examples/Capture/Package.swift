// swift-tools-version: 6.0
import PackageDescription

// Compiles and runs EarshotCapture.swift where there is no UIKit: the targets `UIKit` and
// `Accessibility` are stand-ins with the names and types that Apple documents, and nothing behind
// them. An app needs neither this package nor them; it copies the one file into its test target.
let package = Package(
  name: "Capture",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "earshot", path: "../../..")],
  targets: [
    .target(name: "Accessibility"),
    .target(name: "UIKit", dependencies: ["Accessibility"]),
    .target(name: "EarshotCapture", dependencies: ["UIKit", "Accessibility"]),
    .target(name: "Mistakes", dependencies: ["UIKit"]),
    .testTarget(
      name: "EarshotCaptureTests",
      dependencies: [
        "EarshotCapture", "Mistakes", "UIKit", "Accessibility",
        .product(name: "earshot", package: "earshot"),
        .product(name: "Earshot", package: "earshot"),
        .product(name: "EarshotTesting", package: "earshot"),
      ],
      // Swift Testing has something more for the real UIKit, which is not here.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
    ),
  ]
)
