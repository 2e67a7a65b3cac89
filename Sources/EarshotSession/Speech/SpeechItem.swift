import EarshotLines
import EarshotModel
import EarshotFocusEngine
import EarshotComposer

/// A unit of speech: a description, a hint, or an announcement.
///
/// The type is an immutable class, so passing an item from list to list doesn't copy its contents.
final class SpeechItem: Sendable {
  /// The kind of speech, which determines what can interrupt it.
  enum Kind: Hashable, Sendable {
    /// VoiceOver's words about an element, or about VoiceOver.
    case speech
    /// A hint, which begins one second after its description.
    case hint
    /// An announcement that the app posts.
    case announcement(AnnouncementPriority)
    /// A line of the program between speech. The voice doesn't say the line, which therefore takes
    /// no time.
    case tool
  }

  let kind: Kind
  /// The line in a session.
  ///
  /// The line is `silence` for a stop without words.
  let line: SessionLine
  /// The text of the whole announcement if this is the rest of it, or `nil` if it's complete.
  private let wholeText: String?
  let pace: Pace
  let hasUtterance: Bool
  /// Whether the item is audible.
  ///
  /// While speech is off, no item is audible.
  let isAudible: Bool
  /// Whether another announcement in the same step has already interrupted this announcement, so
  /// it's already reported as lost.
  private let isCut: Bool

  /// Creates an item with VoiceOver's words, which belong to an utterance.
  ///
  /// - Precondition: The words have an utterance. Asking for it would copy it.
  init(_ kind: Kind, _ spoken: consuming Spoken, pace: Pace, isAudible: Bool) {
    self.kind = kind
    hasUtterance = true
    line = SpeechItem.line(kind, spoken)
    wholeText = nil
    self.pace = pace
    self.isAudible = isAudible
    isCut = false
  }

  /// Creates an item for a line of the program.
  init(line: SessionLine) {
    kind = .tool
    self.line = line
    wholeText = nil
    pace = Pace(rate: 50)
    hasUtterance = line.hasUtterance
    isAudible = true
    isCut = false
  }

  /// Creates an item with a part of another item's words.
  private init(_ item: SpeechItem, saying spoken: Spoken, restOf wholeText: String?, isCut: Bool) {
    kind = item.kind
    line = SpeechItem.line(item.kind, spoken)
    self.wholeText = wholeText
    pace = item.pace
    hasUtterance = spoken.hasUtterance
    isAudible = item.isAudible
    self.isCut = isCut
  }

  private static func line(_ kind: Kind, _ spoken: consuming Spoken) -> SessionLine {
    if case .hint = kind { return .hint(spoken) }
    return spoken.text.isEmpty ? .silence(spoken) : .speech(spoken)
  }

  /// The words, which are empty for a line of the program.
  private var spoken: Spoken { line.spoken ?? Spoken("") }

  /// Whether the item is a line of the program.
  var isOfTool: Bool { kind == .tool }

  /// Whether the item consists of words that VoiceOver audibly says.
  var isHeardAsWords: Bool { isAudible && !isOfTool }

  /// The duration, in nanoseconds.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  var duration: Int {
    isOfTool ? 0 : pace.duration(of: line.spokenText?.spokenWordCount ?? 0)
  }

  /// The pause before the item, in nanoseconds.
  ///
  /// - Source: VOICEOVER.md 8.2.
  /// - Rule: ``SessionRule/pauses``
  var pause: Int { kind == .hint ? 1_000_000_000 : 0 }

  /// Whether nothing can interrupt the item.
  ///
  /// - Source: [WWDC23-10036]; VOICEOVER.md 8.1.
  /// - Rule: ``SessionRule/highPriority``
  var isUncut: Bool { isOfTool || kind == .announcement(.high) }

  /// The text of the whole announcement if the item is an announcement or the rest of one.
  ///
  /// The value is `nil` for other items, and for an announcement that is already reported as lost.
  var announcement: String? {
    if case .announcement = kind, !isCut { wholeText ?? spoken.text } else { nil }
  }

  /// Returns the audible part of an announcement that a second announcement in the same step
  /// interrupts.
  ///
  /// The part is the first word. If the second announcement has high priority, the part is the
  /// first group of words up to a punctuation mark.
  ///
  /// An example of the result is “Opening—”. The result is `nil` if the announcement has no words.
  ///
  /// - Source: [WWDC23-10036]; VOICEOVER.md 8.1; our choice for the definition of a group of words.
  /// - Rule: ``SessionRule/sameMomentCutsTheFirstWord``
  func cut(by priority: AnnouncementPriority) -> SpeechItem? {
    let words = spoken.text.spokenWords
    let group = words.firstIndex { $0.last.map { ",.;:!?".contains($0) } ?? false }
    let count = priority == .high ? group.map { $0 + 1 } ?? words.count : 1
    return brokenOff(after: count, isCut: true).heard
  }

  /// Returns the parts of an item before and after an interruption that occurs after the given
  /// number of words.
  ///
  /// An example of the first part is “Opening camera—”.
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
  /// Returns the audible part of the utterance, with the given text and the utterance parts that
  /// had begun.
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
  /// Returns the utterance parts that begin within the audible text.
  fileprivate func begun(in text: String) -> [Utterance.Part] {
    var length = 0
    return prefix { part in
      defer { length += part.text.count }
      return length < text.count - 1
    }
  }
}

extension SpeechItem {
  var isAnnouncement: Bool {
    if case .announcement = kind { true } else { false }
  }

  /// Whether the item is a low-priority announcement, which waits for other speech.
  var isLowAnnouncement: Bool { kind == .announcement(.low) }

  /// Whether the item is a high-priority announcement, which nothing can interrupt.
  var isUncutAnnouncement: Bool { kind == .announcement(.high) }

  /// Whether the item interrupts the current speech when it's added.
  var interrupts: Bool {
    switch kind {
    case .speech: true
    case .announcement(let priority): priority != .low
    case .hint, .tool: false
    }
  }
}
