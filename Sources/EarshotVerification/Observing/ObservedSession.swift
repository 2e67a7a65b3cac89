import EarshotComposer
import EarshotLines
import EarshotNotation
import EarshotSession
import EarshotTranscripts

/// A replay of gestures from a phone, which compares the phone's speech for each gesture with
/// Earshot's.
struct ObservedSession {
  private let transcript: Transcript
  private let comparison: SpokenComparison
  private var session: Session
  private var observation: Observation
  /// Whether the gesture caused an announcement that a phone may lose.
  private var isDoubtful = false

  /// Prepares to perform the gestures.
  init(
    _ transcript: Transcript,
    _ document: AppDocument,
    _ overrides: [(name: String, value: String)],
    _ comparison: SpokenComparison
  ) {
    self.transcript = transcript
    self.comparison = comparison
    session = Session(transcript, on: document, overrides: overrides)
    observation = Observation(source: transcript.source)
  }

  /// Performs the gestures.
  ///
  /// A step without lines below it isn't compared, because it contains nothing about the phone. `~
  /// silent` means that the phone said nothing. Sounds and other `~` lines are skipped, except for
  /// hints.
  ///
  /// - Returns: The comparison of all utterances.
  mutating func observe() -> Observation {
    for step in transcript.steps {
      let doubts = session.doubtfulAnnouncements
      let response = session.run(step.command)
      isDoubtful = session.doubtfulAnnouncements > doubts
      guard !step.isInspection, !step.expected.isEmpty, let said = step.said else { continue }
      let heard = response.utterances.filter { !$0.text.isEmpty }
      compare(said.joiningHints(of: heard), heard, of: step)
    }
    return observation
  }

  private mutating func compare(_ said: [String], _ heard: [Utterance], of step: Transcript.Step) {
    var numbers = WordNumbers(comparison)
    let phone = said.map { numbers.words(said: $0, isCut: false) }
    let earshot = heard.map { numbers.words(of: $0.asStop) }
    let matches = Alignment.matches(phone, earshot)
    let isMatched = said.indices.allSatisfy { place in
      matches.contains { $0.first == place && phone[place].isSame(as: earshot[$0.second]) }
    }
    var alone = Set(heard.indices)
    for (place, text) in said.enumerated() {
      observation.compared += 1
      guard let match = matches.first(where: { $0.first == place }) else {
        miss(text, nil, [session.decidingRule ?? Observation.noRule], at: step)
        continue
      }
      alone.remove(match.second)
      if phone[place].isSame(as: earshot[match.second]) {
        observation.agreed += 1
      } else {
        let utterance = heard[match.second]
        miss(text, utterance.asStop.text, utterance.rules(contradictedBy: text), at: step)
      }
    }
    for place in alone.sorted() {
      observation.compared += 1
      miss(nil, heard[place].asStop.text, [rule(of: heard[place])], isOnlyMiss: isMatched, at: step)
    }
  }

  /// Returns the rule that makes only Earshot say something.
  ///
  /// It's the deciding rule or, if there's none, the rule of the words.
  private func rule(of heard: Utterance) -> String {
    let part = heard.parts.first
    if isDoubtful, part?.kind == .announcement { return Observation.doubtfulAnnouncement }
    return session.decidingRule ?? part?.speechRule.rawValue ?? Observation.noRule
  }

  private mutating func miss(
    _ phone: String?,
    _ earshot: String?,
    _ rules: [String],
    isOnlyMiss: Bool = false,
    at step: Transcript.Step
  ) {
    observation.misses.append(
      Observation.Miss(
        range: transcript.source.range(ofLine: step.line),
        gesture: step.command,
        phone: phone,
        earshot: earshot,
        rules: rules,
        isOnlyMiss: isOnlyMiss
      )
    )
  }
}

extension Transcript.Step {
  /// The recorded speech, which contains each utterance with its hint, or `nil` if a line is a
  /// pattern.
  fileprivate var said: [String]? {
    var said: [String] = []
    for pattern in expected {
      guard pattern.loosened == nil, !pattern.isAnyLines else { return nil }
      switch pattern.literal {
      case .speech(let text): if text != "-" { said.append(text) }
      case .beside(let text) where text.hasPrefix("~ hint: "):
        let hint = String(text.dropFirst("~ hint: ".count))
        if said.isEmpty { said.append(hint) } else { said[said.count - 1] += " " + hint }
      case .beside: break
      }
    }
    return said
  }
}

extension [String] {
  /// Returns the lines as utterances, each joined with its hint.
  ///
  /// A hint on a separate line belongs to the description on the line before it.
  fileprivate func joiningHints(of heard: [Utterance]) -> [String] {
    let hints = Set(heard.map(\.hintKey)).subtracting([""])
    return reduce(into: []) { joined, text in
      if !joined.isEmpty, hints.contains(SpokenComparison.words.key(of: text)) {
        joined[joined.count - 1] += " " + text
      } else {
        joined.append(text)
      }
    }
  }
}

extension Utterance {
  /// The hints and cues, normalized for comparison.
  var hintKey: String {
    SpokenComparison.words.key(of: hintsAndCues.map(\.text).joined(separator: " "))
  }

  /// The speech as one string, with and without the hint.
  var asStop: HeardStop {
    guard let hint = hintText else { return HeardStop(text, name: name) }
    var stop = HeardStop(text + " " + hint, name: name)
    stop.withoutHint = text
    return stop
  }

  /// The hint that is separate from the description, or `nil` if there's none.
  var hintText: String? { hint.flatMap { $0.isEmpty ? nil : $0 } }
}

extension SourceText {
  /// Returns the bytes of the line with a number, starting at 1.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  fileprivate func range(ofLine number: Int) -> Range<Int> {
    let lines = lines
    return lines.indices.contains(number - 1) ? lines[number - 1].range : 0..<0
  }
}
