import EarshotLines
import EarshotModel

/// The queue of an app's own synthesizer, with the current utterance and the waiting utterances.
///
/// The queue has no clock. Callers pass the time to its methods, in nanoseconds.
///
/// - Source: AVSpeechSynthesizer; APP-AUDIO.md, chapter 1.
struct AppSpeech: Sendable {
  /// An utterance in the queue, or the rest of an utterance.
  struct Item: Sendable {
    /// The words that haven't been spoken yet.
    var text: String
    /// The complete text of the utterance.
    let whole: String
    /// The output line for the complete utterance.
    let line: VoiceLine
    /// The silence before and after the utterance, in nanoseconds.
    let before: Int
    let after: Int
    /// The time when the app queued the utterance, in nanoseconds.
    let queuedAt: Int
    /// Whether the utterance begins only after VoiceOver has spoken.
    ///
    /// The value is `true` if the app requested the utterance during a gesture, and `false` if the
    /// app requested the utterance while the clock was running.
    let followsVoiceOver: Bool
    /// Whether the item is the rest of a paused utterance.
    var isRest = false

    var pace: Pace { Pace(thousandths: line.manner.rate) }
    var duration: Int { pace.duration(of: text.spokenWordCount) }
  }

  /// An utterance that's being spoken.
  struct Current: Sendable {
    var item: Item
    let began: Int
    let ends: Int
    /// Whether the utterance is audible.
    ///
    /// The utterance is inaudible if the silent switch silences the audio session.
    var isHeard: Bool
  }

  private(set) var waiting: [Item] = []
  var current: Current?
  var isPaused = false
  /// The earliest time at which the next utterance can begin, in nanoseconds.
  private var freeAt = 0

  /// Whether the queue is empty and no utterance is in progress.
  var isIdle: Bool { current == nil && waiting.isEmpty }

  /// Whether the current utterance is audible.
  var isHeard: Bool { current?.isHeard ?? false }

  /// Returns the time when the current utterance ends or the next one begins.
  ///
  /// The result is `nil` if no utterance is left, if speech is paused, or if the next utterance
  /// waits for VoiceOver.
  ///
  /// - Parameters:
  ///   - now: The current time, in nanoseconds.
  ///   - isVoiceOverHeard: Whether VoiceOver is speaking. Utterances with `followsVoiceOver` wait
  ///     until it has finished.
  /// - Returns: The time, in nanoseconds.
  func nextChange(now: Int, isVoiceOverHeard: Bool) -> Int? {
    if let current { return current.ends }
    guard !isPaused, let first = waiting.first else { return nil }
    if first.followsVoiceOver, isVoiceOverHeard { return nil }
    let begins = max(first.queuedAt, freeAt) + (first.isRest ? 0 : first.before)
    return first.followsVoiceOver ? max(begins, now) : begins
  }

  mutating func append(_ item: Item) { waiting.append(item) }

  /// Begins the next utterance.
  mutating func begin(at moment: Int, isHeard: Bool) -> Item {
    let item = waiting.removeFirst()
    current = Current(item: item, began: moment, ends: moment + item.duration, isHeard: isHeard)
    return item
  }

  /// Ends the current utterance after its last word, and returns the utterance, or `nil` if there's
  /// none.
  mutating func end() -> Item? {
    guard let ended = current else { return nil }
    freeAt = ended.ends + ended.item.after
    current = nil
    return ended.item
  }

  /// Interrupts the current utterance.
  ///
  /// At least the first word of the utterance has been spoken.
  ///
  /// - Returns: The line with the audible words, or `nil` if there were none.
  mutating func breakOff(at now: Int, keepingRest: Bool) -> VoiceLine? {
    guard let cut = current else { return nil }
    current = nil
    freeAt = now
    let count = max(1, cut.item.pace.wordsBegun(within: now - cut.began))
    let (heard, rest) = cut.item.text.split(afterWords: count)
    if keepingRest {
      var item = cut.item
      (item.text, item.isRest) = (rest, true)
      waiting.insert(item, at: 0)
    }
    guard cut.isHeard else { return nil }
    var line = cut.item.line
    (line.text, line.isCut) = (heard + "—", true)
    return line
  }

  /// Removes the waiting utterances and ends a pause.
  mutating func clear() {
    waiting = []
    isPaused = false
  }
}

extension String {
  /// Returns the first words of the text, up to the given number, and the rest of the text, without
  /// the spaces between both parts.
  func split(afterWords count: Int) -> (first: String, rest: String) {
    guard let last = spokenWords.prefix(count).last else { return ("", self) }
    let rest = self[last.endIndex...].drop(while: \.isWhitespace)
    return (String(self[..<last.endIndex]), String(rest))
  }
}
