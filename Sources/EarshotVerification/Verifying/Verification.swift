import EarshotModel
package import EarshotLines
package import EarshotNotation

/// A record of a real VoiceOver held against what Earshot says on the same screen.
///
/// The moves are replayed, and what is heard is set beside what the phone said: as many utterances as
/// possible agree, and a stop that only one of the two has is named as such.
///
/// - Source: VOICEOVER.md 4.5b; the rest is our choice.
package struct Verification: Sendable {
  /// The result of a move.
  package enum Verdict: Hashable, Sendable {
    /// The same is heard.
    case agrees
    /// Something else is heard.
    case differs(heard: String)
    /// The phone stops at something that the screen does not have here.
    case stopsAtMore
    /// The phone is at its end; Earshot goes on to this.
    case endsEarlier(heard: String)
    /// Earshot is at the end; the phone goes on.
    case goesOn
    /// Nothing to compare, with the reason.
    case notCompared(Reason)
  }

  /// Why a move is not compared.
  package enum Reason: Hashable, Sendable {
    /// VoiceOver was turned on and said so in place of the first element.
    case turnedOn
    /// At the end of the screen the service gives the last utterance again.
    case repeatedAtEnd
    /// So it does at the beginning, for a move backward.
    case repeatedAtStart
    /// The service gave an error, in its words.
    case failure(String)
    /// Moves into and out of containers need the grouped navigation, which is not simulated.
    case grouped
    /// The app has no screen of the name that the record has.
    case noScreen(String)
    /// A move before it was not simulated, so nobody knows where the cursor is.
    case afterGrouped
  }

  /// A move with what became of it.
  package struct Result: Hashable, Sendable {
    /// The move as the record has it.
    package let step: SpeechRecord.Step
    /// The outcome.
    package let verdict: Verdict
    /// What Earshot says at the stops before it that the phone passes over.
    package var passed: [String] = []
    /// Whether the service cut the utterance, so that only its beginning is compared.
    package var isCut = false
    /// What the cursor is on, or `nil` if it is on nothing: `switch "Wi-Fi"`.
    package let element: String?
    /// Why Earshot says what it says, a line a part, where the two differ.
    package let reasons: [String]
    /// The rules that the phone contradicts, by their names.
    package var rules: [String] = []
  }

  /// The record.
  package let record: SpeechRecord
  /// How utterances are compared.
  package let comparison: SpokenComparison
  /// The app that was walked.
  package let document: AppDocument
  /// The result of each move, in order.
  package let results: [Result]
  /// How many stops of the screen stand behind the last one that the record reaches, at most 200.
  package let unreached: Int

  /// Holds a record against an app.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - document: The app, as it was when the record was made.
  ///   - options: How a session is heard; the style is that of utterances.
  ///   - comparison: How utterances are compared.
  /// - Complexity: O(*m*²) in the number of moves in one direction.
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
  /// Whether the app has a screen of a name, or only one, which is the one then.
  fileprivate func holdsScreen(named name: String) -> Bool {
    tree.screens.count == 1 || tree.screenPlace(named: name) != nil
  }
}

extension Verification {
  /// Whether nothing at all agrees, so that the record is perhaps of another screen.
  package var isUnlike: Bool { agreed == 0 && compared.count >= 3 }

  /// The moves that were compared.
  package var compared: [Result] { results.filter(\.isCompared) }

  /// The number of them that agree.
  package var agreed: Int { results.count { $0.verdict == .agrees } }

  /// What differs, in order: stops that only the screen has, each before the move behind them, and
  /// moves.
  package var differences: [Difference] {
    results.flatMap { result in
      let passed = result.passed.isEmpty ? [] : [Difference(.passesOver, result)]
      return passed + (result.differs ? [Difference(.move, result)] : [])
    }
  }

  /// The number of utterances that the service cut, so that only their beginnings were compared.
  package var cutCount: Int { compared.count(where: \.isCut) }

  /// A difference between the phone and Earshot.
  package struct Difference: Hashable, Sendable {
    /// Its subject.
    package enum Kind: Hashable, Sendable {
      /// Stops that only the screen has.
      case passesOver
      /// What the phone said at a move.
      case move
    }

    /// Its subject.
    package let kind: Kind
    /// The move, or the one behind the stops that the phone passes over.
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

  /// Whether what the phone said differs.
  var differs: Bool { isCompared && verdict != .agrees }
}
