/// A system program that speaks, with its command-line arguments.
///
/// Earshot passes the app's words through standard input, never as arguments.
struct Synthesizer: Hashable, Sendable {
  /// The supported programs, in the order in which Earshot searches for them.
  enum Kind: String, CaseIterable, Sendable {
    /// The macOS synthesizer.
    case say
    /// The eSpeak NG synthesizer, whose speech stops when its process ends.
    case espeak = "espeak-ng"
    /// The Speech Dispatcher client.
    case dispatcher = "spd-say"
  }

  /// The purpose of a synthesizer.
  enum Purpose: Sendable {
    /// Speaking to a person.
    case speaking
    /// Writing sound files, which the client of Speech Dispatcher can't do.
    case writing
  }

  let kind: Kind
  /// The absolute path of the program.
  let path: String

  /// Returns the first installed synthesizer for a purpose, or `nil` if there's none.
  static func find(in environment: Environment, for purpose: Purpose = .speaking) -> Synthesizer? {
    for kind in Kind.allCases where purpose == .speaking || kind != .dispatcher {
      if let path = ProgramSearch.path(of: kind.rawValue, in: environment) {
        return Synthesizer(kind: kind, path: path)
      }
    }
    return nil
  }

  /// The advice if no synthesizer is installed.
  static let advice =
    "there's no speech synthesizer, so '--voice' is silent; install espeak-ng or speech-dispatcher"

  /// Returns the arguments for the speed, pitch, volume, and language of a phrase.
  ///
  /// - Parameters:
  ///   - phrase: The speech.
  ///   - choosesVoice: Whether the phrase's language selects the voice.
  /// - Returns: The arguments after the name of the program.
  /// - See: the manual pages of espeak-ng 1.51, spd-say 0.11, and macOS's say.
  func arguments(for phrase: Phrase, choosesVoice: Bool) -> [String] {
    let language = choosesVoice ? phrase.language : nil
    switch kind {
    case .say: return ["-f", "-", "-r", "\(phrase.wordsPerMinute)"]
    case .espeak:
      let variant = phrase.speaker.variant
      let voice = (language ?? (variant.isEmpty ? nil : "en")).map { ["-v", $0 + variant] } ?? []
      return ["--stdin", "-s", "\(phrase.wordsPerMinute)", "-p", "\(phrase.pitchInHundredths)"]
        + ["-a", "\(Int(phrase.volume * 100))"] + voice
    case .dispatcher:
      let voice = language.map { ["-l", $0] } ?? []
      return ["-e", "-w", "-r", "\(phrase.rateInHundredths)"]
        + [
          "-p", "\(phrase.pitchInHundredths * 2 - 100)", "-i", "\(Int(phrase.volume * 200) - 100)",
        ]
        + voice
    }
  }

  /// Returns the text of a phrase, changed so the program doesn't treat any part of it as a
  /// command.
  ///
  /// eSpeak NG and `say` read the text after `[[` as phonemes or a command, and `spd-say` treats a
  /// line that begins with `!-!` as a command.
  func input(for phrase: Phrase) -> String {
    let text = phrase.text.plainSpeech.separating("[[").separating("!-!")
    guard kind == .say, phrase.volume < 1 else { return text + "\n" }
    return "[[volm \(phrase.volume)]] \(text)\n"
  }

  /// Whether two of the program's processes can speak at the same time.
  ///
  /// This is `false` for Speech Dispatcher, which speaks only one string at a time.
  var hasSpeakers: Bool { kind != .dispatcher }

  /// The arguments that silence the program if ending its process doesn't silence it, or `nil` if
  /// ending the process is sufficient.
  var silencing: [String]? { kind == .dispatcher ? ["-S"] : nil }
}

extension Phrase.Speaker {
  /// The variant of eSpeak NG's voice for the speaker, so listeners can distinguish speakers.
  fileprivate var variant: String {
    switch self {
    case .voiceOver: ""
    case .app: "+f3"
    case .narrator: "+m7"
    }
  }
}

extension Phrase {
  /// The speed in words per minute.
  ///
  /// The default is the speed of the virtual clock, three words per second. Synthesizers support 80
  /// to 450 words per minute.
  fileprivate var wordsPerMinute: Int { min(450, max(80, Int((180 * factor).rounded()))) }

  fileprivate var pitchInHundredths: Int { min(99, max(0, Int((50 * pitch).rounded()))) }

  /// The speed on Speech Dispatcher's scale, from -100 to 100.
  fileprivate var rateInHundredths: Int { min(100, max(-100, Int((rate * 200 - 100).rounded()))) }
}

extension String {
  /// The text on one line, with spaces in place of characters that have no sound.
  fileprivate var plainSpeech: String {
    let scalars = unicodeScalars.map { scalar -> Unicode.Scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse: " "
      default: scalar
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// Returns the text with a space after the first scalar of each occurrence of a string.
  fileprivate func separating(_ mark: String) -> String {
    var result = UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.first {
      result.append(scalar)
      if rest.starts(with: mark.unicodeScalars) { result.append(" ") }
      rest = rest.dropFirst()
    }
    return String(result)
  }
}
