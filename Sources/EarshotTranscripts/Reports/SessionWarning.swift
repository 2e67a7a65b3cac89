import EarshotLines
import EarshotNotation
import EarshotReports

/// Something that a session leaves untested, or chooses without saying so.
///
/// - Source: SESSIONS.md, "What claims mean".
package struct SessionWarning: Hashable, Sendable {
  /// What is untested, or chosen.
  package enum Kind: Hashable, Sendable {
    /// Gestures are made below the last line that can fail.
    case untestedGestures(Int)
    /// The header excuses a step, for a reason.
    case excusedByHeader(reason: String)
  }

  /// What is untested, or chosen.
  package var kind: Kind
  /// The line, from 1, or `nil` for the whole session.
  package var line: Int?

  /// Creates a warning.
  package init(_ kind: Kind, line: Int? = nil) {
    self.kind = kind
    self.line = line
  }

  /// The warning as reports have it.
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
    }
  }

  /// Whether the session fails under `--strict`.
  var isStrict: Bool {
    switch self {
    case .untestedGestures: true
    case .excusedByHeader: false
    }
  }

  /// What is untested, or chosen, in a sentence, and what to write instead.
  var message: String {
    switch self {
    case .untestedGestures(let count):
      "no line below the last expectation says what \(count.counted("gesture")) should do"
    case .excusedByHeader(let reason):
      """
      the header 'xfail' excuses this failure alone; write '? xfail \(quoted(reason))' under the \
      step instead
      """
    }
  }
}

extension TranscriptRun {
  /// What the session leaves untested, or chooses without saying so.
  func warnings(after runner: TranscriptRunner, judging judged: JudgedLines) -> [SessionWarning] {
    guard judged.areAll else { return [] }
    let ofHeader = runner.stepOfHeader.flatMap { step in
      transcript.expectedFailure.map {
        SessionWarning(.excusedByHeader(reason: $0), line: step.line)
      }
    }
    return [ofHeader, transcript.untestedGestures].compactMap(\.self)
  }
}

extension Transcript {
  /// The gestures below the last line that can fail, but for a refusal; `nil` if there are none.
  fileprivate var untestedGestures: SessionWarning? {
    let isOfClaims = isOfClaimsAlone
    let last = steps.lastIndex {
      !$0.claims.isEmpty || !$0.expectsNothing(inFileOfClaims: isOfClaims)
    }
    let below = steps[((last ?? steps.endIndex - 1) + 1)...].filter(\.doesMoreThanStart)
    return below.first.map { SessionWarning(.untestedGestures(below.count), line: $0.line) }
  }
}
