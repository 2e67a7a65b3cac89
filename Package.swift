// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Makes a library target of this package.
func library(_ name: String, uses dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// Makes the test target that mirrors a source target.
func tests(of name: String, uses dependencies: [Target.Dependency] = []) -> Target {
  .testTarget(
    name: "\(name)Tests",
    dependencies: [.target(name: name), "TestSupport"] + dependencies,
    swiftSettings: settings
  )
}

let package = Package(
  name: "earshot",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "earshot", targets: ["EarshotTool"]),
    .library(name: "Earshot", targets: ["Earshot"]),
    .executable(name: "earshot-bench", targets: ["EarshotBenchmarks"]),
  ],
  targets: [
    library("AccessibilityModel"),
    library("Notation", uses: ["AccessibilityModel"]),
    library("SimulatedApp", uses: ["AccessibilityModel"]),
    library("FocusEngine", uses: ["SimulatedApp", "AccessibilityModel"]),
    library("SpeechComposer", uses: ["FocusEngine", "AccessibilityModel"]),
    library(
      "Simulator",
      uses: ["SpeechComposer", "FocusEngine", "SimulatedApp", "Notation", "AccessibilityModel"]
    ),
    library("Earshot", uses: ["Simulator", "SpeechComposer", "Notation", "AccessibilityModel"]),
    .executableTarget(
      name: "EarshotTool",
      dependencies: ["Simulator", "Notation", "AccessibilityModel"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "EarshotBenchmarks",
      dependencies: ["Earshot", "Notation"],
      swiftSettings: settings
    ),

    .target(
      name: "TestSupport",
      dependencies: ["Notation", "AccessibilityModel"],
      path: "Tests/TestSupport",
      swiftSettings: settings
    ),
    tests(of: "AccessibilityModel"),
    tests(of: "Notation", uses: ["AccessibilityModel"]),
    tests(of: "SimulatedApp", uses: ["Notation", "AccessibilityModel"]),
    tests(of: "FocusEngine", uses: ["SimulatedApp", "Notation", "AccessibilityModel"]),
    tests(
      of: "SpeechComposer",
      uses: ["FocusEngine", "SimulatedApp", "Notation", "AccessibilityModel"]
    ),
    tests(
      of: "Simulator",
      uses: ["SpeechComposer", "FocusEngine", "SimulatedApp", "Notation", "AccessibilityModel"]
    ),
    tests(of: "EarshotTool", uses: ["Earshot"]),
  ],
  swiftLanguageModes: [.v6]
)
