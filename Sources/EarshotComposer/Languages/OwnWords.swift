/// VoiceOver's own English words.
///
/// Unlike an app's names, these words are the same in every app.
package enum OwnWords {
  /// The words for kinds, states, and places, as VoiceOver says them.
  ///
  /// `{}` is a placeholder.
  package static let kinds: [String] = spoken(
    [
      .selected, .selectedPrefix, .dimmed, .on, .off, .mixed, .isEditing, .draggable, .expanded,
      .collapsed, .button, .backButton, .tab, .heading, .headingLevel, .link, .image, .adjustable,
      .searchField, .switchButton, .textField, .secureTextField, .popUpButton, .pickerItem,
      .tabBar, .series, .alert, .characterMode, .wordMode, .lineMode, .insertionPointAtEnd,
      .insertionPointAtStart, .selectEntry, .selectAllEntry, .cutEntry, .copyEntry, .pasteEntry,
    ]
  )

  /// The hints and cues, as VoiceOver says them.
  package static let hints: [String] = spoken(
    [
      .adjustHint, .toggleHint, .editHint, .editingHint, .textAreaHint, .directTouchHint,
      .customRotorsHint, .customActionsHint, .pickerHint, .expandHint, .collapseHint,
      .actionsAvailable, .moreContentAvailable,
    ]
  )

  private static func spoken(_ phrases: [Phrase]) -> [String] {
    phrases.compactMap { Vocabulary.english.wordings[$0]?.spoken }
  }
}
