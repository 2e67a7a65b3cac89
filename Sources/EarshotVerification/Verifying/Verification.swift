import EarshotModel
package import EarshotLines
package import EarshotNotation

/// A comparison of a record of a real VoiceOver with Earshot's speech on the same screen.
///
/// It replays the moves and aligns Earshot's speech with the phone's. As many utterances as
/// possible agree, and a stop that only one of them has is reported as missing or additional.
///
/// - Source: VOICEOVER.md 4.5b; the rest is our choice.
package struct Verification: Sendable {
  /// The result of a move.
  package enum Verdict: Hashable, Sendable {
    /// Earshot says the same.
    case agrees
    /// Earshot says something else.
    case differs(heard: String)
    /// A stop of the phone at something that the screen doesn't have here.
    case stopsAtMore
    /// The end of the phone's screen, while Earshot continues with this speech.
    case endsEarlier(heard: String)
    /// Earshot is at the end, and the phone continues.
    case goesOn
    /// A reason that there's nothing to compare.
    case notCompared(Reason)
  }

  /// The reason that a move isn't compared.
  package enum Reason: Hashable, Sendable {
    /// The speech of VoiceOver about being turned on, instead of the first element.
    case turnedOn
    /// The service repeats the last utterance at the end of the screen.
    case repeatedAtEnd
    /// The service repeats the last utterance at the beginning, for a move backward.
    case repeatedAtStart
    /// The service gave an error, in its words.
    case failure(String)
    /// Moves into and out of containers need grouped navigation, which Earshot doesn't simulate.
    case grouped
    /// The app has no screen of the name that the record has.
    case noScreen(String)
    /// An earlier move wasn't simulated, so the location of the cursor is unknown.
    case afterGrouped
  }

  /// A move with its verdict.
  package struct Result: Hashable, Sendable {
    /// The move as the record has it.
    package let step: SpeechRecord.Step
    /// The outcome.
    package let verdict: Verdict
    /// Earshot's speech at the stops before this one that the phone skips.
    package var passed: [String] = []
    /// Whether the service cut the utterance, in which case only its beginning is compared.
    package var isCut = false
    /// The element under the cursor, or `nil` if there's none: `switch "Wi-Fi"`.
    package let element: String?
    /// The reasons for Earshot's speech, one line per part, if the two differ.
    package let reasons: [String]
    /// The rules that the phone contradicts, by their names.
    package var rules: [String] = []
  }

  /// The record.
  package let record: SpeechRecord
  /// The way to compare utterances.
  package let comparison: SpokenComparison
  /// The app that was walked.
  package let document: AppDocument
  /// The result of each move, in order.
  package let results: [Result]
  /// The number of stops on the screen after the last one that the record reaches, at most 200.
  package let unreached: Int

  /// Compares a record with an app.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - document: The app in the state that it had when the record was made.
  ///   - options: The options of the session; the style is the utterance style.
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
  /// Returns whether the app has a screen with a name, or has only one screen, which is then used.
  fileprivate func holdsScreen(named name: String) -> Bool {
    tree.screens.count == 1 || tree.screenPlace(named: name) != nil
  }
}

extension Verification {
  /// Whether nothing agrees, so the record may be of another screen.
  package var isUnlike: Bool { agreed == 0 && compared.count >= 3 }

  /// The moves that were compared.
  package var compared: [Result] { results.filter(\.isCompared) }

  /// The number of them that agree.
  package var agreed: Int { results.count { $0.verdict == .agrees } }

  /// The differences, in order: stops that only the screen has, each before the move after them,
  /// and moves.
  package var differences: [Difference] {
    results.flatMap { result in
      let passed = result.passed.isEmpty ? [] : [Difference(.passesOver, result)]
      return passed + (result.differs ? [Difference(.move, result)] : [])
    }
  }

  /// The number of utterances that the service cut, of which only the beginnings were compared.
  package var cutCount: Int { compared.count(where: \.isCut) }

  /// A difference between the phone and Earshot.
  package struct Difference: Hashable, Sendable {
    /// Its subject.
    package enum Kind: Hashable, Sendable {
      /// Stops that only the screen has.
      case passesOver
      /// The phone's speech at a move.
      case move
    }

    /// Its subject.
    package let kind: Kind
    /// The move, or the one after the stops that the phone skips.
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

  /// Whether the phone's speech differs.
  var differs: Bool { isCompared && verdict != .agrees }
}
