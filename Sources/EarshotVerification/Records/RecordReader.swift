import EarshotImporters
package import EarshotNotation
import EarshotSession

extension SpeechRecord {
  /// Reads the records in a file.
  ///
  /// - Parameters:
  ///   - source: The file to read.
  ///   - number: The number of the file among the files that Earshot reads together.
  /// - Returns: The records, or an empty array if there's a problem, and the problems, each with
  ///   its location.
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package static func read(
    _ source: SourceText,
    number: Int = 0
  ) -> (records: [SpeechRecord], diagnostics: [Diagnostic]) {
    guard source.utf8.contains(where: { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }) else {
      return ([], [Diagnostic(.error, .emptyRecord, source: number, range: 0..<0)])
    }
    let (json, problems) = source.readAsJSON(number: number)
    guard let json else { return ([], problems) }
    var reader = RecordReader(source: source, number: number, diagnostics: problems)
    let records = reader.read(JSONValue(json))
    let isSound = !reader.diagnostics.contains { $0.severity == .error }
    return (isSound ? records : [], reader.diagnostics)
  }
}

/// A reader of records that collects their problems.
private struct RecordReader {
  let source: SourceText
  let number: Int
  var diagnostics: [Diagnostic]

  mutating func read(_ value: JSONValue) -> [SpeechRecord] {
    guard let form = RecordForm.allCases.first(where: { $0.recognizes(value) }) else {
      report(.noRecord, at: value.start)
      return []
    }
    return form.records(in: value).map { read($0.name, $0.record, $0.steps) }
  }

  private mutating func read(
    _ name: String?,
    _ value: JSONValue,
    _ entries: [JSONValue]
  ) -> SpeechRecord {
    if let version = value["schemaVersion"], value.written("schemaVersion") != SpeechRecord.schema {
      report(.otherSchema, at: version.range)
    }
    if entries.isEmpty { report(.noSteps, at: value.start) }
    var unnamed = 0
    let steps = entries.compactMap { step($0, &unnamed) }
    return SpeechRecord(
      source: source,
      name: name,
      runtime: value.text("runtime"),
      screen: value.text("screen"),
      steps: steps,
      remarks: unnamed == 0 ? [] : [Self.remark(unnamed)]
    )
  }

  private static func remark(_ count: Int) -> String {
    count == 1
      ? "1 entry doesn't say where the cursor moved; Earshot treats it as a move forward"
      : "\(count) entries don't say where the cursor moved; Earshot treats them as moves forward"
  }

  private mutating func step(_ entry: JSONValue, _ unnamed: inout Int) -> SpeechRecord.Step? {
    guard entry.kind == .object else {
      report(.noStep, at: entry.start)
      return nil
    }
    guard let move = move(of: entry, &unnamed), let outcome = outcome(of: entry) else { return nil }
    var step = SpeechRecord.Step(move: move, outcome: outcome, range: entry.start)
    guard move == .gesture else { return step }
    step.gesture = entry.text("command").flatMap { Gesture($0) }
    guard step.gesture != nil else {
      report(.noGesture, at: entry["command"]?.range ?? entry.start)
      return nil
    }
    return step
  }

  /// Returns the move of an entry, which is its `action` or Appium's `direction`, or `nil` if it
  /// has an error.
  private mutating func move(of entry: JSONValue, _ unnamed: inout Int) -> SpeechRecord.Move? {
    guard let word = entry["action"] ?? entry["direction"] else {
      unnamed += 1
      return .forward
    }
    guard let move = word.string.flatMap(SpeechRecord.Move.init(rawValue:)) else {
      report(.unknownMove(word.string), at: word.range)
      return nil
    }
    return move
  }

  /// Returns the result of a move, which is its `utterance` or, if the utterance is null, its
  /// `error`, and `nil` if the entry has a mistake.
  private mutating func outcome(of entry: JSONValue) -> SpeechRecord.Outcome? {
    if let value = entry["utterance"] {
      guard value.kind == .string else {
        report(.utteranceIsNoText, at: value.range)
        return nil
      }
      return .utterance(value.string ?? "")
    }
    guard entry.has("utterance") || entry.has("error") else {
      report(.noUtterance, at: entry.start)
      return nil
    }
    let error = entry["error"]
    let words = error?.text("description") ?? entry.text("message") ?? error?.string
    return .failure(words ?? "no speech")
  }

  private mutating func report(_ message: Diagnostic.Message, at range: Range<Int>) {
    diagnostics.append(Diagnostic(.error, message, source: number, range: range))
  }
}

extension Diagnostic.Message {
  fileprivate static let emptyRecord: Self =
    "the file is empty; record VoiceOver's speech, as 'earshot help verify' explains"

  fileprivate static let noRecord: Self =
    """
    this isn't a record of VoiceOver's speech; write an object with 'steps' or 'captures', or a \
    list of objects with 'utterance' ('earshot help verify' explains how to record one)
    """

  fileprivate static var otherSchema: Self {
    """
    the 'schemaVersion' of a record must be \(SpeechRecord.schema); record the speech again with \
    a test that 'earshot convert' in this version writes
    """
  }

  fileprivate static let noSteps: Self =
    "the record has no steps, so there's nothing to compare; record at least one move"

  fileprivate static let noStep: Self =
    "write each step as a JSON object with 'action' and 'utterance'"

  fileprivate static let noGesture: Self =
    "a step with the action 'gesture' needs a gesture as its 'command', such as 'double tap'"

  fileprivate static let utteranceIsNoText: Self =
    "'utterance' must be a string or null; write VoiceOver's words in quotes, or null for silence"

  fileprivate static let noUtterance: Self =
    "the step has no 'utterance'; write null if VoiceOver said nothing"

  fileprivate static func unknownMove(_ word: String?) -> Self {
    let known = SpeechRecord.Move.allCases.map(\.rawValue)
    guard let word else { return "the move must be \(known.asAlternatives)" }
    let ending = Suggestion.ending(for: word, in: known)
    return ending.isEmpty
      ? "unknown move '\(word)'; write \(known.asAlternatives)"
      : "unknown move '\(word)'\(ending)"
  }
}
