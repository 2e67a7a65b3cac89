import EarshotModel
package import EarshotFocusEngine

/// The style in which the composer writes utterances.
public enum Style: String, CaseIterable, Sendable {
  /// The words that VoiceOver says, in chunks: “Add, Button”.
  case spoken
  /// The notation of AccessibilitySnapshot, byte for byte: “Add. Button.”
  case snapshot
  /// One string for each stop, with the hint and without commas between the chunks, as a test on
  /// iOS 27 receives it: “Add Button”.
  case utterance
  /// The words that VoiceOver says, with symbols and abbreviations as voices read them: “1 meter”.
  case readings
}

extension Style {
  /// The style of the words.
  ///
  /// The utterance and readings styles use the words of the spoken style.
  var words: WordStyle {
    switch self {
    case .spoken, .utterance, .readings: .spoken
    case .snapshot: .snapshot
    }
  }
}

/// A style of words, which are VoiceOver's words or the strings of AccessibilitySnapshot.
enum WordStyle: Hashable, Sendable {
  case spoken, snapshot
}

/// A composer that puts descriptions and events into words.
///
/// The words depend only on the input, the settings, the style, and the language. The folder
/// `Rules` contains the rules, `Styles` defines their order, `Languages` contains the words, and
/// ``SpeechRule`` has the evidence for each rule.
package struct Composer: Sendable {
  /// The settings of VoiceOver.
  package var settings: VoiceOverSettings
  /// The style in which the composer writes utterances.
  package let style: Style
  /// The words for text without its own language.
  let words: Words

  /// Creates a composer.
  ///
  /// The BCP 47 language is for elements that don't specify one.
  package init(settings: VoiceOverSettings = VoiceOverSettings(), style: Style, language: String) {
    self.settings = settings
    self.style = style
    self.words = Words(style: style.words, language: language)
  }

  /// The BCP 47 language of elements that don't specify one.
  package var language: String { words.language }

  /// Returns whether the composer produces the same words for a description as another composer.
  package func saysTheSame(as other: Composer) -> Bool {
    settings == other.settings && style == other.style && language == other.language
  }

  /// The tags of the languages for which Earshot has words.
  package static let languages = KnownLanguage.allCases.map(\.rawValue)

  /// A composer for each language for which Earshot has words.
  package static var ofEveryLanguage: [Composer] {
    languages.map { Composer(style: .spoken, language: $0) }
  }

  /// VoiceOver's own words in every language and style.
  ///
  /// `{}` is a placeholder.
  package static var wordings: [String] {
    KnownLanguage.allCases.flatMap { language in
      language.vocabulary.wordings.flatMap { [$0.1.spoken, $0.1.snapshot].compactMap { $0 } }
    }
  }

  /// The English word that VoiceOver says for an alert.
  ///
  /// - Rule: ``SpeechRule/alertWord``
  package static let wordForAlerts = Words(style: .spoken, language: "en")(.alert)

  /// Returns whether Earshot has words for a language, ignoring region and case.
  ///
  /// For example, `de-AT` uses the words of `de`.
  package static func knows(language tag: String) -> Bool {
    let asked = tag.primarySubtag
    return languages.contains { $0.primarySubtag == asked }
  }

  /// Returns the utterance for a stop, with its description, the groups that the cursor enters, and
  /// its hint line.
  ///
  ///     Profile, Photo, Image
  ///
  /// The snapshot style has no groups.
  ///
  /// - Source: VOICEOVER.md, chapter 4.
  package func utterance(for description: consuming ElementDescription) -> Utterance {
    chunked(description).written(in: style)
  }

  /// Returns the utterance for a stop, with the hint line separate from the description in every
  /// style.
  func chunked(_ description: consuming ElementDescription) -> Utterance {
    let stop = stop(description)
    switch words.style {
    case .spoken:
      var parts = stop.hasSurroundings ? stop.containerEntry : []
      let groups = parts.count
      parts.reserveCapacity(groups + 4)
      stop.addSpokenDescription(to: &parts)
      if groups > 0, stop.isSelectedBeforeGroups { parts.insert(parts.remove(at: groups), at: 0) }
      return Utterance(spoken: parts, hint: stop.spokenHint)
    case .snapshot:
      return stop.snapshotDescription.with(hint: stop.snapshotHint)
    }
  }

  /// Returns the description of a stop without groups and hints.
  func description(of description: ElementDescription) -> Utterance {
    switch words.style {
    case .spoken: Utterance(spoken: stop(description).spokenDescription)
    case .snapshot: stop(description).snapshotDescription
    }
  }

  /// Returns the name of a rotor setting in the composer's language, such as “Headings”.
  package func name(of option: RotorItem) -> String {
    option.name(in: words.of(.spoken, language))
  }

  /// Returns the name of an entry of the rotor's Edit setting in the composer's language, such as
  /// “Select all”.
  package func name(of entry: EditEntry) -> String {
    entry.parts(in: words.of(.spoken, language)).map(\.text).joined()
  }

  /// Returns the name of an entry of the rotor's Audio Graph setting in the composer's language,
  /// such as “Chart details”.
  package func name(of entry: ChartEntry) -> String {
    entry.parts(in: words.of(.spoken, language)).map(\.text).joined()
  }

  /// Returns the English name of a rotor setting, or the given name of a custom rotor.
  package func englishName(of option: RotorItem) -> String {
    option.name(in: words.of(.spoken, "en"))
  }

  /// A function that returns the name of a toggle's state in a language, such as “on”, for reading
  /// text by units.
  package static let stateName: FocusEngine.StateName = { state, language in
    Words(style: .spoken, language: language ?? "en")(state.phrase)
  }

  /// Returns the lines that a readout in the snapshot style has below the description and hint of a
  /// stop, such as “Actions Available”, “- Delete”, “More Content Available”, and “- Age: three
  /// years”.
  ///
  /// The spoken style doesn't have these lines. If the description is empty, the first of these
  /// lines replaces it.
  ///
  /// - Source: AccessibilitySnapshot (VOICEOVER.md 4.5, “Extra lines”).
  /// - Rule: ``SpeechRule/extraLines``
  package func extraLines(for description: ElementDescription) -> [String] {
    style == .snapshot ? stop(description).snapshotExtraLines : []
  }

  func stop(_ description: consuming ElementDescription) -> Stop {
    let words = words.of(words.style, description.language ?? language)
    return Stop(description: description, settings: settings, words: words)
  }
}

extension Utterance {
  /// Returns the utterance with the hint line of the snapshot style.
  func with(hint: SnapshotLine) -> Utterance {
    Utterance(parts: parts, hintParts: hint.parts, text: text, hint: hint.text.nonEmpty)
  }
}

extension String {
  /// The beginning of a language tag, in lowercase.
  fileprivate var primarySubtag: String { prefix { $0 != "-" }.lowercased() }
}
