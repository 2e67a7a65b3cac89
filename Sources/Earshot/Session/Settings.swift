internal import EarshotComposer
internal import EarshotLines
internal import EarshotNotation

extension VoiceOverSession {
  /// What a session is heard in: the style, the language, and the settings of VoiceOver.
  public struct Settings: Hashable, Sendable {
    var options: SessionOptions

    init(_ options: SessionOptions) { self.options = options }

    /// Creates the settings of a new phone.
    public init() { options = SessionOptions() }

    /// Creates the settings of a phone with some of them changed.
    ///
    ///     let settings = try VoiceOverSession.Settings(["language": "de", "hints": "off"])
    ///
    /// - Parameter changes: Values by the names of the settings, as Docs/Sessions.md lists them.
    /// - Throws: ``ReadingError`` if there is no such setting, with what was perhaps meant, or the
    ///   value is none of its own.
    public init(_ changes: KeyValuePairs<String, String>) throws(ReadingError) {
      do throws(SettingError) {
        options = try SessionOptions(changes)
      } catch {
        throw ReadingError([.init(file: "settings", message: error.description)])
      }
    }

    /// How utterances are written.
    public var style: Style {
      get { Style(options.style) }
      set { options.style = newValue.style }
    }
  }

  /// How utterances are written.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// What a user hears, in chunks: “Add, Button”.
    case spoken
    /// The notation of AccessibilitySnapshot: “Add. Button.”.
    case snapshot
    /// One string a stop, hint included, as `XCUIVoiceOverService` gives it: “Add Button”.
    case utterance

    init(_ style: EarshotComposer.Style) {
      self =
        switch style {
        case .spoken: .spoken
        case .snapshot: .snapshot
        case .utterance: .utterance
        }
    }

    var style: EarshotComposer.Style {
      switch self {
      case .spoken: .spoken
      case .snapshot: .snapshot
      case .utterance: .utterance
      }
    }
  }
}

extension VoiceOverSession {
  /// Tells whether two texts have the same words in the same order, whatever their marks, blanks and
  /// capitals: how strings of the utterance style are compared, since these vary.
  ///
  /// - Complexity: O(*n*) in the length of the texts.
  public static func hasSameWords(_ text: String, _ other: String) -> Bool {
    SpokenComparison.words.matches(text, other)
  }
}
