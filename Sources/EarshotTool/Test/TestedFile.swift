internal import EarshotReports
internal import EarshotTranscripts
internal import EarshotNotation
internal import EarshotSession

/// The result of running the sessions of a file.
struct TestedFile: Sendable {
  /// What `--update` would do to the file.
  struct Change: Sendable {
    /// The contents that the file would have.
    var bytes: [UInt8]
    /// How the sessions come out then.
    var sessions: [ReportCase]
  }

  /// The file, and what of it is wanted.
  let wanted: SessionFile
  /// The sessions that were run, in order.
  var sessions: [ReportCase] = []
  /// What is wrong with the file or its screens, session by session, as it is printed.
  var diagnostics: [[String]] = []
  /// What the file was like when it was read.
  var identity: FileIdentity?
  /// How it would be updated, where that changes anything.
  var change: Change?
  /// The claims that are rewritten in the words of what they meant before.
  var migrations: [ClaimMigration] = []
  /// The number of names that were changed before the sessions were run.
  var renamedCount = 0
  /// Whether a session is in it, wanted or not, or it can't be read.
  var holdsSessions = false
  /// The patterns that a session in it fits.
  var patternsMet: Set<String> = []
  /// What was done to the file, or would be, or `nil` if that was not asked for or needed.
  var deed: Deed?

  /// What happens to a file that is updated.
  enum Deed: String, Sendable {
    case updated
    case migrated
    case wouldUpdate = "would update"
  }

  /// Creates what came of a file of which nothing is known yet.
  init(_ wanted: SessionFile) { self.wanted = wanted }

  /// The path of the file.
  var path: String { wanted.path }

  /// Whether a session did not come out as it should.
  var hasFailed: Bool {
    deed == .wouldUpdate || sessions.contains { $0.outcome != .passed && $0.outcome != .skipped }
  }

  /// What to do about what differs: how to accept it, and how to see why.
  var waysOut: [String] {
    let open = sessions.filter { $0.outcome == .failed }.flatMap(\.findings)
    guard let first = open.first(where: \.canBeWalkedTo), let line = first.place.line,
      deed == nil
    else { return [] }
    let accept =
      open.contains { !$0.hunk.isEmpty }
      ? ["to accept what you hear: earshot test --update \(path.asShellWord)"] : []
    let place = "\(path):\(line)".asShellWord
    let rename = sessions.lazy.compactMap(\.renaming).first.map {
      ["to rename it: earshot test --update --rename \($0.asShellWord) \(path.asShellWord)"]
    }
    return accept + (rename ?? []) + ["to see why: earshot walk --at \(place), then :why"]
  }

  /// Whether a session in it, or a file that one names, cannot be read.
  var isUnreadable: Bool {
    deed == nil && sessions.contains(where: \.isUnreadable)
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

  /// How it came out, in a word.
  var verdict: String {
    if let deed { return deed.rawValue }
    let outcomes = Set(sessions.map(\.outcome))
    let gravest: [ReportCase.Outcome] = [.missing, .unreadable, .malformed, .failed]
    if let outcome = gravest.first(where: outcomes.contains) {
      return outcome == .failed ? "differs" : outcome.rawValue
    }
    return outcomes == [.skipped] ? "skipped" : "ok"
  }
}

extension Finding {
  /// Whether it shows at a step, and is more than what follows from another one.
  fileprivate var canBeWalkedTo: Bool {
    !isConsequential && severity == nil && id != Finding.Kind.noExpectations.id
  }
}

extension TestedFile {
  /// Leaves out what stands in the file, and what is said of its steps: a link that leads out of its
  /// folder leads there.
  mutating func hideText() {
    let hidden =
      "a link leads to this session out of its folder, so what differs isn't shown; name it itself"
    for place in sessions.indices where !sessions[place].findings.isEmpty {
      let finding = Finding(.unreadable(hidden), at: .init(path, line: sessions[place].line))
      sessions[place].findings = [finding]
    }
  }
}
