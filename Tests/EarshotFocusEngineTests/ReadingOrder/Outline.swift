import EarshotModel
import EarshotNotation
import Testing

/// Reads screens of tests, which have no mistakes.
enum Outline {
  static func tree(_ source: String) -> ElementTree {
    let result = AppDocument.read([SourceText(name: "test.screen", source)])
    for diagnostic in result.diagnostics where diagnostic.severity == .error {
      Issue.record("\(diagnostic.message.text) in:\n\(source)")
    }
    return result.document?.tree ?? ElementTree.Builder().finish()
  }
}
