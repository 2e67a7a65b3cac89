import EarshotLines
import EarshotModel

/// The queue of an app's own synthesizer: what sounds, and what waits.
///
/// It knows the time only as it is told, in nanoseconds.
///
/// - Source: AVSpeechSynthesizer; APP-AUDIO.md, chapter 1.
struct AppSpeech: Sendable {
  /// An utterance in the queue, or what is left of one.
  struct Item: Sendable {
    /// The speech that is still to come.
    var text: String
    /// All of it, as the app knows it.
    let whole: String
    /// Its line, with the words of all of it.
    let line: VoiceLine
    /// The silence before and after it, in nanoseconds.
    let before: Int
    let after: Int
    /// When it was queued.
    let queuedAt: Int
    /// Whether a gesture's own handler asked for it: it begins when VoiceOver has spoken.
    let followsVoiceOver: Bool
    /// Whether it began before, and was paused.
    var isRest = false

    var pace: Pace { Pace(thousandths: line.manner.rate) }
    var duration: Int { pace.duration(of: text.spokenWordCount) }
  }

  /// An utterance that sounds.
  struct Current: Sendable {
    var item: Item
    let began: Int
    let ends: Int
    /// Whether it is heard: not if the silent switch silences the session.
    var isHeard: Bool
  }

  private(set) var waiting: [Item] = []
  var current: Current?
  var isPaused = false
  /// When the next may begin at the earliest.
  private var freeAt = 0

  /// Whether nothing sounds or waits.
  var isIdle: Bool { current == nil && waiting.isEmpty }

  /// Whether an utterance is heard.
  var isHeard: Bool { current?.isHeard ?? false }

  /// When what sounds ends, or the next begins; `nil` if nothing does.
  ///
  /// - Parameters:
  ///   - now: The moment, in nanoseconds.
  ///   - isVoiceOverHeard: Whether VoiceOver speaks, which the words of a gesture's own handler wait for.
  /// - Returns: The moment, in nanoseconds.
  func nextChange(now: Int, isVoiceOverHeard: Bool) -> Int? {
    if let current { return current.ends }
    guard !isPaused, let first = waiting.first else { return nil }
    if first.followsVoiceOver, isVoiceOverHeard { return nil }
    let begins = max(first.queuedAt, freeAt) + (first.isRest ? 0 : first.before)
    return first.followsVoiceOver ? max(begins, now) : begins
  }

  /// Adds an utterance behind the others.
  mutating func append(_ item: Item) { waiting.append(item) }

  /// Begins the next utterance.
  mutating func begin(at moment: Int, isHeard: Bool) -> Item {
    let item = waiting.removeFirst()
    current = Current(item: item, began: moment, ends: moment + item.duration, isHeard: isHeard)
    return item
  }

  /// Ends what sounds, at its last word.
  mutating func end() -> Item? {
    guard let ended = current else { return nil }
    freeAt = ended.ends + ended.item.after
    current = nil
    return ended.item
  }

  /// Breaks off what sounds; at least its first word was heard.
  ///
  /// - Returns: The line with what was heard, or `nil` if nothing was.
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

  /// Forgets what waits.
  mutating func clear() {
    waiting = []
    isPaused = false
  }
}

extension String {
  /// The first words, and what follows them without the blanks between.
  func split(afterWords count: Int) -> (first: String, rest: String) {
    guard let last = spokenWords.prefix(count).last else { return ("", self) }
    let rest = self[last.endIndex...].drop(while: \.isWhitespace)
    return (String(self[..<last.endIndex]), String(rest))
  }
}
