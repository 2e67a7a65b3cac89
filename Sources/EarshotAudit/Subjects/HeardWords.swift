import EarshotModel
import EarshotFocusEngine
import EarshotComposer
import EarshotNotation

/// VoiceOver's words for roles and states in one language, as the composer says them.
///
/// Rules that look for VoiceOver's words in labels contain no words themselves, so they work in
/// every supported language.
struct HeardWords: Sendable {
  /// The words for kinds of elements, in lowercase, such as “button” and “link”.
  let roles: Set<String>
  /// The words for states, in lowercase, such as “on” and “selected”.
  let states: Set<String>
  /// The BCP 47 tag of the language.
  let language: String

  /// Gets the words from a session's composer.
  ///
  /// The language of the words may differ from the session's language.
  init(_ composer: Composer, in language: String) {
    let composer = Composer(settings: composer.settings, style: .spoken, language: language)
    self.language = composer.language
    var roles: Set<String> = []
    var states: Set<String> = []
    for trait in NamedTrait.allCases where trait.hasWord {
      var element = Element(role: .element, label: HeardWords.probe)
      element.traits = trait.traits
      HeardWords.collect(element, composer, &roles, &states)
    }
    for state in ToggleState.allCases {
      var element = Element(role: .switch, label: HeardWords.probe)
      element.value = state.value
      HeardWords.collect(element, composer, &roles, &states)
    }
    for status in ExpandedStatus.allCases {
      var element = Element(role: .button, label: HeardWords.probe)
      element.expandedStatus = status
      HeardWords.collect(element, composer, &roles, &states)
    }
    self.roles = roles
    self.states = states
  }

  private static let probe = "x"

  /// The words for states, in lowercase, in every language that has VoiceOver words.
  static let statesOfAll: Set<String> = Composer.languages.reduce(into: []) { states, language in
    let composer = Composer(style: .spoken, language: language)
    states.formUnion(HeardWords(composer, in: language).states)
  }

  private static func collect(
    _ element: Element,
    _ composer: Composer,
    _ roles: inout Set<String>,
    _ states: inout Set<String>
  ) {
    let description = ElementDescription(index: ElementTree.Index(0), element: element)
    for part in composer.utterance(for: description).parts {
      let text = part.text.lowercased()
      switch part.kind {
      case .role: roles.insert(text)
      case .state, .selected: states.insert(text)
      default: break
      }
    }
  }
}
