import Notation

extension TranscriptRun {
  /// The differences as text, each headed by file, line and command.
  ///
  /// What is heard otherwise stands in hunks that `patch -p0` applies, one after the other: each
  /// is numbered as the file is after those before it.
  ///
  ///     menu.vo:5: swipe right: speech differs
  ///     --- menu.vo
  ///     +++ menu.vo
  ///     @@ -5,2 +5,2 @@
  ///      > swipe right
  ///     -Bonus points, Button
  ///     +Bonus points, 24, Button
  ///
  /// - Source: SESSIONS.md, "Transcripts".
  public var report: String {
    var file = PatchedFile(transcript.source)
    let name = Display.safe(transcript.source.name)
    return differences.map { difference in
      let step = difference.step
      let command = Display.safe(step.command)
      switch difference.reason {
      case .speechDiffers:
        let head = "\(name):\(step.line): \(command): speech differs\n"
        return head + file.hunk(replacing: step, by: difference.actual)
      case .claimNotBuiltYet(let claim):
        return "\(name):\(claim.number): \(Display.safe(claim.text.trimmed)): not built yet\n"
      case .noScreen(let screen):
        return "\(name):\(step.line): \(command): no screen '\(Display.safe(screen))'\n"
      }
    }.joined()
  }
}
