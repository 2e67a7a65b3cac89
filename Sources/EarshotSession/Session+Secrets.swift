import EarshotModel
import EarshotNotation

extension Session {
  /// Whether a line may hold what is typed into a secure field, so that no history keeps it.
  ///
  /// In an app that has such a field that is every line that types or selects a text, and every
  /// one that was not understood: it may be a command that was misspelt.
  ///
  /// - Complexity: O(*n*) in the size of the app.
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
