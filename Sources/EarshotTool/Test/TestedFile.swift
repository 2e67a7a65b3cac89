internal import EarshotReports
internal import EarshotTranscripts
internal import EarshotNotation
internal import EarshotSession

/// The result of running the sessions of a file.
struct TestedFile: Sendable {
  /// The effect of `--update` on the file.
  struct Change: Sendable {
    /// The contents of the file after the update.
    var bytes: [UInt8]
    /// The results of the sessions after the update.
    var sessions: [ReportCase]
  }

  /// The file, with its requested parts.
  let wanted: SessionFile
  /// The sessions that were run, in order.
  var sessions: [ReportCase] = []
  /// The errors in the file or its screens, session by session, as printed.
  var diagnostics: [[String]] = []
  /// The identity of the file when it was read, or `nil` if it wasn't recorded.
  var identity: FileIdentity?
  /// The update, or `nil` if it changes nothing.
  var change: Change?
  /// The claims that a migration rewrites, each with its old and its new text.
  var migrations: [ClaimMigration] = []
  /// The number of names that were changed before the sessions were run.
  var renamedCount = 0
  /// Whether any session in the file has commands but no expectations.
  var isSilent = false
  /// Whether the file isn't readable or contains a session, even if the user didn't request the
  /// session.
  var holdsSessions = false
  /// The patterns that match a session in the file.
  var patternsMet: Set<String> = []
  /// The actual or planned action on the file, or `nil` if no action was requested or necessary.
  var deed: Deed?

  /// The action on a file during an update.
  enum Deed: String, Sendable {
    case updated
    case migrated
    case wouldUpdate = "would update"
  }

  private static let notRun = "not run, because an earlier file failed"

  /// Whether `--fail-fast` skipped the file.
  var isNotRun: Bool { sessions.count == 1 && sessions[0].reason == Self.notRun }

  /// Creates the result for a file that `--fail-fast` skipped.
  init(notRun file: SessionFile) {
    self.init(file)
    var session = ReportCase(file: file.path, outcome: .skipped)
    session.reason = Self.notRun
    sessions = [session]
  }

  /// Creates an empty result for a file.
  init(_ wanted: SessionFile) { self.wanted = wanted }

  /// The path of the file.
  var path: String { wanted.path }

  /// Whether a session had an unexpected outcome, or `--check` would update the file.
  var hasFailed: Bool {
    deed == .wouldUpdate || sessions.contains { $0.outcome != .passed && $0.outcome != .skipped }
  }

  /// The advice about differences: the commands for accepting them and for finding their causes.
  var waysOut: [String] {
    let open = sessions.filter { $0.outcome == .failed }.flatMap(\.findings)
    let rename = sessions.lazy.compactMap(\.renaming).first.map {
      ["to use the new name: earshot test --update --rename \($0.asShellWord) \(path.asShellWord)"]
    }
    guard let first = open.first(where: \.canBeWalkedTo), let line = first.place.line else {
      return []
    }
    if let deed { return deed == .updated ? rename ?? [] : [] }
    let accept =
      open.contains { !$0.hunk.isEmpty }
      ? ["to accept what you hear: earshot test --update \(path.asShellWord)"] : []
    let place = "\(path):\(line)".asShellWord
    return accept + (rename ?? []) + ["to see why: earshot walk --at \(place), then :why"]
  }

  /// Whether a session in the file, or a file that a session names, isn't readable.
  var isUnreadable: Bool {
    deed == nil && sessions.contains(where: \.isUnreadable)
  }

  /// The line for the file, with its outcome, its path, and the number of its sessions if there are
  /// several.
  var line: String {
    let skipped = sessions.filter { $0.outcome == .skipped }
    if sessions.count > 1 { return "\(verdict) \(path) (\(numbers))" }
    return "\(verdict) \(path)" + skipped.map { ": \($0.reason)" }.joined()
  }

  private var numbers: String {
    let bad = sessions.count { $0.outcome != .passed && $0.outcome != .skipped }
    let skipped = sessions.count { $0.outcome == .skipped }
    return (bad > 0 ? "\(bad) of " : "") + "\(sessions.count) sessions"
      + (skipped > 0 ? ", \(skipped) skipped" : "")
  }

  /// The outcome of the file, in a word.
  var verdict: String {
    if let deed { return deed.rawValue }
    let outcomes = Set(sessions.map(\.outcome))
    let gravest: [ReportCase.Outcome] = [.missing, .unreadable, .malformed, .failed]
    if let outcome = gravest.first(where: outcomes.contains) {
      guard outcome == .failed else { return outcome.rawValue }
      let findings = sessions.filter { $0.outcome == .failed }.flatMap(\.findings)
      // An exercise has errors, not differences.
      let isExercise = !findings.isEmpty && findings.allSatisfy { $0.severity == .error }
      return isExercise ? "fails" : "differs"
    }
    return outcomes == [.skipped] ? "skipped" : "ok"
  }
}

extension Finding {
  /// Whether the finding belongs to a step and isn't only a consequence of a different finding.
  fileprivate var canBeWalkedTo: Bool {
    !isConsequential && severity == nil && id != Finding.Kind.noExpectations.id
  }
}

extension TestedFile {
  /// Hides the contents of the file and the details of its steps, because the path is a link to a
  /// file outside its folder.
  mutating func hideText() {
    let hidden =
      "a link to this session points outside its folder, so Earshot doesn't show the differences; "
      + "name the session itself to see them"
    for place in sessions.indices where !sessions[place].findings.isEmpty {
      let finding = Finding(.unreadable(hidden), at: .init(path, line: sessions[place].line))
      sessions[place].findings = [finding]
    }
  }
}
