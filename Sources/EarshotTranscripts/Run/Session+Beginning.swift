import EarshotModel
package import EarshotNotation
package import EarshotSession

extension Session {
  /// Creates the session of a transcript, before its first step.
  ///
  /// - Parameters:
  ///   - transcript: The transcript of the session.
  ///   - document: The app of the session.
  ///   - overrides: Settings that override the header, by name.
  package init(
    _ transcript: Transcript,
    on document: AppDocument,
    overrides: [(name: String, value: String)]
  ) {
    self.init(document, options: transcript.options(overridden: overrides))
    firstScreen = transcript.start
    keepsHistory = transcript.steps.contains { step in
      let line = step.command.lowercased()
      return line.contains(":undo") || line.contains(":mark")
    }
  }
}
