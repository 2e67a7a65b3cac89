import EarshotComposer
import EarshotLines
package import EarshotNotation
import EarshotTranscripts

extension SpeechRecord {
  /// Reads text with one utterance on each line, as in the caption panel, with or without times.
  ///
  /// Treats each line as a move forward, because a caption doesn't show what the user did. Skips
  /// blank lines and lines that begin with `#`. However, `# iOS: 26.6` specifies the system, and `#
  /// screen: NAME` specifies the screen.
  ///
  /// - Returns: The record, or `nil` if there's no utterance, and the problems.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func readCaptions(
    _ source: SourceText,
    number: Int = 0
  ) -> (record: SpeechRecord?, diagnostics: [Diagnostic]) {
    if let diagnostic = source.encodingDiagnostic(source: number) { return (nil, [diagnostic]) }
    var steps: [Step] = []
    var facts: [String: String] = [:]
    for line in source.lines where !line.trimmed.isEmpty {
      if line.trimmed.hasPrefix("#") {
        let parts = line.trimmed.dropFirst().split(separator: ":", maxSplits: 1)
        if parts.count == 2 {
          facts[String(parts[0]).trimmed.lowercased()] = String(parts[1]).trimmed
        }
        continue
      }
      guard line.trimmed.utf8.count <= longestCaption else {
        return (nil, [Diagnostic(.error, .longCaption, source: number, range: line.range)])
      }
      let text = CaptionTime.text(without: line.trimmed)
      if text.isEmpty { continue }
      steps.append(Step(move: .forward, outcome: .utterance(text), range: line.range))
    }
    guard !steps.isEmpty else {
      let range = 0..<0
      return (nil, [Diagnostic(.error, .noCaptions, source: number, range: range)])
    }
    var record = SpeechRecord(
      source: source,
      name: nil,
      runtime: facts["ios"].map { "iOS \($0)" },
      screen: facts["screen"],
      steps: steps,
      remarks: []
    )
    record.longestUtterance = nil
    record.mayLeaveOutHints = true
    return (record, [])
  }

  /// The maximum length, in bytes, of a line that is treated as an utterance.
  private static let longestCaption = 20_000

  /// Returns the record with the captions about each element joined.
  ///
  /// A caption panel shows the app's name separately from the first element, and each hint
  /// separately from its description.
  ///
  /// - Complexity: O(*n*), where *n* is the number of steps and stops.
  func joiningHints(on document: AppDocument, _ options: SessionOptions) -> SpeechRecord {
    guard mayLeaveOutHints else { return self }
    let walk = Listener(document, screen: screen, options: options)
    let heard = [walk] + walk.way(.forward, count: steps.count + 200)
    let hints = Set(heard.compactMap { $0.utterance?.hintKey }).subtracting([""])
    var joined: [Step] = []
    for step in joiningBeginning(walk.appName) {
      let text = step.outcome.utterance ?? ""
      if let last = joined.last, let before = last.outcome.utterance,
        hints.contains(SpokenComparison.words.key(of: text))
      {
        joined[joined.count - 1] = Step(
          move: last.move,
          outcome: .utterance(before + " " + text),
          range: last.range
        )
      } else {
        joined.append(step)
      }
    }
    var record = self
    record.steps = joined
    return record
  }

  /// Returns the steps with the captions at the beginning joined to the first element.
  ///
  /// If the first step says only that VoiceOver is on, it's about the current element, and the
  /// moves begin after it.
  private func joiningBeginning(_ name: String?) -> [Step] {
    guard steps.count > 1, Verifier.isTurningOn(steps[0].outcome.utterance) else {
      return SpeechRecord.joiningAppName(name, steps)
    }
    let on = Step(move: .current, outcome: steps[0].outcome, range: steps[0].range)
    return [on] + SpeechRecord.joiningAppName(name, Array(steps.dropFirst()))
  }

  /// Returns the steps with the app's name before the first element if the name is the first
  /// caption.
  private static func joiningAppName(_ name: String?, _ steps: [Step]) -> [Step] {
    let keys = [steps.first?.outcome.utterance, name].map { text in
      text.map { SpokenComparison.words.key(of: $0) }
    }
    guard steps.count > 1, let name, keys[0] == keys[1],
      let first = steps[1].outcome.utterance
    else { return steps }
    let step = Step(
      move: steps[1].move,
      outcome: .utterance(name + " " + first),
      range: steps[1].range
    )
    return [step] + steps.dropFirst(2)
  }
}

/// The time before a caption, such as `[00:12]`, `12:03:44.5`, `0:12 -`, or `2026-11-25 12:03:44`.
enum CaptionTime {
  /// Returns the text of a line without the time at its beginning.
  ///
  /// A time consists of two or three numbers with colons between them, followed by a closing
  /// bracket, whitespace, or the end of the line. A dash after the time is also removed. Other text
  /// stays, such as “7:30” in “7:30, Heading”, which is followed by a comma.
  static func text(without line: String) -> String {
    var rest = line[...]
    if let end = rest.range(ofDate: ()) { rest = rest[end...] }
    let isBracketed = rest.first == "[" || rest.first == "("
    if isBracketed { rest = rest.dropFirst() }
    let time = rest.prefix { $0.isNumber || $0 == ":" || $0 == "." }
    let numbers = time.split(separator: ":", omittingEmptySubsequences: false)
    guard (2...3).contains(numbers.count), numbers.allSatisfy({ $0.first?.isNumber ?? false })
    else { return line }
    rest = rest.dropFirst(time.count)
    if isBracketed {
      guard rest.first == "]" || rest.first == ")" else { return line }
      rest = rest.dropFirst()
    } else if let next = rest.first, !next.isWhitespace {
      return line
    }
    rest = rest.drop { $0.isWhitespace }
    if rest.first == "-" || rest.first == "–" {
      rest = rest.dropFirst().drop { $0.isWhitespace }
    }
    return String(rest)
  }
}

extension Substring {
  /// Returns the end of a date before a time, such as `2026-11-25 ` or `2026-11-25T`, or `nil` if
  /// there's none.
  fileprivate func range(ofDate: Void) -> Index? {
    let date = prefix(11)
    guard date.count == 11, date.last == " " || date.last == "T" else { return nil }
    let parts = date.dropLast().split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.count) == [4, 2, 2], parts.joined().allSatisfy(\.isNumber) else { return nil }
    return index(startIndex, offsetBy: 11)
  }
}

extension Diagnostic.Message {
  fileprivate static let longCaption: Self =
    "an utterance can't be longer than 20,000 bytes; write one utterance on each line"

  fileprivate static let noCaptions: Self =
    "the file has no utterances; write one on each line, as the caption panel shows them"
}
