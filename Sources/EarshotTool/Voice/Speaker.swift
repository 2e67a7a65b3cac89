/// A speaker that says one phrase at a time with the synthesizer.
struct Speaker {
  private let synthesizer: Synthesizer
  private let task: Child.Task
  private var current: (phrase: Phrase, child: Child, choosesVoice: Bool)?

  /// Creates a silent speaker.
  init(_ synthesizer: Synthesizer, as task: Child.Task) {
    (self.synthesizer, self.task) = (synthesizer, task)
  }

  /// The phrase in progress, or `nil` if there's none.
  var phrase: Phrase? { current?.phrase }

  /// Begins to say a phrase.
  mutating func begin(_ phrase: Phrase) { begin(phrase, choosesVoice: true) }

  /// Checks whether the phrase has ended.
  ///
  /// If the synthesizer has no voice for the phrase's language, the method says the phrase again in
  /// the default voice.
  ///
  /// - Returns: Whether the speaker is silent.
  mutating func advance() -> Bool {
    guard let (phrase, child, choosesVoice) = current else { return true }
    guard let status = child.status() else { return false }
    current = nil
    if status != 0, choosesVoice, phrase.language != nil { begin(phrase, choosesVoice: false) }
    return current == nil
  }

  /// Stops speaking immediately.
  ///
  /// - Returns: Whether the speaker was saying a phrase.
  @discardableResult
  mutating func stop() -> Bool {
    guard let child = current?.child else { return false }
    current = nil
    child.end()
    return true
  }

  private mutating func begin(_ phrase: Phrase, choosesVoice: Bool) {
    let arguments = synthesizer.arguments(for: phrase, choosesVoice: choosesVoice)
    let input = synthesizer.input(for: phrase)
    let child = Child(synthesizer.path, arguments, input: input, as: task)
    current = child.map { (phrase, $0, choosesVoice) }
  }
}

/// The voice of the app's own synthesizer, which can speak at the same time as VoiceOver.
///
/// - Source: APP-AUDIO.md, chapter 3, “With a voice”.
struct AppVoice {
  private var speaker: Speaker
  private var waiting: ArraySlice<Phrase> = []

  /// Creates a silent voice.
  init(_ synthesizer: Synthesizer) { speaker = Speaker(synthesizer, as: .app) }

  /// Whether any phrase is in progress or waiting.
  var isSpeaking: Bool { speaker.phrase != nil || !waiting.isEmpty }

  /// Says a phrase after the current one.
  ///
  /// If the phrase is the audible beginning of an interrupted phrase, the method cuts off the
  /// interrupted phrase instead.
  mutating func say(_ phrase: Phrase) {
    let heard = phrase.text.dropLast()
    if phrase.isCut, waiting.last?.text.hasPrefix(heard) ?? false {
      waiting[waiting.endIndex - 1] = phrase
    } else if phrase.isCut, waiting.isEmpty, speaker.phrase?.text.hasPrefix(heard) ?? false {
      speaker.stop()
    } else {
      waiting.append(phrase)
    }
    advance()
  }

  /// Begins the next phrase if the synthesizer has finished the previous one.
  mutating func advance() {
    while speaker.advance(), let next = waiting.popFirst() { speaker.begin(next) }
  }

  /// Stops speaking immediately.
  mutating func stop() {
    waiting = []
    speaker.stop()
  }
}
