package import EarshotNotation
import EarshotSession

/// The speech of a real VoiceOver for each move, as a test recorded it.
///
/// The record isn't normalized. Each utterance is as the service returned it.
///
/// - Source: XCUIVoiceOverService, whose output is one string for each element; VOICEOVER.md 4.5b.
package struct SpeechRecord: Hashable, Sendable {
  /// A move of the cursor.
  package enum Move: String, CaseIterable, Hashable, Sendable {
    /// No move, but a request for the element under the cursor.
    case current
    /// A move to the next element.
    case forward
    /// A move to the previous element.
    case backward
    /// A move into a container.
    case `in`
    /// A move out of a container.
    case out
    /// A gesture made of touches, followed by a request for the element under the cursor.
    case gesture
  }

  /// The result of a move.
  package enum Outcome: Hashable, Sendable {
    /// VoiceOver's speech.
    case utterance(String)
    /// An error from the service in its own words, or `no speech` if the record has no words for
    /// the error.
    case failure(String)

    /// VoiceOver's speech, or `nil` if it said nothing.
    package var utterance: String? { if case .utterance(let text) = self { text } else { nil } }
  }

  /// A move with its result.
  package struct Step: Hashable, Sendable {
    /// The move of the cursor.
    package let move: Move
    /// The result of the move.
    package let outcome: Outcome
    /// The byte range of the step in the record.
    package let range: Range<Int>
    /// The gesture made of touches, or `nil` for a move of the service.
    var gesture: Gesture?
  }

  /// The maximum number of characters of an utterance that the iOS 27 service returns.
  ///
  /// - Source: OpenCCman logs, whose longest strings all have 64 characters; guidepup on Xcode 27.
  static let serviceLength = 64

  /// The supported version of the form.
  static let schema = "1"

  /// The file that contains the record.
  package let source: SourceText
  /// The name of the record if the file contains several, or `nil` if it's the only one.
  package let name: String?
  /// The version of the system in the record's own form, or `nil` if the record doesn't contain it.
  package let runtime: String?
  /// The screen of the record, or `nil` if the record doesn't contain it.
  package let screen: String?
  /// The moves, in order.
  package var steps: [Step]
  /// The maximum number of characters of an utterance, or `nil` if no utterance is truncated.
  package var longestUtterance: Int? = Self.serviceLength
  /// Whether hints may be missing or on separate lines, as in a caption panel.
  var mayLeaveOutHints = false
  /// Sentences about the assumptions that Earshot had to make.
  package let remarks: [String]

  /// Returns whether an utterance may be only the beginning of the speech.
  func cuts(_ utterance: String) -> Bool { utterance.count == longestUtterance }

  /// The name of the record in a report.
  package var title: String { name.map { "\(source.name) (\($0))" } ?? source.name }
}
