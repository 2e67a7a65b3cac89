internal import EarshotTranscripts
internal import EarshotNotation
internal import EarshotSession

/// What came of running the sessions of a file.
struct TestedFile: Sendable {
  /// What `--update` would do to the file.
  struct Change: Sendable {
    /// What the file would hold.
    var bytes: [UInt8]
    /// How the sessions come out then.
    var sessions: [TestedSession]
  }

  /// The file.
  let path: String
  /// The sessions that were run, in order.
  var sessions: [TestedSession] = []
  /// What is wrong with the file or its screens, session by session, as it is printed.
  var diagnostics: [[String]] = []
  /// What the file was like when it was read.
  var identity: FileIdentity?
  /// How it would be updated, where that changes anything.
  var change: Change?
  /// What was done to the file, or would be, or `nil` if that was not asked for or needed.
  var deed: Deed?

  /// What happens to a file that is updated.
  enum Deed: String, Sendable {
    case updated
    case wouldUpdate = "would update"
  }

  /// Creates what came of a file of which nothing is known yet.
  init(_ path: String) { self.path = path }

  /// Whether a session did not come out as it should.
  var hasFailed: Bool {
    deed == .wouldUpdate || sessions.contains { $0.outcome != .passed && $0.outcome != .skipped }
  }

  /// Whether a session in it, or a file that one names, cannot be read.
  var isUnreadable: Bool {
    deed == nil && sessions.contains { $0.outcome == .malformed || $0.outcome == .missing }
  }

  /// The file on one line: how it came out, its name, and how many sessions it holds.
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

  private var verdict: String {
    if let deed { return deed.rawValue }
    let outcomes = Set(sessions.map(\.outcome))
    if outcomes.contains(.missing) { return "missing" }
    if outcomes.contains(.malformed) { return "malformed" }
    if outcomes.contains(.failed) { return "differs" }
    return outcomes == [.skipped] ? "skipped" : "ok"
  }
}
