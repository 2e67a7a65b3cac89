package import EarshotNotation
import EarshotSession

/// What a real VoiceOver said, move by move, as a test wrote it down.
///
/// Nothing in it is normalized: an utterance stands as the service returned it.
///
/// - Source: XCUIVoiceOverService, whose output is one string an element; VOICEOVER.md 4.5b.
package struct SpeechRecord: Hashable, Sendable {
  /// How the cursor was moved.
  package enum Move: String, CaseIterable, Hashable, Sendable {
    /// It was not: the element under it was asked for.
    case current
    /// To the next element.
    case forward
    /// To the previous element.
    case backward
    /// Into a container.
    case `in`
    /// Out of a container.
    case out
    /// A gesture was made by touches, then the element under the cursor was asked for.
    case gesture
  }

  /// The result of a move.
  package enum Outcome: Hashable, Sendable {
    /// What VoiceOver said.
    case utterance(String)
    /// An error of the service, in its words; `noSpeech` where nothing was said in time.
    case failure(String)

    /// What VoiceOver said, or `nil` if it said nothing.
    package var utterance: String? { if case .utterance(let text) = self { text } else { nil } }
  }

  /// A move with what came of it.
  package struct Step: Hashable, Sendable {
    /// The move.
    package let move: Move
    /// The result.
    package let outcome: Outcome
    /// The bytes of the record that say so.
    package let range: Range<Int>
    /// The gesture that was made by touches, or `nil` for the moves of the service.
    var gesture: Gesture?
  }

  /// How many characters of an utterance the service of iOS 27 gives at most.
  ///
  /// - Source: OpenCCman logs, whose longest strings all have 64; guidepup on Xcode 27.
  static let serviceLength = 64

  /// The version of the form that is read and written.
  static let schema = "1"

  /// The file it stands in.
  package let source: SourceText
  /// What it is called among several in one file, or `nil` if it is alone.
  package let name: String?
  /// The version of the system, as the record writes it, or `nil` if it does not say.
  package let runtime: String?
  /// The screen that was walked, or `nil` if the record does not say.
  package let screen: String?
  /// The moves, in order.
  package var steps: [Step]
  /// The maximum number of characters of an utterance, or `nil` if none was cut.
  package var longestUtterance: Int? = Self.serviceLength
  /// Whether hints may be missing, or may stand in a line of their own, as in a caption panel.
  var mayLeaveOutHints = false
  /// What had to be assumed, in sentences.
  package let remarks: [String]

  /// Whether an utterance may be only the beginning of what was said.
  func cuts(_ utterance: String) -> Bool { utterance.count == longestUtterance }

  /// The name of the record in a report.
  package var title: String { name.map { "\(source.name) (\($0))" } ?? source.name }
}
