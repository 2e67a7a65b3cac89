import EarshotLines
import EarshotNotation
import EarshotReports
import EarshotSession

/// A warning about something that a session doesn't test, or that it chooses implicitly.
///
/// - Source: SESSIONS.md, "What claims mean".
package struct SessionWarning: Hashable, Sendable {
  /// A kind of warning.
  package enum Kind: Hashable, Sendable {
    /// No line after the last gestures can fail.
    case untestedGestures(Int)
    /// The header excuses a step, for a reason.
    case excusedByHeader(reason: String)
    /// No header names a screen, so the session uses the sample app.
    case sampleApp
    /// A screen in the session hides a file with the same name.
    case hidesFile(String)
    /// The session ends before a handler continues, after the given duration.
    case endsWhileDue(String)
    /// `:open` names a file that doesn't exist.
    case opensNothing(String)
    /// The title of a phase begins like a claim, a command, or a line of output.
    case titleAsLine(String)
    /// The phase with the title has no steps.
    case emptyPhase(String)
    /// The last gestures run while VoiceOver can't say anything, for the given reason.
    case endsUnheard(Int, because: String)
  }

  /// The kind of warning.
  package var kind: Kind
  /// The line, starting at 1, or `nil` for the whole session.
  package var line: Int?

  /// Creates a warning.
  package init(_ kind: Kind, line: Int? = nil) {
    self.kind = kind
    self.line = line
  }

  /// Returns the warning as a report shows it.
  func finding(in transcript: Transcript, severity: Diagnostic.Severity?) -> Finding {
    let place = Finding.Place(transcript.source.name, line: line)
    return Finding(id: kind.id, Display.safe(kind.message), severity: severity, at: place)
  }
}

extension SessionWarning.Kind {
  /// The stable name of the kind.
  var id: String {
    switch self {
    case .untestedGestures: "untested-gestures"
    case .excusedByHeader: "excused-by-header"
    case .sampleApp: "sample-app"
    case .hidesFile: "hidden-file"
    case .endsWhileDue: "ends-while-due"
    case .opensNothing: "opens-nothing"
    case .titleAsLine: "title-as-line"
    case .emptyPhase: "empty-phase"
    case .endsUnheard: "ends-unheard"
    }
  }

  /// Whether the warning fails the session with `--strict`.
  var isStrict: Bool {
    switch self {
    case .untestedGestures, .sampleApp, .hidesFile, .endsWhileDue, .opensNothing, .titleAsLine,
      .emptyPhase, .endsUnheard:
      true
    case .excusedByHeader: false
    }
  }

  /// The problem, in a sentence with a fix.
  var message: String {
    switch self {
    case .untestedGestures(let count):
      """
      no expectation follows \(Self.last(count)); write what you hear below \
      \(count == 1 ? "it" : "them")
      """
    case .excusedByHeader(let reason):
      """
      the header 'xfail' excuses only the first step that fails; write '? xfail \(quoted(reason))' \
      below this step instead
      """
    case .sampleApp:
      "no header names a screen, so this session walks the built-in sample app; write 'screen: FILE'"
    case .hidesFile(let name):
      """
      Earshot doesn't read the file \(quoted(name)) next to this session, because the session \
      contains a screen with that name; rename one of them
      """
    case .endsWhileDue(let length):
      "the session ends before a handler continues; write '> wait \(length)' and what you hear then"
    case .opensNothing(let path):
      """
      ':open' names the file \(quoted(path)), which doesn't exist, so a test skips the command; \
      correct the path
      """
    case .titleAsLine(let title):
      """
      the title \(quoted(title)) looks like a line of the session, but Earshot doesn't run titles; \
      to run the line, delete '##'
      """
    case .emptyPhase(let title):
      "Earshot tests nothing below the title \(quoted(title)); write a gesture and what you hear"
    case .endsUnheard(let count, let reason):
      """
      \(reason) until the end, so you can't hear the effect of \(Self.last(count)); \
      \(Self.remedy(for: reason))
      """
    }
  }

  /// Returns the fix for a reason that you hear nothing, such as `turn speech on earlier`.
  private static func remedy(for reason: String) -> String {
    let words = reason.split(separator: " ")
    let name = words.dropLast(2).joined(separator: " ")
    return "turn \(name) \(words.last == "off" ? "on" : "off") earlier"
  }

  private static func last(_ count: Int) -> String {
    count == 1 ? "the last gesture" : "the last \(count) gestures"
  }
}

extension TranscriptRun {
  /// Returns the warnings about what a session doesn't test or chooses implicitly.
  func warnings(after runner: TranscriptRunner, judging judged: LineSelection) -> [SessionWarning] {
    let ofFile =
      transcript.screen == .sample
      ? [SessionWarning(.sampleApp, line: transcript.steps.first?.line)] : []
    guard judged.areAll else { return ofFile }
    let ofHeader = runner.stepOfHeader.flatMap { step in
      transcript.expectedFailure.map {
        SessionWarning(.excusedByHeader(reason: $0), line: step.line)
      }
    }
    let due = runner.dueAtEnd.flatMap { length in
      transcript.steps.last.map { SessionWarning(.endsWhileDue(length), line: $0.line) }
    }
    return ofFile + transcript.titlesAsLines + transcript.emptyPhases
      + [
        ofHeader, transcript.untestedGestures(in: runner.session.document), runner.unheard?.warning,
        due,
      ].compactMap(\.self)
  }

  /// Adds the warnings about the files that the session names.
  package mutating func add(_ others: [SessionWarning]) { warnings += others }
}

extension Transcript {
  /// The titles of phases that look like lines of a session.
  fileprivate var titlesAsLines: [SessionWarning] {
    let marks: [LineMark] = [.claim, .command, .beside]
    return phases.filter { phase in marks.contains { phase.title.begins(with: $0.rawValue) } }
      .map { SessionWarning(.titleAsLine($0.title), line: $0.line) }
  }

  /// The titles without a step below them.
  fileprivate var emptyPhases: [SessionWarning] {
    let gestures = steps.filter { !$0.isInspection }
    let filled = Set(gestures.map(\.phase) + steps.flatMap(\.claims).map(\.phase))
    return phases.enumerated().filter { !filled.contains($0.offset + 1) }
      .map { SessionWarning(.emptyPhase($0.element.title), line: $0.element.line) }
  }

  /// Returns the warning about the last gestures if no line after them can fail, ignoring refusals,
  /// or `nil` if there's nothing to report.
  fileprivate func untestedGestures(in document: AppDocument) -> SessionWarning? {
    let last = lastStepThatCanFail(in: document)
    let below = steps[((last ?? steps.endIndex - 1) + 1)...].filter {
      $0.doesMoreThanStart && !$0.switchesVoiceOver
    }
    return below.first.map { SessionWarning(.untestedGestures(below.count), line: $0.line) }
  }
}
