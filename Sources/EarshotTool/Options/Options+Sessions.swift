internal import EarshotImporters
internal import EarshotNotation
internal import EarshotTranscripts

extension Options {
  /// Reads the only session in a file.
  ///
  /// - Throws: ``Failure`` if there's no such file, or if it has errors, which the method prints.
  func transcript(at path: String, _ console: inout Console) throws(Failure) -> Transcript {
    let source = try room.source(path)
    let result = Transcript.read(source)
    guard let transcript = result.transcript else {
      console.report(result.diagnostics.lines(in: [source]))
      throw .silent(.malformed)
    }
    return transcript
  }

  /// Reads the app with the screens that a session names.
  ///
  /// - Throws: ``Failure`` if there are no such files, or if they have errors, which the method
  ///   prints.
  func app(of transcript: Transcript, _ console: inout Console) throws(Failure) -> AppDocument {
    try app(in: transcript.screenSources(in: room), &console)
  }

  /// Reads the app from the given files.
  ///
  /// - Throws: ``Failure`` if the files have errors, which the method prints.
  func app(in sources: [SourceText], _ console: inout Console) throws(Failure) -> AppDocument {
    let app = AppDocument.open(sources, importing: importing)
    guard let document = app.document else {
      console.report(app.diagnostics.lines(in: sources))
      throw .silent(.malformed)
    }
    return document
  }
}
