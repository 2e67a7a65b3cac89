package import AccessibilityModel

/// The settings of VoiceOver that decide what is heard.
///
/// - Source: VOICEOVER.md, chapter 10.
package struct VoiceOverSettings: Hashable, Sendable {
  /// How a cue is given.
  package enum Feedback: String, CaseIterable, Hashable, Sendable {
    /// In words.
    case speak
    /// As a sound.
    case sound
    /// As the system's hint; of actions only.
    case hint
    /// Not at all.
    case off
  }

  /// Where focus goes when a screen is come back to.
  package enum FocusAfterBack: String, CaseIterable, Hashable, Sendable {
    /// To the element that had it.
    case restored
    /// To the first element.
    case first
  }

  /// The language that an option or a header asks for; an element's own wins.
  package var language: String?
  /// The device that an option or a header asks for.
  package var idiom: Idiom?
  /// The layout direction that an option or a header asks for.
  package var direction: LayoutDirection?
  /// Whether hints are spoken.
  package var hints = true
  /// How custom actions are announced.
  package var actionsFeedback = Feedback.speak
  /// How custom content is announced.
  package var moreContentFeedback = Feedback.speak
  /// Whether labels of groups are spoken on entry.
  package var containers = true
  /// Whether headers of tables are spoken.
  package var tableHeaders = true
  /// Whether rows and columns are spoken.
  package var rowsAndColumns = true
  /// Where focus goes when a screen is come back to.
  package var focusAfterBack = FocusAfterBack.restored

  /// Creates the settings of a new phone.
  package init() {}
}
