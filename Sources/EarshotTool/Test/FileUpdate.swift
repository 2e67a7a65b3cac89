internal import EarshotReports
internal import EarshotTranscripts
internal import EarshotSession
internal import EarshotNotation

/// Whether and how files are rewritten: `--update` and `--check`.
struct FileUpdate: Sendable {
  /// The request.
  enum Mode: Sendable {
    /// Files stay as they are.
    case off
    /// It is only told which files would be rewritten.
    case preview
    /// Files are rewritten.
    case write
  }

  /// The request.
  let mode: Mode
  /// Whether a build server runs the program, and nobody said that files may be rewritten there.
  let isForbidden: Bool

  /// Finds out what a command line asks for.
  init(_ options: Options, _ environment: Environment) {
    let writes = [.update, .review, .migrate].contains(where: options.has)
    mode = writes ? .write : options.has(.check) ? .preview : .off
    isForbidden = environment.isBuildServer && !options.has(.force)
  }

  /// Updates a file, or says that it would be updated.
  ///
  /// - Returns: Why the file stays as it is, where it should not.
  func apply(to file: inout TestedFile) -> Failure? {
    guard mode != .off else { return nil }
    guard let change = file.change else { return remainder(of: file) }
    if mode == .preview {
      file.deed = .wouldUpdate
      return nil
    }
    do throws(Failure) {
      try write(change.bytes, to: file)
      file.sessions = change.sessions
      file.deed = file.migrations.isEmpty ? .updated : .migrated
      return nil
    } catch {
      return error
    }
  }

  private func write(_ bytes: [UInt8], to file: TestedFile) throws(Failure) {
    if file.path == "-" { throw .leftAlone("standard input", "it is no file") }
    if isForbidden {
      throw .leftAlone("'\(file.path)'", "CI is set; use '--force' to rewrite anyway")
    }
    if !FileRoots.contain(file.path, foundIn: file.wanted.root) {
      throw .leftAlone("'\(file.path)'", FileRoots.refusal)
    }
    try FileWriter.replace(
      file.path,
      with: bytes,
      ifStill: file.identity,
      foundIn: file.wanted.root
    )
  }

  /// Why a file that cannot be read stays as it is.
  private func remainder(of file: TestedFile) -> Failure? {
    guard file.sessions.contains(where: { $0.outcome == .malformed }) else { return nil }
    return Failure.leftAlone("'\(file.path)'", "it has errors")
  }
}

extension Failure {
  /// A file that is not rewritten, and why.
  fileprivate static func leftAlone(_ name: String, _ reason: String) -> Failure {
    Failure(.differs, "\(name) stays as it is: \(reason)")
  }
}

extension FileTest {
  /// How a file would be updated, or `nil` if it stays as it is.
  ///
  /// A file with anything in it that cannot be read stays as it is. Sessions of a document are
  /// updated from the last to the first, so that the lines of those before stay where they are.
  ///
  /// - Parameters:
  ///   - source: The file as it was run, with names changed.
  ///   - file: The result of the run.
  ///   - old: The file as it was read.
  /// - Returns: The file after the update and the results of its sessions, or `nil`.
  func change(
    of source: SourceText,
    _ file: TestedFile,
    since old: SourceText
  ) -> TestedFile.Change? {
    let outcomes = file.sessions.map(\.outcome)
    let readings = Self.readings(of: source)
    guard outcomes.contains(.failed) || source != old,
      !file.sessions.contains(where: \.isUnreadable),
      readings.allSatisfy({ $0.transcript != nil })
    else { return nil }
    let lines = choice(of: readings, in: source, file).lines
    var text = source
    for place in readings.indices.reversed() {
      var patched: PatchedFile?
      let readings = Self.readings(of: text)
      guard readings.indices.contains(place), let transcript = readings[place].transcript,
        let judged = lines[place],
        case .run(let run) = self.run(transcript, judging: judged, patching: &patched),
        run.outcome == .failed
      else { continue }
      text = run.updatedText
    }
    return text == old ? nil : change(writing: text, to: file)
  }

  /// How the claims of a file are migrated, or `nil` if all mean what they meant.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - file: The result of the run, which gets the claims that change.
  /// - Returns: The file with these claims and the results of its sessions, or `nil`.
  func migration(of source: SourceText, _ file: inout TestedFile) -> TestedFile.Change? {
    let result = ClaimMigration.applied(file.migrations, to: source)
    file.migrations = result.done
    return result.done.isEmpty ? nil : change(writing: result.source, to: file)
  }

  /// The results of the sessions in a file with another text.
  func change(writing text: SourceText, to file: TestedFile) -> TestedFile.Change {
    var updated = TestedFile(file.wanted)
    var again = self
    again.stopsAtFailure = false
    again.migrates = false
    again.run(text, &updated)
    return TestedFile.Change(bytes: text.utf8, sessions: updated.sessions)
  }
}
