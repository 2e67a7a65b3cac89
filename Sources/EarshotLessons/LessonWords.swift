import EarshotComposer
import EarshotLines
import EarshotNotation
import EarshotSession

/// The speech at a step, for comparison with answers to questions.
struct LessonWords {
  /// The utterances, in order.
  let speech: [String]
  /// The last speech, part by part, or an empty array if it isn't an utterance.
  let parts: [Utterance.Part]
  /// The chunks of each utterance in order, because their order matters.
  private let chunks: [[LessonChunk]]
  /// The words of hints, and the words that introduce them.
  ///
  /// They can come before or after the other words.
  private let extras: Set<String>
  /// The words of lines that Earshot shows but no voice says.
  private let besideWords: Set<String>
  /// Whether there's a sound.
  let hasSound: Bool
  /// The words for output other than speech.
  private let wordsForSounds: Set<String>
  /// The lines of output other than speech, as displayed.
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

  /// Returns all words of the given lines.
  private static func words(of lines: [String]) -> Set<String> {
    Set(LessonAnswer(lines.joined(separator: " ")).canonical)
  }

  /// Returns whether an answer is the last utterance or several of the last utterances, in
  /// VoiceOver's order.
  ///
  /// Additional or missing hints don't matter, and neither does the order of chunks of the same
  /// kind.
  func isAnswered(by answer: LessonAnswer) -> Bool {
    isAnswered(exactlyBy: answer)
      || !speech.isEmpty && answer.variants.contains(where: isAnswered(exactlyBy:))
      || isAnswered(withSoundBy: answer)
  }

  /// Returns whether an answer names the sound first and then contains the speech.
  private func isAnswered(withSoundBy answer: LessonAnswer) -> Bool {
    guard hasSound, !speech.isEmpty, let rest = answer.after(wordsForSounds) else { return false }
    return ([rest] + rest.variants).contains(where: isAnswered(exactlyBy:))
  }

  private func isAnswered(exactlyBy answer: LessonAnswer) -> Bool {
    speech.isEmpty ? isSilence(answer) : isSpoken(by: answer, orAnyOf: extras)
  }

  /// Returns whether an answer contains the speech and also words of displayed lines.
  func isAnswered(withBesideBy answer: LessonAnswer) -> Bool {
    !speech.isEmpty && !isAnswered(by: answer)
      && isSpoken(by: answer, orAnyOf: extras.union(besideWords))
  }

  private func isSpoken(by answer: LessonAnswer, orAnyOf extras: Set<String>) -> Bool {
    orders.contains { answer.canonical.isMade(of: $0, andAnyOf: extras) }
  }

  /// The accepted words, in each correct order.
  private var orders: [[String]] {
    chunks.indices.flatMap { start in
      LessonChunk.orders(of: Array(chunks[start...].joined())).map { $0.flatMap(\.words) }
    }
  }

  /// Returns the speech if an answer equals it except for typing errors, or `nil` otherwise.
  func spelling(of answer: LessonAnswer, known: Set<String>) -> String? {
    let isMeant = orders.contains { wanted in
      let words = answer.canonical.filter { !extras.contains($0) || wanted.contains($0) }
      return LessonSlip.isOnlySlips(words, for: wanted, known: known)
    }
    return isMeant ? speech.last : nil
  }

  /// Returns whether an answer contains all words of the last utterance or of several of the last
  /// utterances, but in a different order.
  func isAnsweredInAnotherOrder(by answer: LessonAnswer) -> Bool {
    guard !isAnswered(by: answer) else { return false }
    return chunks.indices.contains { start in
      let wanted = chunks[start...].joined().flatMap(\.words)
      let isInOrder = answer.canonical.filter(wanted.contains) == wanted
      let others = isInOrder ? nil : answer.sorted.removing(wanted.sorted())
      return others.map { $0.allSatisfy(extras.contains) } ?? false
    }
  }

  /// Returns whether text is one of the lines that aren't speech.
  ///
  /// It can be the line as displayed, the line without the text before its colon, or the line's
  /// words.
  func isBeside(_ text: String) -> Bool {
    guard !text.isEmpty else { return false }
    return beside.contains {
      $0 == text || $0.hasSuffix(": \(text)")
        || !LessonAnswer($0).words.isEmpty && LessonAnswer($0).isSame(as: text)
    }
  }

  /// Returns whether an answer names only the sound, although VoiceOver also says words.
  func isSound(_ answer: LessonAnswer) -> Bool {
    hasSound && !speech.isEmpty && answer.isSilence(with: wordsForSounds)
      && !wordsForSounds.isDisjoint(with: answer.canonical)
  }

  /// Returns whether an answer says that VoiceOver says nothing.
  ///
  /// It can use words for silence, the sound, or a displayed line.
  private func isSilence(_ answer: LessonAnswer) -> Bool {
    if isBeside(answer.text) { return true }
    let shown = LessonAnswer(beside.joined(separator: " ")).canonical
    if !answer.words.isEmpty, answer.canonical.allSatisfy(shown.contains) { return true }
    guard !answer.deniesSound else { return !hasSound && answer.isSilence }
    return answer.isSilence(with: wordsForSounds)
  }
}

extension Session.Response {
  /// The words that some phones say before the title of an alert that appears, or an empty array if
  /// something else appeared.
  ///
  /// VoiceOver says a title without its kind. An answer is right with or without the word.
  ///
  /// - Source: VOICEOVER.md 8.3, “alert, sheet presented”.
  fileprivate var wordsOfAlerts: [String] {
    let opens = content.contains { if case .beside(.screen, _) = $0 { true } else { false } }
    let parts = utterances.last?.parts ?? []
    guard opens, !parts.isEmpty, parts.allSatisfy({ $0.kind == .label }) else { return [] }
    return [Composer.wordForAlerts]
  }
}

/// A chunk of words that belong together.
///
/// The order of chunks matters.
struct LessonChunk: Hashable {
  /// The words, normalized for comparison.
  let words: [String]
  /// The kind of information in the chunk, or `nil` if it's unknown.
  let kind: Utterance.Kind?

  init(_ text: String, _ kind: Utterance.Kind? = nil) {
    words = LessonAnswer(text).canonical
    self.kind = kind
  }

  /// Returns the chunks of a line of speech, which are the parts of its utterance or the whole
  /// line.
  static func chunks(of line: SessionLine) -> [LessonChunk] {
    guard case .speech(let spoken) = line else { return [] }
    let whole = LessonChunk(spoken.text)
    let parts = (spoken.utterance?.parts ?? []).map { LessonChunk($0.text, $0.kind) }
    return parts.flatMap(\.words) == whole.words ? parts : [whole]
  }

  /// Returns the correct orders.
  ///
  /// Consecutive chunks of the same kind can be in any order.
  ///
  /// - Complexity: Exponential in the number of consecutive chunks of the same kind, which is two
  ///   or three.
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
  /// Returns whether words are the wanted words in order, with only optional words before and after
  /// them.
  fileprivate func isMade(of wanted: [String], andAnyOf extras: Set<String>) -> Bool {
    guard count >= wanted.count else { return false }
    return (0...count - wanted.count).contains { start in
      let end = start + wanted.count
      return self[start..<end].elementsEqual(wanted)
        && (self[..<start] + self[end...]).allSatisfy(extras.contains)
    }
  }

  /// Returns the words after removing each of the given words once, or `nil` if a given word
  /// doesn't occur.
  fileprivate func removing(_ others: [String]) -> [String]? {
    var rest = self
    for other in others {
      guard let place = rest.firstIndex(of: other) else { return nil }
      rest.remove(at: place)
    }
    return rest
  }
}
