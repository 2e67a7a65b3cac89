internal import EarshotLines
internal import EarshotNotation
internal import EarshotSession
internal import EarshotTranscripts

// Warnings about the files that a session implicitly uses or doesn't use.
extension FileTest {
  /// Returns the warnings about files that a session hides, or that it doesn't find.
  ///
  /// - Source: SESSIONS.md, "What claims mean", Silent choices.
  func choices(of transcript: Transcript, judging lines: LineSelection) -> [SessionWarning] {
    let line = transcript.steps.first?.line
    let hidden =
      hiddenFile(of: transcript).map { [SessionWarning(.hidesFile($0), line: line)] } ?? []
    return hidden + (lines.areAll ? filesNotFound(by: transcript) : [])
  }

  /// Returns the file next to a session that the session doesn't use, because a screen in the
  /// session has the same name, or `nil` if there's none.
  private func hiddenFile(of transcript: Transcript) -> String? {
    guard case .embedded(let source) = transcript.screen,
      let name = transcript.embedded.first(where: { $0.source == source })?.name,
      isThere(name.asPath(besides: transcript.source.name))
    else { return nil }
    return name
  }

  /// Returns a warning for each file after `:open` that's neither next to the session nor in the
  /// current folder.
  private func filesNotFound(by transcript: Transcript) -> [SessionWarning] {
    transcript.steps.filter { $0.command.begins(with: ":") }.flatMap { step in
      CommandParser.commands(in: step.command).compactMap { text -> SessionWarning? in
        guard case .session(.open(let path))? = try? CommandParser.parse(text),
          ![path, path.asPath(besides: transcript.source.name)].contains(where: isThere)
        else { return nil }
        return SessionWarning(.opensNothing(path), line: step.line)
      }
    }
  }

  /// Returns whether a path is inside the room and exists.
  private func isThere(_ path: String) -> Bool { room.holds(path) && Folder.isThere(path) }
}
