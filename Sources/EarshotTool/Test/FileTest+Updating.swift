internal import EarshotTranscripts
internal import EarshotNotation
internal import EarshotSession

extension FileTest {
  /// How a file would be updated, or `nil` if it stays as it is.
  ///
  /// A file with anything in it that cannot be read stays as it is. Sessions of a document are
  /// updated one after the other, each in the text that the one before leaves.
  func change(of source: SourceText, _ file: TestedFile) -> TestedFile.Change? {
    let outcomes = file.sessions.map(\.outcome)
    let readings = Self.readings(of: source)
    guard outcomes.contains(.failed), !outcomes.contains(.malformed), !outcomes.contains(.missing),
      readings.allSatisfy({ $0.transcript != nil })
    else { return nil }
    var text = source
    var patched: PatchedFile?
    for place in readings.indices {
      let readings = Self.readings(of: text)
      guard readings.indices.contains(place), let transcript = readings[place].transcript,
        selection.selects(transcript),
        case .run(let run) = self.run(transcript, patching: &patched),
        run.outcome == .failed
      else { continue }
      text = run.updatedText
      patched = nil
    }
    guard text != source else { return nil }
    var updated = TestedFile(file.path)
    var again = self
    again.stopsAtFailure = false
    again.run(text, &updated)
    return TestedFile.Change(bytes: text.utf8, sessions: updated.sessions)
  }
}
