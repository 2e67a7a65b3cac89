// swift-tools-version: 6.0
import PackageDescription

// Compiles and runs EarshotCapture.swift without UIKit: the targets `UIKit` and `Accessibility` are
// stand-ins with the names and types that Apple documents, and nothing behind them. An app doesn't
// need this package or the stand-ins; copy only the one file into its test target.
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
      // Swift Testing adds something for the real UIKit, which isn't here.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]
    ),
  ]
)
