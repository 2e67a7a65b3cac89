internal import EarshotNotation
internal import EarshotSession

// A walk that is written to a file as it goes.
extension WalkCommand {
  /// Creates the file of a recording.
  ///
  /// - Throws: ``Failure`` if it cannot be created, or could not name the screens that are walked.
  mutating func startRecording(_ path: String) throws(Failure) {
    guard operands.count < 2 else {
      throw .usage("a recording names one screen file, and \(operands.count) are open")
    }
    guard operands != ["-"] else {
      throw .usage("a recording names a screen file, and this one comes from standard input")
    }
    recorder = try Recorder(path)
  }

  /// Begins to record in the middle of a session: what was done so far is written, too.
  ///
  /// A recording that is under way ends; where the new one cannot begin, it goes on.
  mutating func beginRecording(
    _ path: String,
    _ session: Session,
    _ console: inout Console
  ) throws(Failure) {
    do throws(Failure) {
      let old = recorder
      try startRecording(path)
      old?.end()
      try note(["# \(Display.spoken(path))"], &console)
    } catch {
      return try note(["# \(error.message ?? "not recorded")"], &console)
    }
    try record(session, &console)
  }

  /// Writes what is new; a recording that cannot go on is told, and the walk goes on.
  mutating func record(_ session: Session, _ console: inout Console) throws(Failure) {
    guard var recorder else { return }
    let screen = operands.first.map { recorder.reference(to: $0) }
    do throws(Failure) {
      try recorder.write(session.transcriptLines(screen: screen))
      self.recorder = recorder
    } catch {
      stopRecording()
      status = error.status
      try note(["# the recording ended: \(error.message ?? "")"], &console)
    }
  }

  /// Closes the file of a recording.
  mutating func stopRecording() {
    recorder?.end()
    recorder = nil
  }
}
