import EarshotModel
import EarshotNotation

extension Session {
  /// Returns whether a line may contain the text of a secure field, so the history must not store
  /// it.
  ///
  /// In an app with such a field, this includes every line that types or selects text. It also
  /// includes every invalid line, because it may be a misspelled command.
  ///
  /// - Complexity: O(*n*), where *n* is the size of the app.
  package func mayHoldSecret(_ line: String) -> Bool {
    let tree = document.tree
    let isSecure = tree.indices.contains { tree[$0].traits.contains(.secureTextField) }
    return isSecure
      && InputLine(line).commands.contains { text in
        guard let command = try? CommandParser.parse(text) else { return true }
        switch command {
        case .gesture(.type), .gesture(.select), .gesture(.twoFingerTripleTap(_?)): return true
        case .gesture, .session: return false
        }
      }
  }
}
