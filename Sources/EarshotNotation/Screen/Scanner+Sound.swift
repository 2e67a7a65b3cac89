import EarshotModel

// An app's own speech and sounds.
extension Scanner {
  /// Parses the arguments of `play`.
  mutating func sound() throws(Diagnostic) -> Effect {
    let name = try quotedText(for: "'play'")
    skipBlanks()
    guard skip(word: "for") else { return .play(name, nil) }
    return .play(name, try length())
  }

  /// Parses the arguments of `voice`.
  ///
  /// - Source: APP-AUDIO.md, chapter 3.
  mutating func voiceCommand() throws(Diagnostic) -> VoiceCommand {
    if isAtQuote { return .speak(try utterance()) }
    let place = bareName() ?? junk()
    switch text(place) {
    case "pause": return .pause(try speechBoundary())
    case "continue": return .continue
    case "stop": return .stop(try speechBoundary())
    case let word:
      throw error(.unknownVoiceCommand(word, in: text(place.lowerBound..<end)), place)
    }
  }

  private mutating func speechBoundary() throws(Diagnostic) -> SpeechBoundary {
    skipBlanks()
    guard skip(word: "after") else { return .immediate }
    guard skip(word: "word") else {
      throw error(.needsWord("'after'", "word", found: text(junk())), junk())
    }
    return .word
  }

  private mutating func utterance() throws(Diagnostic) -> AppUtterance {
    var utterance = AppUtterance(try quotedTemplate(for: "'voice'"))
    var given: Set<String> = []
    while true {
      skipBlanks()
      guard !isAtEnd, peek != UInt8(ascii: ","), peek != UInt8(ascii: ";"), !isNext("and"),
        !isNext("then")
      else { return utterance }
      let place = bareName() ?? junk()
      let word = text(place)
      guard given.insert(word).inserted else { throw error(.alreadyGiven(word), place) }
      skipBlanks()
      switch word {
      case "rate": utterance.rate = try number(of: word, in: 0...1)
      case "pitch": utterance.pitch = try number(of: word, in: 0.5...2)
      case "volume": utterance.volume = try number(of: word, in: 0...1)
      case "language":
        utterance.language = try languageWord()
      case "before": utterance.before = try length()
      case "after": utterance.after = try length()
      case "assistive": utterance.usesAssistiveSettings = true
      default: throw error(.unknownVoiceSetting(word), place)
      }
    }
  }

  /// Parses a language tag up to the next space.
  private mutating func languageWord() throws(Diagnostic) -> String {
    let end = end
    self.end = junk().upperBound
    defer { self.end = end }
    return try languageTag()
  }

  /// Parses a duration, which must be more than 0.
  private mutating func length() throws(Diagnostic) -> Milliseconds {
    let place = junk()
    let length = try duration()
    guard length.count > 0 else { throw error(.needsLength, place) }
    return length
  }

  private mutating func number(
    of word: String,
    in range: ClosedRange<Double>
  ) throws(Diagnostic) -> Double {
    let place = junk()
    guard let number = bytes.number(in: place), range.contains(number) else {
      throw error(.needsNumber(of: word, in: range, found: text(place)), place)
    }
    position = place.upperBound
    return number == 0 ? 0 : number
  }

  /// Parses the arguments of `audio`.
  ///
  /// - Source: APP-AUDIO.md, chapter 3.
  mutating func audioCommand() throws(Diagnostic) -> AudioCommand {
    let place = bareName() ?? junk()
    let word = text(place)
    skipBlanks()
    switch word {
    case "system": return .useSystem
    case "off": return .deactivate(notifyingOthers: skip(word: "notify"))
    default: break
    }
    guard let category = AudioCategory(rawValue: word) else {
      throw error(.unknownAudioCategory(word), place)
    }
    return .activate(category, try audioOptions(of: category))
  }

  private mutating func audioOptions(
    of category: AudioCategory
  ) throws(Diagnostic) -> Set<AudioOption> {
    var options: Set<AudioOption> = []
    while !isAtEnd, peek != UInt8(ascii: ","), peek != UInt8(ascii: ";"), !isNext("and"),
      !isNext("then")
    {
      let place = bareName() ?? junk()
      let word = text(place)
      guard let option = AudioOption(rawValue: word) else {
        throw error(.unknownAudioOption(word), place)
      }
      guard category.takesOptions else {
        throw error(.optionNeedsPlayback(word, category), place)
      }
      guard options.insert(option).inserted else { throw error(.alreadyGiven(word), place) }
      skipBlanks()
    }
    return options
  }
}

extension VoiceCommand {
  /// The command in the notation, after `voice`.
  var notation: String {
    switch self {
    case .speak(let utterance): utterance.notation
    case .pause(let boundary): "pause\(boundary.notation)"
    case .continue: "continue"
    case .stop(let boundary): "stop\(boundary.notation)"
    }
  }
}

extension SpeechBoundary {
  fileprivate var notation: String { self == .word ? " after word" : "" }
}

extension AppUtterance {
  fileprivate var notation: String {
    let numbers = [("rate", rate), ("pitch", pitch), ("volume", volume)].compactMap {
      name,
      number in
      number.map { "\(name) \($0.notation)" }
    }
    let rest = [
      language.map { "language \($0)" }, before.map { "before \($0.notation)" },
      after.map { "after \($0.notation)" }, usesAssistiveSettings ? "assistive" : nil,
    ].compactMap { $0 }
    return ([text.quoted] + numbers + rest).joined(separator: " ")
  }
}

extension AudioCommand {
  /// The command in the notation, after `audio`.
  package var notation: String {
    switch self {
    case .activate(let category, let options):
      ([category.rawValue] + AudioOption.allCases.filter(options.contains).map(\.rawValue))
        .joined(separator: " ")
    case .useSystem: "system"
    case .deactivate(let isNotifying): isNotifying ? "off notify" : "off"
    }
  }
}

extension Diagnostic.Message {
  /// Words from other players, each with the command of `voice` that it means.
  private static let borrowedVoiceCommands = [
    "off": "stop", "end": "stop", "cancel": "stop", "silence": "stop", "mute": "stop",
    "resume": "continue", "play": "continue", "start": "continue", "on": "continue",
    "hold": "pause", "wait": "pause",
  ]

  static func unknownVoiceCommand(_ word: String, in rest: String) -> Self {
    if word.isEmpty {
      return "'voice' needs text in quotes, 'pause', 'continue', or 'stop'; write one after it"
    }
    let ending =
      borrowedVoiceCommands[word].map { "; write 'voice \($0)'" }
      ?? Suggestion.ending(for: word, in: ["pause", "continue", "stop"])
    if ending.isEmpty {
      let own = String(rest.drop { $0 == ":" || $0 == " " })
      let words = own.contains("\"") || own.utf8.count > 60 || own.isEmpty ? "…" : own
      return "'voice' needs text in quotes; write 'voice \(Quoting.quotedLiteral(words))'"
    }
    return "unknown word '\(word)' after 'voice'\(ending)"
  }

  static func unknownVoiceSetting(_ word: String) -> Self {
    if let message = UnsimulatedSound.setting(word) { return message }
    let known = ["rate", "pitch", "volume", "language", "before", "after", "assistive"]
    let meant = [
      "speed": "rate 0.5", "tempo": "rate 0.5", "pace": "rate 0.5", "loudness": "volume 0.5",
      "gain": "volume 0.5", "lang": "language en", "locale": "language en", "delay": "before 1s",
      "tone": "pitch 1.2", "slow": "rate 0.4", "fast": "rate 0.6",
    ]
    if let line = meant[word.lowercased()] {
      return "'\(word)' isn't an option of 'voice'; write an option such as '\(line)'"
    }
    return """
      '\(word)' isn't an option of 'voice', which takes 'rate', 'pitch', 'volume', 'language', \
      'before', 'after', and 'assistive'\(Suggestion.ending(for: word, in: known))
      """
  }

  static func needsWord(_ what: String, _ word: String, found: String) -> Self {
    found.isEmpty ? "\(what) needs '\(word)'" : "\(what) needs '\(word)', not '\(found)'"
  }

  static func alreadyGiven(_ word: String) -> Self { "'\(word)' occurs twice; delete one of them" }

  static var needsLength: Self { "the duration is 0; write a duration of more than 0" }

  static func needsNumber(
    of word: String,
    in range: ClosedRange<Double>,
    found: String
  ) -> Self {
    let limits = "\(range.lowerBound.notation) to \(range.upperBound.notation)"
    let ending = found.isEmpty ? "; write one after it" : ", not '\(found)'"
    return "'\(word)' needs a number from \(limits)\(ending)"
  }

  static func unknownAudioCategory(_ word: String) -> Self {
    let known = AudioCategory.allCases.map(\.rawValue) + ["system", "off"]
    if word.isEmpty {
      return "'audio' needs a category, 'system', or 'off'; write one, such as 'audio playback'"
    }
    if word == "multiRoute" {
      return "Earshot doesn't simulate 'multiRoute'; write 'playback' or 'playAndRecord'"
    }
    if AudioOption(rawValue: word) != nil {
      return "'\(word)' is an option and goes after a category; write 'audio playback \(word)'"
    }
    let near = Suggestion.ending(for: word, in: known)
    let ending = near.isEmpty ? "; use \(known.asAlternatives)" : near
    return "unknown audio category '\(word)'\(ending)"
  }

  static func unknownAudioOption(_ word: String) -> Self {
    let meant = [
      "mixWithOthers": "mix", "duckOthers": "duck",
      "interruptSpokenAudioAndMixWithOthers": "interruptSpoken",
    ]
    if let option = meant[word] { return "'\(word)' is AVFoundation's name; write '\(option)'" }
    if let message = UnsimulatedSound.option(word) { return message }
    let known = AudioOption.allCases.map(\.rawValue)
    let near = Suggestion.ending(for: word, in: known)
    return "unknown audio option '\(word)'\(near.isEmpty ? "; use \(known.asAlternatives)" : near)"
  }

  static func optionNeedsPlayback(_ word: String, _ category: AudioCategory) -> Self {
    let reason = category == .ambient && word == "mix" ? ", which always mixes" : ""
    return """
      '\(word)' isn't available for '\(category.rawValue)'\(reason); use 'playback' or \
      'playAndRecord'
      """
  }
}
