internal import EarshotReports
internal import EarshotTranscripts
internal import EarshotSession
internal import EarshotNotation

/// The changes that `--update` and `--check` make to files.
struct FileUpdate: Sendable {
  /// The extent of an update.
  enum Mode: Sendable {
    /// Earshot doesn't change files.
    case off
    /// Earshot only lists the files that it would rewrite.
    case preview
    /// Earshot rewrites files.
    case write
  }

  /// The requested extent of the update.
  let mode: Mode
  /// Whether the program runs on a build server, and the command line doesn't allow rewriting files
  /// there.
  let isForbidden: Bool

  /// Creates the update that a command line requests.
  init(_ options: Options, _ environment: Environment) {
    let writes = [.update, .review, .migrate].contains(where: options.has)
    mode = writes ? .write : options.has(.check) ? .preview : .off
    isForbidden = environment.isBuildServer && !options.has(.force)
  }

  /// Updates a file, or only reports the update, depending on the mode.
  ///
  /// - Returns: The reason that the file stays unchanged although it should change, or `nil`.
  func apply(to file: inout TestedFile) -> Failure? {
    guard mode != .off else { return nil }
    guard let change = file.change else { return remainder(of: file) }
    if mode == .preview {
      file.deed = .wouldUpdate
      return nil
    }
    do throws(Failure) {
      try write(change.bytes, to: file)
      file.take(change)
      file.deed = file.migrations.isEmpty ? .updated : .migrated
      return nil
    } catch {
      return error
    }
  }

  private func write(_ bytes: [UInt8], to file: TestedFile) throws(Failure) {
    if file.path == "-" { throw .leftAlone("standard input", "it isn't a file; name a file") }
    if isForbidden {
      throw .leftAlone(
        "'\(file.path)'",
        "the variable CI is set; to rewrite the file anyway, use '--force'"
      )
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

  /// Returns the reason that a file with errors stays unchanged, or `nil` if the file has no
  /// errors.
  private func remainder(of file: TestedFile) -> Failure? {
    guard file.sessions.contains(where: { $0.outcome == .malformed }) else { return nil }
    return Failure.leftAlone("'\(file.path)'", "it has errors; fix them first")
  }
}

extension TestedFile {
  /// Replaces the results of the sessions with the results after the update.
  ///
  /// The updated lines contain the new name of a renamed element. Therefore, only the run before
  /// the update can show the new names in steps that stay unchanged.
  fileprivate mutating func take(_ change: Change) {
    let renamings = sessions.map(\.renaming)
    sessions = change.sessions
    for (place, renaming) in renamings.enumerated().prefix(sessions.count)
    where sessions[place].outcome == .failed {
      sessions[place].renaming = sessions[place].renaming ?? renaming
    }
  }
}

extension Failure {
  /// Returns the failure for a file that Earshot doesn't rewrite, with the reason.
  fileprivate static func leftAlone(_ name: String, _ reason: String) -> Failure {
    Failure(.differs, "\(name) stays as it is, because \(reason)")
  }
}

extension FileTest {
  /// Returns the update of a file, or `nil` if the file stays unchanged.
  ///
  /// A file with any unreadable part stays unchanged. The sessions of a document are updated from
  /// the last to the first, so the lines of earlier sessions don't move.
  ///
  /// - Parameters:
  ///   - source: The file as Earshot ran it, in which elements already have their new names.
  ///   - file: The result of the run.
  ///   - old: The original file.
  /// - Returns: The updated file and the results of its sessions, or `nil`.
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

  /// Returns the migration of a file's claims, or `nil` if all claims have kept their meaning.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - file: The result of the run, to which this method adds the changed claims.
  /// - Returns: The file with the changed claims and the results of its sessions, or `nil`.
  func migration(of source: SourceText, _ file: inout TestedFile) -> TestedFile.Change? {
    let result = ClaimMigration.applied(file.migrations, to: source)
    file.migrations = result.done
    return result.done.isEmpty ? nil : change(writing: result.source, to: file)
  }

  /// Returns the results of the sessions in a file with new text.
  func change(writing text: SourceText, to file: TestedFile) -> TestedFile.Change {
    var updated = TestedFile(file.wanted)
    var again = self
    again.stopsAtFailure = false
    again.migrates = false
    again.run(text, &updated)
    return TestedFile.Change(bytes: text.utf8, sessions: updated.sessions)
  }
}
