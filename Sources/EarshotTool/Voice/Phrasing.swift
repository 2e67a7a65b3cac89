internal import EarshotLines
internal import EarshotModel
internal import EarshotSession

/// A type that creates phrases from VoiceOver's and the app's words, each in the language of its
/// element.
struct Phrasing {
  /// The current app.
  let tree: ElementTree
  /// The rate, pitch, and volume of VoiceOver's voice.
  let manner: VoiceLine.Manner
  /// The BCP-47 language of elements that don't specify one.
  let language: String

  /// Returns the phrases of the lines of a response, in order.
  ///
  /// The app's effects define the speed, pitch, and volume of the app's words. VoiceOver says the
  /// name of a rotor setting. Sounds, refusals, and notes have no phrases.
  func phrases(of content: [SessionLine]) -> [Phrase] {
    content.flatMap { line -> [Phrase] in
      switch line {
      case .speech(let spoken), .hint(let spoken): phrases(of: spoken.text, about: spoken.subject)
      case .voice(let voice): [Phrase(voice, language: language)]
      case .beside(.rotor, let name): phrases(of: name, about: nil)
      case .beside, .graph, .refusal, .note, .claim, .silence: []
      }
    }
  }

  /// Returns the phrases for VoiceOver's words about an element.
  func phrases(of text: String, about subject: ElementTree.Index?) -> [Phrase] {
    let phrase = Phrase(
      text: text,
      language: subject.flatMap { tree.languageOnScreen(of: $0) } ?? language,
      rate: Double(manner.rate) / 1_000,
      pitch: manner.pitch,
      volume: manner.volume
    )
    guard let subject, tree.hasDetails(subject) else { return [phrase] }
    let element = tree[subject]
    return element.spokenLabel.reduce([phrase]) { phrases, attribute in
      phrases.flatMap { $0.applying(attribute, label: element.label ?? "") }
    }
  }
}

extension Phrase {
  fileprivate init(_ voice: VoiceLine, language: String) {
    self.init(text: voice.text, speaker: .app, language: voice.language ?? language)
    (rate, pitch) = (Double(voice.manner.rate) / 1_000, voice.manner.pitch)
    (volume, isCut) = (voice.manner.volume, voice.isCut)
  }

  /// Returns the phrase with a `label.spoken` attribute applied, in up to three parts.
  ///
  /// The synthesizers have no phonetic alphabet in common, so they read a part with phonetic
  /// notation as written.
  fileprivate func applying(_ attribute: SpokenAttribute, label: String) -> [Phrase] {
    let part = attribute.part ?? label
    guard !part.isEmpty, let range = text.firstRange(of: part) else { return [self] }
    var (before, inside, after) = (self, self, self)
    before.text = String(text[..<range.lowerBound])
    inside.text = part
    after.text = String(text[range.upperBound...])
    switch attribute.kind {
    case .spellOut, .punctuation:
      // Synthesizers read letters one by one if commas separate them.
      before.text += part.map { "\($0)" }.joined(separator: ", ") + after.text
      return [before]
    case .ipa: return [self]
    case .pitch(let pitch): inside.pitch *= pitch
    case .language(let language): inside.language = language
    }
    return [before, inside, after].filter { !$0.text.isEmpty }
  }
}
