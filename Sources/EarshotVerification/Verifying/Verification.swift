import EarshotModel
package import EarshotLines
package import EarshotNotation

/// A comparison of a record of a real VoiceOver with Earshot's speech on the same screen.
///
/// It replays the moves and aligns Earshot's speech with the phone's to make as many utterances as
/// possible agree. If only the phone or only Earshot has a stop, the stop is reported as missing or
/// additional.
///
/// - Source: VOICEOVER.md 4.5b; the rest is our choice.
package struct Verification: Sendable {
  /// The verdict on a move.
  package enum Verdict: Hashable, Sendable {
    /// Earshot says the same thing.
    case agrees
    /// Earshot says something else.
    case differs(heard: String)
    /// The phone stops at an element that Earshot doesn't have at this point.
    case stopsAtMore
    /// The phone is at the end of its screen, but Earshot continues with this speech.
    case endsEarlier(heard: String)
    /// Earshot is at the end, but the phone continues.
    case goesOn
    /// The move isn't compared, for the given reason.
    case notCompared(Reason)
  }

  /// A reason that a move isn't compared.
  package enum Reason: Hashable, Sendable {
    /// VoiceOver says that it was turned on, instead of the first element.
    case turnedOn
    /// The service repeats the last utterance at the end of the screen.
    case repeatedAtEnd
    /// The service repeats the last utterance at the beginning of the screen, after a move
    /// backward.
    case repeatedAtStart
    /// The service returned an error, in its own words.
    case failure(String)
    /// The move goes into or out of a container. This requires grouped navigation, which Earshot
    /// doesn't simulate.
    case grouped
    /// The app has no screen with the name in the record.
    case noScreen(String)
    /// Earshot didn't simulate an earlier move, so the location of the cursor is unknown.
    case afterGrouped
  }

  /// A move with its verdict.
  package struct Result: Hashable, Sendable {
    /// The move in the record.
    package let step: SpeechRecord.Step
    /// The verdict on the move.
    package let verdict: Verdict
    /// Earshot's speech at the stops before this one that the phone skips.
    package var passed: [String] = []
    /// Whether the service truncated the utterance, so only its beginning is compared.
    package var isCut = false
    /// The element under the cursor, such as `switch "Wi-Fi"`, or `nil` if there's none.
    package let element: String?
    /// The reasons for Earshot's speech, with one line for each part, if the speech differs from
    /// the phone's.
    package let reasons: [String]
    /// The rules that the phone contradicts, by their names.
    package var rules: [String] = []
  }

  /// The compared record.
  package let record: SpeechRecord
  /// The way to compare utterances.
  package let comparison: SpokenComparison
  /// The app that Earshot walked through.
  package let document: AppDocument
  /// The result of each move, in order.
  package let results: [Result]
  /// The number of stops on the screen after the last stop that the record reaches, at most 200.
  package let unreached: Int

  /// Compares a record with an app.
  ///
  /// - Parameters:
  ///   - record: The record of a real VoiceOver.
  ///   - document: The app, in the same state as when the record was made.
  ///   - options: The options of the session, except for the style, which is the utterance style.
  ///   - comparison: The way to compare utterances.
  /// - Complexity: O(*m*²), where *m* is the number of moves in one direction.
  package init(
    of record: SpeechRecord,
    on document: AppDocument,
    options: SessionOptions,
    comparison: SpokenComparison
  ) {
    if let screen = record.screen, !document.holdsScreen(named: screen) {
      results = record.steps.map {
        Result(step: $0, verdict: .notCompared(.noScreen(screen)), element: nil, reasons: [])
      }
      unreached = 0
    } else {
      var verifier = Verifier(record, document, options, comparison)
      (results, unreached) = verifier.verify()
    }
    self.record = record
    self.comparison = comparison
    self.document = document
  }
}

extension AppDocument {
  /// Returns whether the app has a screen with the given name or has only one screen, which the
  /// comparison then uses.
  fileprivate func holdsScreen(named name: String) -> Bool {
    tree.screens.count == 1 || tree.screenPlace(named: name) != nil
  }
}

extension Verification {
  /// Whether nothing agrees, so the record may be from a different screen.
  package var isUnlike: Bool { agreed == 0 && compared.count >= 3 }

  /// The moves that were compared.
  package var compared: [Result] { results.filter(\.isCompared) }

  /// The number of moves that agree.
  package var agreed: Int { results.count { $0.verdict == .agrees } }

  /// The differences, in order.
  ///
  /// Each is a move whose speech differs, or the stops that the phone skips before a move.
  package var differences: [Difference] {
    results.flatMap { result in
      let passed = result.passed.isEmpty ? [] : [Difference(.passesOver, result)]
      return passed + (result.differs ? [Difference(.move, result)] : [])
    }
  }

  /// The number of utterances that the service truncated, so only their beginnings were compared.
  package var cutCount: Int { compared.count(where: \.isCut) }

  /// A difference between the phone and Earshot.
  package struct Difference: Hashable, Sendable {
    /// A kind of difference.
    package enum Kind: Hashable, Sendable {
      /// The screen has stops that the phone skips.
      case passesOver
      /// The phone's speech at a move differs.
      case move
    }

    /// The kind of difference.
    package let kind: Kind
    /// The move, or the move after the stops that the phone skips.
    package let result: Result

    init(_ kind: Kind, _ result: Result) {
      self.kind = kind
      self.result = result
    }
  }
}

extension Verification.Result {
  /// Whether the move was compared.
  package var isCompared: Bool { if case .notCompared = verdict { false } else { true } }

  /// Whether the phone's speech differs from Earshot's.
  var differs: Bool { isCompared && verdict != .agrees }
}
