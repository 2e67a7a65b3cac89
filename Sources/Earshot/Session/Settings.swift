internal import EarshotComposer
internal import EarshotLines
internal import EarshotNotation

extension VoiceOverSession {
  /// The settings of a session: its style, its language, and VoiceOver's own settings.
  public struct Settings: Hashable, Sendable {
    var options: SessionOptions

    init(_ options: SessionOptions) { self.options = options }

    /// Creates the default settings of a new iPhone.
    public init() { options = SessionOptions() }

    /// Creates the default settings with the given changes.
    ///
    ///     let settings = try VoiceOverSession.Settings(["language": "de", "hints": "off"])
    ///
    /// - Parameter changes: New values by the names of the settings. Docs/Sessions.md lists the
    ///   settings and their values.
    /// - Throws: ``ReadingError`` if a setting doesn't exist or doesn't support the given value.
    ///   The error suggests a similar name if there's one.
    public init(_ changes: KeyValuePairs<String, String>) throws(ReadingError) {
      do throws(SettingError) {
        options = try SessionOptions(changes)
      } catch {
        throw ReadingError([.init(file: "settings", message: error.description)])
      }
    }

    /// The style of utterances.
    public var style: Style {
      get { Style(options.style) }
      set { options.style = newValue.style }
    }
  }

  /// A style of utterances.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// The words that a user hears, separated by commas: “Add, Button”.
    case spoken
    /// The notation of AccessibilitySnapshot: “Add. Button.”
    case snapshot
    /// One string for each stop, including its hint, as in `XCUIVoiceOverService`: “Add Button”.
    case utterance
    /// The words of the spoken style, with symbols and abbreviations as voices read them: “1 meter”
    /// for “1m”.
    case readings

    init(_ style: EarshotComposer.Style) {
      self =
        switch style {
        case .spoken: .spoken
        case .snapshot: .snapshot
        case .utterance: .utterance
        case .readings: .readings
        }
    }

    var style: EarshotComposer.Style {
      switch self {
      case .spoken: .spoken
      case .snapshot: .snapshot
      case .utterance: .utterance
      case .readings: .readings
      }
    }
  }
}

extension VoiceOverSession {
  /// Returns whether two strings have the same words in the same order, ignoring punctuation,
  /// spaces, and case.
  ///
  /// Use it to compare strings in the utterance style, which can differ in these ways.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the strings.
  public static func hasSameWords(_ text: String, _ other: String) -> Bool {
    SpokenComparison.words.matches(text, other)
  }
}
