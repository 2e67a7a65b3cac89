// swift-tools-version: 6.0
import PackageDescription

/// Runs the test that `earshot convert settings.vo --to xctest` writes, against stand-ins.
///
/// XCUIVoiceOverService exists only on Apple's systems. The stand-ins have its documented names and
/// types, and say what a file contains. So this shows that the test compiles and keeps a record,
/// not what a phone says.
let package = Package(name: "driving", targets: [.testTarget(name: "DrivenTests")])
