import EarshotComposer
import EarshotLines
import EarshotNotation
import EarshotSession

/// What is said at a step, as a learner is asked for it.
struct LessonWords {
  /// The utterances, in order.
  let speech: [String]
  /// What was said last, part by part; nothing where it was no utterance.
  let parts: [Utterance.Part]
  /// The chunks of each utterance whose order counts, in the order in which they are said.
  private let chunks: [[LessonChunk]]
  /// The words of hints, and of what marks them; they may stand before or after the others.
  private let extras: Set<String>
  /// The words of lines that are shown and not spoken.
  private let besideWords: Set<String>
  /// Whether a sound is heard.
  let hasSound: Bool
  /// The words for what is heard beside speech.
  private let wordsForSounds: Set<String>
  /// The lines that are what you hear besides the words, as they are shown.
  private let beside: [String]

  init(_ response: Session.Response) {
    let sign = response.speech.isEmpty ? response.sign : nil
    speech = response.speech + [sign?.words].compactMap { $0 }
    parts = response.utterances.last.map { $0.parts.filter { !$0.text.isEmpty } } ?? []
    let spoken = response.content.filter { if case .speech = $0 { true } else { false } }
    chunks = spoken.map(LessonChunk.chunks) + [sign].compactMap { $0 }.map { [.init($0.words)] }
    beside = response.content.flatMap { line -> [String] in
      switch line {
      case .beside(.screen, _), .speech, .note, .claim: []
      case .refusal(let reason): LessonLanguage.allCases.map { reason.line[$0] }
      case .hint, .beside, .voice, .graph, .silence: [line.text]
      }
    }
    let hints = response.content.compactMap { line in
      if case .hint = line { line.text } else { nil }
    }
    let sounds: [String] = response.content.compactMap {
      if case .beside(.sound, let name) = $0 { Display.spoken(name) } else { nil }
    }
    hasSound = !sounds.isEmpty
    wordsForSounds = SilenceWords.sounds(named: sounds, isRefused: response.isRefused)
    extras = Self.words(of: hints + ["hint", "~"] + response.wordsOfAlerts)
    besideWords = Self.words(of: beside + SessionLine.Kind.allCases.map(\.rawValue))
  }

  /// All words of some lines.
  private static func words(of lines: [String]) -> Set<String> {
    Set(LessonAnswer(lines.joined(separator: " ")).canonical)
  }

  /// Whether an answer says what was said last, or all of it, in the order of VoiceOver.
  ///
  /// A hint more or less does not matter, nor does the order of chunks of one kind.
  func isAnswered(by answer: LessonAnswer) -> Bool {
    isAnswered(exactlyBy: answer)
      || !speech.isEmpty && answer.variants.contains(where: isAnswered(exactlyBy:))
  }

  private func isAnswered(exactlyBy answer: LessonAnswer) -> Bool {
    speech.isEmpty ? isSilence(answer) : isSpoken(by: answer, orAnyOf: extras)
  }

  /// Whether an answer says what is spoken, and with it words of lines that are shown.
  func isAnswered(withBesideBy answer: LessonAnswer) -> Bool {
    !speech.isEmpty && !isAnswered(by: answer)
      && isSpoken(by: answer, orAnyOf: extras.union(besideWords))
  }

  private func isSpoken(by answer: LessonAnswer, orAnyOf extras: Set<String>) -> Bool {
    orders.contains { answer.canonical.isMade(of: $0, andAnyOf: extras) }
  }

  /// The words that may be answered, in each order that is right.
  private var orders: [[String]] {
    chunks.indices.flatMap { start in
      LessonChunk.orders(of: Array(chunks[start...].joined())).map { $0.flatMap(\.words) }
    }
  }

  /// What is spoken, where an answer is that but for slips of the keys.
  func spelling(of answer: LessonAnswer, known: Set<String>) -> String? {
    let isMeant = orders.contains {
      LessonSlip.isOnlySlips(answer.canonical, for: $0, known: known)
    }
    return isMeant ? speech.last : nil
  }

  /// Whether an answer has all the words of what was said last, or of all of it, in another order.
  func isAnsweredInAnotherOrder(by answer: LessonAnswer) -> Bool {
    guard !isAnswered(by: answer) else { return false }
    return chunks.indices.contains { start in
      let wanted = chunks[start...].joined().flatMap(\.words)
      let isInOrder = answer.canonical.filter(wanted.contains) == wanted
      let others = isInOrder ? nil : answer.sorted.removing(wanted.sorted())
      return others.map { $0.allSatisfy(extras.contains) } ?? false
    }
  }

  /// Whether a line is one of those beside the words: as it is shown, without what is in front of
  /// its colon, or by its words.
  func isBeside(_ text: String) -> Bool {
    guard !text.isEmpty else { return false }
    return beside.contains {
      $0 == text || $0.hasSuffix(": \(text)")
        || !LessonAnswer($0).words.isEmpty && LessonAnswer($0).isSame(as: text)
    }
  }

  /// Whether an answer names the sound alone, though words are spoken, too.
  func isSound(_ answer: LessonAnswer) -> Bool {
    hasSound && !speech.isEmpty && answer.isSilence(with: wordsForSounds)
      && !wordsForSounds.isDisjoint(with: answer.canonical)
  }

  /// Whether an answer says that nothing is spoken: in words for silence, by the sound, or by a line
  /// that is shown.
  private func isSilence(_ answer: LessonAnswer) -> Bool {
    if isBeside(answer.text) { return true }
    let shown = LessonAnswer(beside.joined(separator: " ")).canonical
    if !answer.words.isEmpty, answer.canonical.allSatisfy(shown.contains) { return true }
    guard !answer.deniesSound else { return !hasSound && answer.isSilence }
    return answer.isSilence(with: wordsForSounds)
  }
}

extension Session.Response {
  /// What some phones say before the title of an alert that appears; nothing if something else came up.
  ///
  /// A title is heard without a kind. Learners who heard the word, and those who didn't, are both right.
  ///
  /// - Source: VOICEOVER.md 8.3, “alert, sheet presented”.
  fileprivate var wordsOfAlerts: [String] {
    let opens = content.contains { if case .beside(.screen, _) = $0 { true } else { false } }
    let parts = utterances.last?.parts ?? []
    guard opens, !parts.isEmpty, parts.allSatisfy({ $0.kind == .label }) else { return [] }
    return [Composer.wordForAlerts]
  }
}

/// Words that are said together, and whose order among other chunks counts.
struct LessonChunk: Hashable {
  /// The words as they are compared.
  let words: [String]
  /// What the chunk says, or `nil` where that is not known.
  let kind: Utterance.Kind?

  init(_ text: String, _ kind: Utterance.Kind? = nil) {
    words = LessonAnswer(text).canonical
    self.kind = kind
  }

  /// The chunks of a line of speech: the parts of its utterance, or all of it.
  static func chunks(of line: SessionLine) -> [LessonChunk] {
    guard case .speech(let spoken) = line else { return [] }
    let whole = LessonChunk(spoken.text)
    let parts = (spoken.utterance?.parts ?? []).map { LessonChunk($0.text, $0.kind) }
    return parts.flatMap(\.words) == whole.words ? parts : [whole]
  }

  /// The orders that are right: chunks of one kind that follow each other may change places.
  ///
  /// - Complexity: exponential in the number of those, of which there are two or three.
  static func orders(of chunks: [LessonChunk]) -> [[LessonChunk]] {
    guard let first = chunks.first else { return [[]] }
    let equal = chunks.prefix { first.kind != nil && $0.kind == first.kind }
    guard (2...3).contains(equal.count) else {
      return orders(of: Array(chunks.dropFirst())).map { [first] + $0 }
    }
    return equal.indices.flatMap { place -> [[LessonChunk]] in
      var others = chunks
      let chosen = others.remove(at: place)
      return orders(of: others).map { [chosen] + $0 }
    }
  }
}

extension [String] {
  /// Whether words are certain ones in their order, and before and after them only words that may be
  /// there.
  fileprivate func isMade(of wanted: [String], andAnyOf extras: Set<String>) -> Bool {
    guard count >= wanted.count else { return false }
    return (0...count - wanted.count).contains { start in
      let end = start + wanted.count
      return self[start..<end].elementsEqual(wanted)
        && (self[..<start] + self[end...]).allSatisfy(extras.contains)
    }
  }

  /// The words without others, each taken once, or `nil` if one of them is not there.
  fileprivate func removing(_ others: [String]) -> [String]? {
    var rest = self
    for other in others {
      guard let place = rest.firstIndex(of: other) else { return nil }
      rest.remove(at: place)
    }
    return rest
  }
}
