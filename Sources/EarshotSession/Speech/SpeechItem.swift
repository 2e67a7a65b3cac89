import EarshotLines
import EarshotModel
import EarshotFocusEngine
import EarshotComposer

/// A unit of speech: a description, a hint, or an announcement.
///
/// It's a class because it's passed from list to list and never changes.
final class SpeechItem: Sendable {
  /// The kind, which determines what can interrupt it.
  enum Kind: Hashable, Sendable {
    /// VoiceOver's words for an element, or for itself.
    case speech
    /// A hint, which begins one second after its description.
    case hint
    /// The app's words.
    case announcement(AnnouncementPriority)
    /// A line of the tool between speech, which the voice doesn't say and which takes no time.
    case tool
  }

  let kind: Kind
  /// The line of a session.
  ///
  /// A stop without words is silent.
  let line: SessionLine
  /// The text of the whole announcement if this is the rest of it, or `nil` if it's complete.
  private let wholeText: String?
  /// The pace.
  let pace: Pace
  /// Whether an utterance belongs to its line.
  let hasUtterance: Bool
  /// Whether it's audible, which isn't the case while speech is off.
  let isAudible: Bool
  /// Whether another announcement in the same step has already interrupted it, so it's lost.
  private let isCut: Bool

  /// Creates words.
  init(_ kind: Kind, _ spoken: consuming Spoken, pace: Pace, isAudible: Bool) {
    self.kind = kind
    hasUtterance = spoken.utterance != nil
    line = SpeechItem.line(kind, spoken)
    wholeText = nil
    self.pace = pace
    self.isAudible = isAudible
    isCut = false
  }

  /// Creates a line of the tool.
  init(line: SessionLine) {
    kind = .tool
    self.line = line
    wholeText = nil
    pace = Pace(rate: 50)
    hasUtterance = line.hasUtterance
    isAudible = true
    isCut = false
  }

  /// Creates a part of an item.
  private init(_ item: SpeechItem, saying spoken: Spoken, restOf wholeText: String?, isCut: Bool) {
    kind = item.kind
    line = SpeechItem.line(item.kind, spoken)
    self.wholeText = wholeText
    pace = item.pace
    hasUtterance = spoken.utterance != nil
    isAudible = item.isAudible
    self.isCut = isCut
  }

  private static func line(_ kind: Kind, _ spoken: consuming Spoken) -> SessionLine {
    if case .hint = kind { return .hint(spoken) }
    return spoken.text.isEmpty ? .silence(spoken) : .speech(spoken)
  }

  /// The words, or none for a line of the tool.
  private var spoken: Spoken { line.spoken ?? Spoken("") }

  /// Whether it's a line of the tool.
  var isOfTool: Bool { kind == .tool }

  /// Whether it consists of audible words of VoiceOver.
  var isHeardAsWords: Bool { isAudible && !isOfTool }

  /// The duration, in nanoseconds.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  var duration: Int {
    isOfTool ? 0 : pace.duration(of: line.spokenText?.spokenWordCount ?? 0)
  }

  /// The pause before it, in nanoseconds.
  ///
  /// - Source: VOICEOVER.md 8.2.
  /// - Rule: ``SessionRule/pauses``
  var pause: Int { kind == .hint ? 1_000_000_000 : 0 }

  /// Whether nothing interrupts it.
  ///
  /// - Source: [WWDC23-10036]; VOICEOVER.md 8.1.
  /// - Rule: ``SessionRule/highPriority``
  var isUncut: Bool { isOfTool || kind == .announcement(.high) }

  /// The text of the whole announcement if the item is an announcement or the rest of one.
  ///
  /// It's `nil` for other items, and for an announcement that is already reported as lost.
  var announcement: String? {
    if case .announcement = kind, !isCut { wholeText ?? spoken.text } else { nil }
  }

  /// Returns the audible part of an announcement that another announcement in the same step
  /// interrupts.
  ///
  /// It's the first word or, before an announcement of high priority, the first group of words, up
  /// to a punctuation mark.
  ///
  /// Reads as “Opening—”.
  ///
  /// - Source: [WWDC23-10036]; VOICEOVER.md 8.1; what a group of words is: our choice.
  /// - Rule: ``SessionRule/sameMomentCutsTheFirstWord``
  func cut(by priority: AnnouncementPriority) -> SpeechItem? {
    let words = spoken.text.spokenWords
    let group = words.firstIndex { $0.last.map { ",.;:!?".contains($0) } ?? false }
    let count = priority == .high ? group.map { $0 + 1 } ?? words.count : 1
    return brokenOff(after: count, isCut: true).heard
  }

  /// Returns the parts before and after an interruption after a number of words.
  ///
  /// Reads as “Opening camera—”.
  ///
  /// - Source: [WWDC23-10036]; VOICEOVER.md 8.1.
  /// - Rule: ``SessionRule/cutWords``
  func brokenOff(
    after count: Int,
    isCut: Bool = false
  ) -> (heard: SpeechItem?, rest: SpeechItem?) {
    let spoken = spoken
    let text = spoken.text
    let words = text.spokenWords
    guard count > 0, let last = words.prefix(count).last else { return (nil, self) }
    var beginning = spoken
    beginning.text = text[..<last.endIndex] + "—"
    beginning.utterance = spoken.utterance?.brokenOff(as: beginning.text, inHint: kind == .hint)
    var end = Spoken(String(text[last.endIndex...].drop(while: \.isWhitespace)))
    end.subject = spoken.subject
    let heard = SpeechItem(self, saying: beginning, restOf: wholeText, isCut: isCut)
    guard !end.text.isEmpty else { return (heard, nil) }
    return (heard, SpeechItem(self, saying: end, restOf: wholeText ?? text, isCut: self.isCut))
  }
}

extension SpeechItem: Equatable {
  static func == (first: SpeechItem, second: SpeechItem) -> Bool {
    first.kind == second.kind && first.line == second.line && first.wholeText == second.wholeText
      && first.pace == second.pace && first.isAudible == second.isAudible
      && first.isCut == second.isCut
  }
}

extension Utterance {
  /// Returns the audible part of the utterance, as the parts that had begun and their text.
  fileprivate func brokenOff(as text: String, inHint: Bool) -> Utterance {
    var result = self
    if inHint {
      result.hint = text
      result.hintParts = hintParts.begun(in: text)
    } else {
      result.text = text
      result.parts = parts.begun(in: text)
    }
    return result
  }
}

extension [Utterance.Part] {
  /// Returns the parts that begin within interrupted text.
  fileprivate func begun(in text: String) -> [Utterance.Part] {
    var length = 0
    return prefix { part in
      defer { length += part.text.count }
      return length < text.count - 1
    }
  }
}

extension SpeechItem {
  /// Whether it's an announcement.
  var isAnnouncement: Bool {
    if case .announcement = kind { true } else { false }
  }

  /// Whether it's an announcement that waits.
  var isLowAnnouncement: Bool { kind == .announcement(.low) }

  /// Whether it's an announcement that nothing interrupts.
  var isUncutAnnouncement: Bool { kind == .announcement(.high) }

  /// Whether it interrupts the current speech.
  var interrupts: Bool {
    switch kind {
    case .speech: true
    case .announcement(let priority): priority != .low
    case .hint, .tool: false
    }
  }
}
