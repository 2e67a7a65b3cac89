import EarshotLines
import EarshotModel
import EarshotComposer

/// What is being said, what waits to be said, and what was heard so far on one line of input.
///
/// It knows the time only as it is told. What is under way is cut short by what may, at a word.
///
/// - Source: VOICEOVER.md 8.1 and 8.2.
struct SpeechQueue: Sendable {
  /// What is being said; a reference, so that asking whether anything is copies nothing.
  private final class Current: Sendable {
    let item: SpeechItem
    /// The moment, in nanoseconds.
    let began: Int
    /// When its last word ends, in nanoseconds; to find that out its words are counted.
    let ends: Int
    /// The place among the lines, or `nil` if it is not heard.
    let entry: Int?

    init(_ item: SpeechItem, began: Int, entry: Int?) {
      self.item = item
      self.began = began
      self.entry = entry
      ends = began + item.duration
    }
  }

  /// The lines in the order in which they began.
  private var entries: [SessionLine] = []
  /// The moment at which each of them began, in nanoseconds, or `nil` if they aren't kept.
  private var moments: [Int]?
  /// The place of the last line that an utterance belongs to, whether it's heard or not, or `nil` if
  /// that has to be looked for.
  private var lastUtterance: Int?
  /// The place of the line with which the app's own utterance began that sounds, or `nil` if it began
  /// on a line of input before.
  private var voiceEntry: Int?
  /// The places of the lines of which no word was heard.
  private var unheard: Set<Int> = []
  private var current: Current?
  private var waiting = WaitingSpeech()
  /// When the item before ended, in nanoseconds.
  ///
  /// In milliseconds a third of a second, which a word lasts, would be rounded again and again. What
  /// follows within a millisecond goes on from there, since it was asked for at the next whole one.
  private var freeAt = 0
  private static let millisecond = 1_000_000
  /// The announcements that were spoken to their end and are yet to be told to the app.
  private(set) var finished: [String] = []
  /// The announcements that were cut short or never begun and are yet to be told to the app.
  private(set) var lost: [String] = []

  /// The lines that were heard.
  var heard: [SessionLine] { heard(of: entries) }

  /// The moments at which they began, in nanoseconds; empty if they aren't kept.
  var heardMoments: [Int] { heard(of: moments ?? []) }

  private func heard<Item>(of items: [Item]) -> [Item] {
    if unheard.isEmpty { return items }
    return items.indices.filter { !unheard.contains($0) }.map { items[$0] }
  }

  /// Keeps the moments of the lines from here on.
  mutating func keepMoments() { moments = moments ?? entries.map { _ in 0 } }

  /// Whether anything is being said or waits to be.
  var isSpeaking: Bool { current != nil || !waiting.isEmpty }

  /// The line of the utterance that was spoken last.
  var lastSpoken: SessionLine? {
    if unheard.isEmpty, let lastUtterance { return entries[lastUtterance] }
    return entries.indices.last { entries[$0].hasUtterance && !unheard.contains($0) }
      .map { entries[$0] }
  }

  /// When what is being said ends, or what waits begins.
  var nextChange: Milliseconds? { nextStep.map { Milliseconds(($0 + 999_999) / 1_000_000) } }

  private var nextStep: Int? { current?.ends ?? waiting.firstPause.map { freeAt + $0 } }
}

// What is heard when.
extension SpeechQueue {
  /// Adds what one moment brings: its lines, then its words.
  ///
  /// Words of VoiceOver, and announcements that do not wait, interrupt what is under way. Words of
  /// the same moment follow each other, announcements cut each other at their first word.
  ///
  /// - Source: [WWDC23-10036]; VOICEOVER.md 8.1.
  /// - Rule: ``SessionRule/announcementsWait``
  mutating func add(_ step: Session.Rendering, at now: Milliseconds) {
    for line in step.lines { append(line, at: now.nanoseconds) }
    if step.items.contains(where: \.interrupts) { interrupt(at: now) }
    if !isSpeaking, now.nanoseconds - freeAt >= Self.millisecond { freeAt = now.nanoseconds }
    if !step.lost.isEmpty { lost += step.lost }
    guard step.items.contains(where: \.isAnnouncement) else {
      for item in step.items { waiting.append(item) }
      return
    }
    var moment = AnnouncedMoment(isBehindHigh: hasUncutAnnouncement)
    for item in step.items { moment.add(item) }
    lost += moment.lost
    for item in moment.items {
      if case .announcement(let priority) = item.kind, priority != .low {
        drop { $0.announcement != nil && !$0.isUncut }
      }
      waiting.append(item)
    }
  }

  /// Adds a line; of the app's own utterance that began and was cut on this line of input, only what was
  /// heard is left.
  ///
  /// - Source: APP-AUDIO.md, chapter 3, “Clock”.
  private mutating func append(_ line: SessionLine, at moment: Int) {
    if line.spokenText != nil { lastUtterance = nil }
    guard case .voice(let voice) = line else { return begin(line, at: moment) }
    if voice.isCut, let place = voiceEntry {
      entries[place] = line
      voiceEntry = nil
    } else {
      begin(line, at: moment)
      voiceEntry = voice.isCut ? nil : entries.count - 1
    }
  }

  private mutating func begin(_ line: SessionLine, at moment: Int) {
    entries.append(line)
    moments?.append(moment)
  }

  /// Whether words of VoiceOver are being spoken, or are about to be.
  var isVoiceOverHeard: Bool {
    if let current { return current.item.isHeardAsWords }
    return waiting.hasWords
  }

  /// Whether an announcement that nothing cuts is under way or waits.
  private var hasUncutAnnouncement: Bool {
    (current?.item.isUncutAnnouncement ?? false)
      || waiting.hasUncutAnnouncement
  }

  /// Lets time pass: what is under way ends, what waits begins.
  mutating func play(to moment: Milliseconds) {
    while let next = nextStep, next <= moment.nanoseconds { step(at: next) }
  }

  /// Speaks the next thing to its end.
  ///
  /// - Returns: Whether there was one.
  mutating func speakNext() -> Bool {
    guard isSpeaking else { return false }
    if current == nil, let next = nextStep { step(at: next) }
    if let end = current?.ends { step(at: end) }
    return true
  }

  /// What was spoken out took no time: what is said next begins now.
  ///
  /// - Source: VOICEOVER.md 8.2.
  /// - Rule: ``SessionRule/stepIsSpokenOut``
  mutating func turnBack(to now: Milliseconds) { freeAt = now.nanoseconds }

  /// Ends what is being said, or begins what waits.
  private mutating func step(at moment: Int) {
    if let end = current?.ends {
      freeAt = end
      if let text = current?.item.announcement { finished.append(text) }
      current = nil
    } else if let item = waiting.popFirst() {
      if item.isAudible {
        begin(item.line, at: moment)
        if item.hasUtterance { lastUtterance = entries.count - 1 }
      }
      current = Current(item, began: moment, entry: item.isAudible ? entries.count - 1 : nil)
    }
  }
}

// What breaks speech off.
extension SpeechQueue {
  /// Breaks off what may be: a gesture, or something new to say, comes in between.
  mutating func interrupt(at now: Milliseconds) {
    if let current, !current.item.isUncut {
      if let text = current.item.announcement { lost.append(text) }
      _ = breakOff(at: now)
    }
    drop { !$0.isUncut }
  }

  /// Stops everything; an announcement whose last word had begun is cut and has no rest.
  ///
  /// - Returns: What was not said yet.
  mutating func pause(at now: Milliseconds) -> [SpeechItem] {
    let stopped = current?.item.announcement
    let broken = breakOff(at: now)
    if let stopped, broken == nil { lost.append(stopped) }
    return [broken].compactMap { $0 } + waiting.takeSpoken()
  }

  /// Says what was not said before a pause.
  mutating func goOn(with items: [SpeechItem], at now: Milliseconds) {
    freeAt = max(freeAt, now.nanoseconds)
    for item in items { waiting.append(item) }
  }

  /// Counts announcements as lost that were paused or dropped.
  mutating func forget(_ items: [SpeechItem]) {
    if !items.isEmpty { lost += items.compactMap(\.announcement) }
  }

  /// Breaks off what is being said.
  ///
  /// - Returns: What is left of it.
  private mutating func breakOff(at now: Milliseconds) -> SpeechItem? {
    guard let current else { return nil }
    self.current = nil
    freeAt = now.nanoseconds
    let count = current.item.pace.wordsBegun(within: freeAt - current.began)
    let (heard, rest) = current.item.brokenOff(after: count)
    if let entry = current.entry { cut(entry, to: heard?.line) }
    return rest
  }

  private mutating func cut(_ entry: Int, to line: SessionLine?) {
    lastUtterance = nil
    if let line { entries[entry] = line } else { unheard.insert(entry) }
  }

  private mutating func drop(_ isDropped: (SpeechItem) -> Bool) {
    forget(waiting.drop(isDropped))
  }
}

// What keeps its turn from one line to the next.
extension SpeechQueue {
  /// When everything that is being said or waits will have been spoken, in nanoseconds.
  var endOfSpeech: Int { (current?.ends ?? freeAt) + waiting.duration }

  /// Takes some of what waits and may be cut.
  mutating func holdBack(_ isHeld: (SpeechItem) -> Bool) -> [SpeechItem] { waiting.drop(isHeld) }

  /// Lets items wait before anything else is said.
  mutating func putBack(_ items: [SpeechItem], due: Int) {
    freeAt = max(freeAt, due)
    for item in items { waiting.append(item) }
  }
}

// What the app is told.
extension SpeechQueue {
  /// Hands over the announcements that were spoken to their end.
  mutating func takeFinished() -> [String] {
    guard !finished.isEmpty else { return [] }
    defer { finished = [] }
    return finished
  }

  /// Hands over the announcements that were lost, once nothing is being said any more.
  ///
  /// So what an author posts again is heard: our choice.
  mutating func takeLost() -> [String] {
    guard !isSpeaking, !lost.isEmpty else { return [] }
    defer { lost = [] }
    return lost
  }
}
