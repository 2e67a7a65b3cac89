internal import EarshotLines
internal import EarshotNotation

/// The sound of a walk, with captions, built step by step.
///
/// Each utterance begins at its time on the virtual clock or when the previous utterance of the
/// same speaker ends, whichever is later. A synthesizer usually needs more time for an utterance
/// than the clock assumes. The app's own voice continues while VoiceOver speaks.
struct WalkSound {
  /// A way to announce gestures.
  enum Gestures: String, CaseIterable, Sendable {
    /// Speech in a voice other than VoiceOver's.
    case voice
    /// Short tones.
    case tones
    /// No announcement of gestures.
    case none
  }

  /// The sounds of one step.
  struct Step {
    /// A line of output, its phrases, and the time since the step began, in nanoseconds.
    typealias Heard = (line: SessionLine, phrases: [Phrase], moment: Int)

    /// The gestures of the step, in canonical form.
    var gestures: [String] = []
    /// The output of the step.
    var heard: [Heard] = []
    /// The time that passes in the step, in nanoseconds.
    var length = 0
  }

  /// A function that turns a phrase into a sound with at most the given number of samples.
  typealias Speak = (Phrase, Int) throws(Failure) -> Samples

  /// The pause between two steps, and between two utterances, in seconds.
  static let pauses = (steps: 0.5, utterances: 0.15)
  /// The pause before a hint, in seconds, which is the same as on the virtual clock.
  static let pauseBeforeHint = 1.0

  /// The longest silence within a step, in seconds.
  ///
  /// Earshot omits the rest of a longer silence, and a caption states the length of the omitted
  /// part.
  ///
  /// - Source: our choice (APP-AUDIO.md, chapter 3, “With a voice”): users don't listen to five
  ///   minutes of silence.
  static let longestSilence = 10

  private let gestures: Gestures
  private let hasCues: Bool
  private let speak: Speak
  private(set) var track = SoundTrack()
  private(set) var captions: [Caption] = []
  private var music = OtherMusic()
  /// The position where the last step ends.
  private var now = 0
  /// The position where the app's voice ends.
  private var appEnd = 0
  /// The app's last utterance, with its sound, its position, and its caption, or `nil` if there's
  /// none.
  private var appVoice: (sound: Samples, start: Int, caption: Int)?

  /// Creates the sound of a walk without steps.
  init(gestures: Gestures, cues: Bool, speak: @escaping Speak) {
    (self.gestures, hasCues, self.speak) = (gestures, cues, speak)
  }

  /// Adds a step.
  ///
  /// - Throws: ``Failure`` if the sound gets too long, or the synthesizer fails.
  mutating func add(_ step: Step) throws(Failure) {
    if now > 0 { now += Samples.count(seconds: Self.pauses.steps) }
    for gesture in step.gestures { try announce(gesture) }
    let start = now
    var end = start
    var leftOut = 0
    for heard in step.heard {
      var earliest = start + Samples.count(nanoseconds: max(0, heard.moment)) - leftOut
      leftOut += shorten(&earliest, after: end)
      end = try add(heard, from: start, to: end, notBefore: earliest)
    }
    var last = start + Samples.count(nanoseconds: step.length) - leftOut
    _ = shorten(&last, after: end)
    now = max(last, end)
    try checkLength(now)
    track.extend(to: now)
  }

  /// Adds a line of a step.
  ///
  /// - Parameters:
  ///   - heard: The line.
  ///   - start: The position where the step's output begins.
  ///   - end: The end of the step's earlier lines.
  ///   - earliest: The earliest position for the line.
  /// - Returns: The end of the step's lines.
  /// - Throws: ``Failure`` if the sound gets too long, or the synthesizer fails.
  private mutating func add(
    _ heard: Step.Heard,
    from start: Int,
    to end: Int,
    notBefore earliest: Int
  ) throws(Failure) -> Int {
    let (line, phrases, moment) = heard
    switch line {
    case .speech: return try say(phrases, line, at: max(earliest, end + pause(from: start, end)))
    case .hint:
      let pause = end > start ? Samples.count(seconds: Self.pauseBeforeHint) : 0
      return try say(phrases, line, at: max(earliest, end + pause))
    case .voice(let voice) where isEnd(voice, ofSoundBefore: start):
      cutAppVoice(to: voice.text, at: max(earliest, end))
    case .voice:
      // If a handler requests speech at the beginning of the step, the speech follows VoiceOver's
      // words. Later speech can overlap VoiceOver's words.
      appEnd = try say(phrases, line, at: max(earliest, moment > 0 ? appEnd : max(end, appEnd)))
    case .beside(.audio, let text):
      let place = max(earliest, end)
      if music.take(text, at: place) { note("audio: \(text)", at: place) }
    case .beside(.rotor, _):
      return try say(phrases, line, at: cue(.rotor, at: max(earliest, end)))
    case .beside(let kind, let text):
      guard hasCues, let cue = Cue(kind, text) else { break }
      note("\(kind.rawValue): \(text)", at: max(earliest, end))
      return try self.cue(cue, at: max(earliest, end))
    case .graph(let graph):
      return try play(graph, at: max(earliest, end + pause(from: start, end)))
    case .refusal: return try cue(.refused, at: max(earliest, end))
    case .note, .claim, .silence: break
    }
    return end
  }

  /// Returns the complete sound, including the sounds of other apps, and the captions.
  func finished() -> (sound: Samples, captions: [Caption]) {
    var track = track
    track.extend(to: max(now, appEnd))
    music.lay(on: &track)
    let end = track.samples.values.count
    return (track.samples, captions.map { $0.ending(atMost: end) })
  }

  /// Moves a position so the silence before it doesn't exceed ``longestSilence``.
  ///
  /// - Returns: The number of omitted samples.
  private mutating func shorten(_ place: inout Int, after end: Int) -> Int {
    let quiet = max(end, appEnd)
    let excess = place - quiet - Self.longestSilence * Samples.rate
    guard excess > 0 else { return 0 }
    place -= excess
    let seconds = (excess + Samples.rate / 2) / Samples.rate
    if seconds > 0 { note("\(seconds.counted("second")) of silence left out", at: quiet) }
    return excess
  }

  private func pause(from start: Int, _ end: Int) -> Int {
    end > start ? Samples.count(seconds: Self.pauses.utterances) : 0
  }
}

extension WalkSound {
  /// Announces a gesture.
  ///
  /// The step begins after the announcement.
  private mutating func announce(_ gesture: String) throws(Failure) {
    let start = now
    switch gestures {
    case .none: return
    case .tones: now = try lay(Cue.tones(for: gesture).samples, at: now)
    case .voice:
      let phrase = Phrase(text: gesture, speaker: .narrator, language: "en")
      now = try lay(try sound(of: [phrase], at: now), at: now)
    }
    captions.append(Caption(start: start, end: now, text: "> \(gesture)"))
    now += Samples.count(seconds: Self.pauses.utterances)
  }

  /// Says phrases, with one caption for the line.
  ///
  /// - Returns: The position after the end of the phrases.
  private mutating func say(
    _ phrases: [Phrase],
    _ line: SessionLine,
    at start: Int
  ) throws(Failure) -> Int {
    let sound = try sound(of: phrases, at: start)
    guard !sound.values.isEmpty, let phrase = phrases.first else { return start }
    let end = try lay(sound, at: start)
    captions.append(
      Caption(
        start: start,
        end: end,
        speaker: phrase.speaker == .app ? "App" : "VoiceOver",
        language: phrase.language,
        text: line.words
      )
    )
    if phrase.speaker == .app { appVoice = (sound, start, captions.count - 1) }
    return end
  }

  /// Returns the phrases as one sound.
  private func sound(of phrases: [Phrase], at start: Int) throws(Failure) -> Samples {
    var sound = Samples()
    for phrase in phrases where !phrase.text.allSatisfy(\.isWhitespace) {
      let left = SoundTrack.longest * Samples.rate - start - sound.values.count
      guard left > 0 else { throw .tooLongSound }
      sound.values += try speak(phrase, left).values
    }
    return sound
  }

  /// Adds the sound of a chart's series to the track, with a caption for its whole duration.
  private mutating func play(_ graph: GraphLine, at start: Int) throws(Failure) -> Int {
    let end = try lay(graph.samples, at: start)
    captions.append(Caption(start: start, end: end, text: "[graph: \(graph.text)]"))
    return end
  }

  private mutating func cue(_ cue: Cue, at start: Int) throws(Failure) -> Int {
    hasCues ? try lay(cue.tones.samples, at: start) : start
  }

  /// Adds a sound to the track and returns the position after its end.
  private mutating func lay(_ sound: Samples, at start: Int) throws(Failure) -> Int {
    try checkLength(start + sound.values.count)
    track.lay(sound, at: start)
    return start + sound.values.count
  }

  /// Adds a caption, visible for one second, for a sound without words.
  private mutating func note(_ text: String, at place: Int) {
    let end = place + Samples.rate
    captions.append(Caption(start: place, end: end, text: "[\(text)]"))
  }

  /// Returns whether a line reports the interruption of an utterance that began before the given
  /// position.
  private func isEnd(_ voice: VoiceLine, ofSoundBefore start: Int) -> Bool {
    guard voice.isCut, let appVoice, appVoice.start < start else { return false }
    return captions[appVoice.caption].text.hasPrefix(voice.text.dropLast())
  }

  /// Cuts off the app's voice at the position where its utterance was interrupted.
  private mutating func cutAppVoice(to text: String, at place: Int) {
    guard let (sound, start, caption) = appVoice else { return }
    appVoice = nil
    guard place < start + sound.values.count else { return }
    track.remove(sound, at: start, from: place)
    appEnd = max(start, place)
    captions[caption].end = appEnd
    captions[caption].text = text
  }

  private func checkLength(_ end: Int) throws(Failure) {
    if SoundTrack.isTooLong(end) { throw .tooLongSound }
  }
}

extension Cue {
  /// Creates the cue for a line that isn't speech.
  ///
  /// Returns `nil` if the line has no sound.
  init?(_ kind: SessionLine.Kind, _ text: String) {
    switch kind {
    case .sound: self = Cue(rawValue: text) ?? .other
    case .screen: self = .screen
    case .rotor: self = .rotor
    default: return nil
    }
  }
}

extension SessionLine {
  /// The words of the line as a caption shows them.
  fileprivate var words: String {
    switch self {
    case .voice(let voice): voice.text
    case .beside(_, let text): text
    default: spokenText ?? ""
    }
  }
}
