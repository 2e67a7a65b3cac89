import XCTest

/// Writes the issues of Apple's accessibility audit to a file that `earshot audit --apple` reads.
///
/// Copy this file into a UI test target. In the simulator, name the file in the environment:
///
///     TEST_RUNNER_EARSHOT_ISSUES=$PWD/issues.json xcodebuild test -scheme Shop …
///
/// On a phone, save the attachment `issues.json` of the test.
final class AppleAudit: XCTestCase {
  @MainActor
  func testWriteIssues() throws {
    let app = XCUIApplication()
    app.launch()
    // Lead the app to the screen that you export for Earshot, here.
    var issues: [[String: Any]] = []
    try app.performAccessibilityAudit(for: .all) { issue in
      issues.append(Self.object(for: issue))
      // The issue is written down, so it doesn't fail this test.
      return true
    }
    let data = try JSONSerialization.data(withJSONObject: issues, options: [.sortedKeys])
    let attachment = XCTAttachment(data: data, uniformTypeIdentifier: "public.json")
    attachment.name = "issues.json"
    attachment.lifetime = .keepAlways
    add(attachment)
    if let path = ProcessInfo.processInfo.environment["EARSHOT_ISSUES"] {
      try data.write(to: URL(fileURLWithPath: path))
    }
  }

  @MainActor
  private static func object(for issue: XCUIAccessibilityAuditIssue) -> [String: Any] {
    var object: [String: Any] = [
      "type": name(of: issue.auditType), "description": issue.compactDescription,
    ]
    if let element = issue.element {
      object["identifier"] = element.identifier
      object["label"] = element.label
      let frame = element.frame
      object["frame"] = [frame.minX, frame.minY, frame.width, frame.height].map(Double.init)
    }
    return object
  }

  private static func name(of type: XCUIAccessibilityAuditType) -> String {
    let names: [(XCUIAccessibilityAuditType, String)] = [
      (.contrast, "contrast"), (.elementDetection, "elementDetection"), (.hitRegion, "hitRegion"),
      (.sufficientElementDescription, "sufficientElementDescription"),
      (.dynamicType, "dynamicType"), (.textClipped, "textClipped"), (.trait, "trait"),
    ]
    return names.first { type.contains($0.0) }?.1 ?? "sufficientElementDescription"
  }
}
