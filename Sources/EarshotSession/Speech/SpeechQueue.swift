import EarshotLines
import EarshotModel
import EarshotComposer

/// The current speech, the waiting speech, and the output of one line of input.
///
/// The queue has no clock. Callers pass the time to its methods. An interruption cuts off the
/// current speech after a word.
///
/// - Source: VOICEOVER.md 8.1 and 8.2.
struct SpeechQueue: Sendable {
  /// The item that's being said.
  private struct Current: Sendable {
    let item: SpeechItem
    /// The time when the speech began, in nanoseconds.
    let began: Int
    /// The time when the last word ends, in nanoseconds.
    ///
    /// The value is stored, because computing it requires counting the words.
    let ends: Int
    /// The index of the speech's line among the entries, or `nil` if the speech isn't audible.
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
  /// The time at which each line began, in nanoseconds, or `nil` if the queue doesn't record times.
  private var moments: [Int]?
  /// The index of the last line with an utterance, audible or not, or `nil` if it's unknown.
  private var lastUtterance: Int?
  /// The index of the line on which the app's current utterance began, or `nil` if it began on an
  /// earlier line of input.
  private var voiceEntry: Int?
  /// The indices of the lines without any audible words.
  private var unheard: Set<Int> = []
  private var current: Current?
  private var waiting = WaitingSpeech()
  /// The time when the previous item ended, in nanoseconds.
  ///
  /// At the default rate, a word takes a third of a second, so times in milliseconds would
  /// accumulate rounding errors. Speech that follows within a millisecond continues without a gap,
  /// because speech can be requested only at whole milliseconds.
  private var freeAt = 0
  private static let millisecond = 1_000_000
  /// The announcements that ended normally and that the app doesn't know about yet.
  private(set) var finished: [String] = []
  /// The announcements that were interrupted or never began and that the app doesn't know about
  /// yet.
  private(set) var lost: [String] = []

  /// The audible lines.
  var heard: [SessionLine] { heard(of: entries) }

  /// The times at which the lines began, in nanoseconds, or an empty array if the queue doesn't
  /// record times.
  var heardMoments: [Int] { heard(of: moments ?? []) }

  private func heard<Item>(of items: [Item]) -> [Item] {
    if unheard.isEmpty { return items }
    return items.indices.filter { !unheard.contains($0) }.map { items[$0] }
  }

  /// Starts recording the times of lines.
  mutating func keepMoments() { moments = moments ?? entries.map { _ in 0 } }

  /// Whether there's current or waiting speech.
  var isSpeaking: Bool { current != nil || !waiting.isEmpty }

  /// The line of the last utterance, or `nil` if there's none.
  ///
  /// The getter is mutating, because the compiler copies a queue before a nonmutating call.
  var lastSpoken: SessionLine? {
    mutating get {
      if unheard.isEmpty, let lastUtterance { return entries[lastUtterance] }
      return entries.indices.last { entries[$0].hasUtterance && !unheard.contains($0) }
        .map { entries[$0] }
    }
  }

  /// The time when the current speech ends or the waiting speech begins, or `nil` if there's no
  /// speech.
  var nextChange: Milliseconds? { nextStep.map { Milliseconds(($0 + 999_999) / 1_000_000) } }

  private var nextStep: Int? { current?.ends ?? waiting.firstPause.map { freeAt + $0 } }
}

// The output and its times.
extension SpeechQueue {
  /// Adds the result of one step: first its lines, and then its words.
  ///
  /// VoiceOver's words, and announcements that don't wait, interrupt the current speech.
  /// VoiceOver's words in the same step follow one another. Announcements in the same step
  /// interrupt one another after the first word.
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

  /// Adds a line to the output.
  ///
  /// If the app's own utterance began and was interrupted on the same line of input, only the
  /// audible part remains.
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

  /// Whether VoiceOver is speaking or about to speak.
  var isVoiceOverHeard: Bool {
    if let current { return current.item.isHeardAsWords }
    return waiting.hasWords
  }

  /// Whether there's a current or waiting announcement that nothing can interrupt.
  private var hasUncutAnnouncement: Bool {
    (current?.item.isUncutAnnouncement ?? false)
      || waiting.hasUncutAnnouncement
  }

  /// Advances the speech to the given time.
  mutating func play(to moment: Milliseconds) {
    while let next = nextStep, next <= moment.nanoseconds { step(at: next) }
  }

  /// Says the current or the next item to its end.
  ///
  /// - Returns: Whether there was anything to say.
  mutating func speakNext() -> Bool {
    guard isSpeaking else { return false }
    if current == nil, moments == nil { return sayNextAtOnce() }
    if current == nil, let next = nextStep { step(at: next) }
    if let end = current?.ends { step(at: end) }
    return true
  }

  /// Says an item to its end, without its duration, which only the times of lines depend on.
  private mutating func sayNextAtOnce() -> Bool {
    guard let item = waiting.popFirst() else { return false }
    if item.isAudible {
      entries.append(item.line)
      if item.hasUtterance { lastUtterance = entries.count - 1 }
    }
    if let text = item.announcement { finished.append(text) }
    return true
  }

  /// Treats completed speech as if it had taken no time, so the next speech begins at the given
  /// time.
  ///
  /// - Source: VOICEOVER.md 8.2.
  /// - Rule: ``SessionRule/stepIsSpokenOut``
  mutating func turnBack(to now: Milliseconds) { freeAt = now.nanoseconds }

  /// Ends the current item or, if there's none, begins the next one.
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

// Interruptions.
extension SpeechQueue {
  /// Interrupts all speech that can be interrupted, because of a gesture or new speech.
  mutating func interrupt(at now: Milliseconds) {
    if let current, !current.item.isUncut {
      if let text = current.item.announcement { lost.append(text) }
      _ = breakOff(at: now)
    }
    drop { !$0.isUncut }
  }

  /// Pauses all speech.
  ///
  /// An announcement whose last word has begun is cut off, and no rest of it remains.
  ///
  /// - Returns: The speech to resume later.
  mutating func pause(at now: Milliseconds) -> [SpeechItem] {
    let stopped = current?.item.announcement
    let broken = breakOff(at: now)
    if let stopped, broken == nil { lost.append(stopped) }
    return [broken].compactMap { $0 } + waiting.takeSpoken()
  }

  /// Adds items after the current and the waiting speech, such as the rest of paused speech.
  mutating func goOn(with items: [SpeechItem], at now: Milliseconds) {
    freeAt = max(freeAt, now.nanoseconds)
    for item in items { waiting.append(item) }
  }

  /// Records the announcements among paused or dropped items as lost.
  mutating func forget(_ items: [SpeechItem]) {
    if !items.isEmpty { lost += items.compactMap(\.announcement) }
  }

  /// Interrupts the current speech.
  ///
  /// - Returns: The rest of the interrupted speech, or `nil` if there's none.
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

// Speech that waits from one line of input to the next.
extension SpeechQueue {
  /// The time when all current and waiting speech will have ended, in nanoseconds.
  var endOfSpeech: Int { (current?.ends ?? freeAt) + waiting.duration }

  /// Removes and returns the waiting speech for which the closure returns `true`, except speech
  /// that can't be interrupted.
  mutating func holdBack(_ isHeld: (SpeechItem) -> Bool) -> [SpeechItem] { waiting.drop(isHeld) }

  /// Adds items that begin at the given time or later, in nanoseconds.
  mutating func putBack(_ items: [SpeechItem], due: Int) {
    freeAt = max(freeAt, due)
    for item in items { waiting.append(item) }
  }
}

// The results of announcements, for events that the app receives.
extension SpeechQueue {
  /// Removes and returns the announcements that ended normally.
  mutating func takeFinished() -> [String] {
    guard !finished.isEmpty else { return [] }
    defer { finished = [] }
    return finished
  }

  /// Removes and returns the lost announcements if all speech has ended.
  ///
  /// If the app then posts a lost announcement again, the announcement is audible. This is our
  /// choice.
  mutating func takeLost() -> [String] {
    guard !isSpeaking, !lost.isEmpty else { return [] }
    defer { lost = [] }
    return lost
  }
}
