import AccessibilityModel
import Notation
import Testing

/// Reads the screens of tests, which have no mistakes.
enum Outline {
  static func tree(_ source: String) -> ElementTree {
    let reading = AppDocument.read([SourceText(name: "test.screen", source)])
    for diagnostic in reading.diagnostics where diagnostic.severity == .error {
      Issue.record("\(diagnostic.message.text) in:\n\(source)")
    }
    return reading.document?.tree ?? ElementTree.Builder().finish()
  }
}
