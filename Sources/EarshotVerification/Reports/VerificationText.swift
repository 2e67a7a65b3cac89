import EarshotLines
import EarshotModel
import EarshotNotation

/// The results for records, as lines for people.
///
/// For each record, the lines contain its description, the differences, and the amount of
/// agreement.
package enum VerificationText {
  /// Returns the lines of one record.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the record.
  package static func lines(of verification: Verification) -> [String] {
    let record = verification.record
    let places = SourceLineTable(record.source)
    var lines = [title(of: record)] + record.remarks
    for difference in verification.isUnlike ? [] : verification.differences {
      let place = places.place(of: difference.result.step.range.lowerBound)
      lines.append("\(record.source.name):\(place.line):\(place.column): \(difference.sentence)")
      lines += difference.details.map { "  \($0.name.padded(to: 9))\($0.text)" }
    }
    lines += [rate(of: [verification])] + leftOut(of: verification) + hints(for: verification)
    return lines.map { Display.safe($0) }
  }

  /// Returns hints that may help the reader in addition to the differences.
  private static func hints(for verification: Verification) -> [String] {
    if verification.isUnlike {
      return [
        "no utterance agrees; check that the record is about this screen, or list every move with "
          + "'--json'"
      ]
    }
    var hints: [String] = []
    if verification.unreached > 0, !verification.compared.isEmpty {
      let isMost = verification.unreached == Verifier.reach
      hints.append(
        "the record ends \(isMost ? "at least " : "")\(verification.unreached.counted("stop")) "
          + "before the end of the screen; to compare them, record more moves"
      )
    }
    if verification.results.contains(where: { $0.verdict == .goesOn }) {
      hints.append(
        "if the screen is another tool's file, use '--all' to include the parts that you scroll to"
      )
    }
    return hints
  }

  /// Returns the title line of a record, with its name, the system, and the screen.
  private static func title(of record: SpeechRecord) -> String {
    let facts = [record.runtime, record.screen.map { "screen '\($0)'" }].compactMap { $0 }
    return record.title + (facts.isEmpty ? "" : ": " + facts.joined(separator: ", "))
  }

  /// Returns a sentence with the number of utterances that agree.
  package static func rate(of verifications: [Verification]) -> String {
    let compared = verifications.reduce(0) { $0 + $1.compared.count }
    let agreed = verifications.reduce(0) { $0 + $1.agreed }
    let way = verifications.first.map { $0.comparison == .exact ? "exactly" : "by words" } ?? ""
    guard compared > 0 else { return "there are no utterances to compare" }
    let verb = agreed == 1 || compared == 1 ? "agrees" : "agree"
    return
      "\(agreed) of \(compared.counted("utterance")) \(verb), compared \(way) "
      + "(\(agreed * 100 / compared)%)"
  }

  /// Returns lines about truncated utterances and about the moves that weren't compared, by reason.
  private static func leftOut(of verification: Verification) -> [String] {
    var counts: [(sentence: String, count: Int)] = []
    for result in verification.results {
      guard case .notCompared(let reason) = result.verdict else { continue }
      if let place = counts.firstIndex(where: { $0.sentence == reason.sentence }) {
        counts[place].count += 1
      } else {
        counts.append((reason.sentence, 1))
      }
    }
    let cut = verification.cutCount
    let ofCuts =
      cut == 0
      ? []
      : [
        "Earshot compared only the beginning of \(cut.counted("utterance")), because the "
          + "VoiceOver service gives at most 64 characters"
      ]
    return ofCuts
      + counts.map { sentence, count in
        "\(count.counted("move")) \(count == 1 ? "isn't" : "aren't") compared, \(sentence)"
      }
  }
}

extension Verification.Difference {
  /// The difference in a sentence.
  package var sentence: String {
    switch kind {
    case .passesOver:
      "\(result.step.move.words)\(result.goal) skips \(passedStops) of the screen"
    case .move: result.sentence
    }
  }

  private var passedStops: String {
    result.passed.count == 1 ? "a stop" : "\(result.passed.count) stops"
  }

  /// The device's speech, Earshot's speech, and the reasons for Earshot's speech, each with its
  /// name.
  package var details: [(name: String, text: String)] {
    switch kind {
    case .passesOver:
      [("device", result.step.outcome.utterance ?? "")] + result.passed.map { ("earshot", $0) }
    case .move: result.details
    }
  }
}

extension Verification.Result {
  /// The location of the cursor, as the end of a sentence.
  fileprivate var place: String { element.map { " at \($0.withNoun)" } ?? "" }

  /// The destination of the move, for the middle of a sentence.
  fileprivate var goal: String { element.map { " to \($0.withNoun)" } ?? "" }

  /// The difference in a sentence.
  fileprivate var sentence: String {
    switch verdict {
    case .agrees, .notCompared: "agrees"
    case .differs:
      "VoiceOver and Earshot say different words for "
        + (step.move == .gesture ? "a gesture" : step.move.words)
        + (step.move == .current ? element.map { ", \($0.withNoun)" } ?? "" : place)
    case .stopsAtMore:
      (element.map { "after \($0.withNoun), " } ?? "at the start of the screen, ")
        + (step.move == .current || step.move == .gesture
          ? "\(step.move.words) isn't in the screen file"
          : "\(step.move.words) stops at an element that the screen file doesn't have")
    case .endsEarlier:
      "\(step.move.words) finds no more elements, but the screen file continues"
        + (element.map { " \(step.move == .backward ? "before" : "after") \($0.withNoun)" } ?? "")
    case .goesOn:
      "\(step.move.words) finds more elements, but the screen file "
        + "\(step.move == .backward ? "begins" : "ends")\(place)"
    }
  }

  /// The phone's speech, Earshot's speech, and the reasons for Earshot's speech, each with its
  /// name.
  fileprivate var details: [(name: String, text: String)] {
    let device = ("device", step.outcome.utterance ?? "")
    return switch verdict {
    case .agrees, .notCompared: []
    case .differs(let heard):
      [device, ("earshot", heard)] + reasons.map { ("why", $0) }
    case .endsEarlier(let heard): [device, ("earshot", heard)]
    case .stopsAtMore, .goesOn: [device]
    }
  }
}

extension SpeechRecord.Move {
  /// The name of the move in a report.
  package var words: String {
    switch self {
    case .current: "the current element"
    case .gesture: "the element after a gesture"
    case .forward, .backward, .in, .out: "a move \(rawValue)"
    }
  }
}

extension Verification.Reason {
  /// The reason in words.
  package var sentence: String {
    switch self {
    case .turnedOn: "because VoiceOver said “VoiceOver on” instead of the first element"
    case .repeatedAtEnd:
      "because the VoiceOver service repeats the last utterance at the end of a screen"
    case .repeatedAtStart:
      "because the VoiceOver service repeats the last utterance at the beginning of a screen"
    case .failure(let words): "because the VoiceOver service gave the error '\(words)'"
    case .noScreen(let name): "because the app has no screen '\(name)'"
    case .grouped: "because Earshot doesn't simulate grouped navigation"
    case .afterGrouped: "because Earshot doesn't simulate an earlier move"
    }
  }
}

extension String {
  /// The name of an element with a noun in place of the role, such as `date picker "Arrival"`.
  fileprivate var withNoun: String {
    let word = prefix { $0.isLetter }
    guard let role = Role(rawValue: String(word)) else { return self }
    return (role == .header ? "heading" : role.noun) + dropFirst(word.count)
  }

  /// Returns the text with at least one space after it, padded to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(1, width - count))
  }
}
