package import EarshotModel
package import EarshotSimulatedApp

/// Something that a user hears, in the order in which it happens; the composer puts it in words.
///
/// A reference holds the description, because an event is passed on often and read once.
package enum Event: Hashable, Sendable {
  /// The app was started; it says its name.
  case appStarted(name: String)
  /// A sound.
  case sound(Sound)
  /// The app speaks or plays beside VoiceOver, or changes its audio session.
  indirect case appSound(SoundRequest)
  /// A screen, alert, or sheet with this name appeared or reappeared.
  case screenShown(name: String)
  /// The user turned the rotor to a setting.
  case rotorTurned(RotorItem)
  /// The text of a field changed by typing.
  case textChanged(String)
  /// The content moved under three fingers.
  case scrolled(ScrollDirection)
  /// The gesture was refused.
  case refused(Refusal)
  /// The cursor came to a stop, or reads it again: the whole description.
  indirect case described(ElementDescription)
  /// An activated element repeats its label.
  indirect case repeated(ElementDescription)
  /// An activated element repeats its label and its hint, in place of an announcement that is lost.
  indirect case repeatedWithHint(ElementDescription)
  /// An activated element repeats its label, and what comes up breaks it off.
  indirect case cutShort(ElementDescription)
  /// An alert came up; VoiceOver says what it is.
  case alertShown
  /// The app pushed a screen whose title VoiceOver says before the back button.
  case titled(String)
  /// An element that takes touches itself says its label under a touch.
  indirect case touched(ElementDescription)
  /// The description of now, without role words, groups and hints, because an activation changed it.
  indirect case redescribed(ElementDescription)
  /// The value alone, because it changed.
  indirect case valueChanged(ElementDescription)
  /// The value alone, because VoiceOver looked at an element that updates frequently.
  indirect case polled(ElementDescription)
  /// A field began to be edited.
  indirect case editingBegan(ElementDescription)
  /// The insertion point of the field that is edited went to an end of the text.
  indirect case insertionPointMoved(ElementDescription)
  /// An announcement of the app, or the text of a notification.
  case announced(String, AnnouncementPriority)
  /// An announcement of the app that a phone loses before its first word.
  case announcementLost(String)
  /// The page of a scroll view.
  case page(Int, of: Int)
  /// The scroll view's own words for its page.
  case pageStatus(String)
  /// An entry of the Actions rotor.
  case action(ActionEntry)
  /// An entry of the More content rotor.
  case content(CustomContent)
  /// An entry of the Audio graph rotor.
  case chartEntry(ChartEntry)
  /// A chart is described.
  indirect case chartDescribed(Chart)
  /// A chart is played as tones.
  indirect case chartPlayed(Chart)
  /// The tones of a chart are over.
  case chartEnded
  /// The screen with a chart's details opens.
  indirect case chartOpened(Chart)
  /// Something on the screen with a chart's details.
  indirect case chartDetail(ChartDetail, of: Chart)
  /// A search of the rotor found nothing.
  case notFound(RotorItem)
  /// The whole description again in the course of reading on: no hint, no cue.
  indirect case readOn(ElementDescription)
  /// The words of a notification that moves focus or not; unlike an announcement they do not wait.
  case notified(String)
  /// Characters that were typed, one by one.
  case echoed(String)
  /// Characters that were deleted, one by one.
  case deleted(String)
  /// A word that was finished by typing.
  case echoedWord(String)
  /// A character, word, line, or marked range of text.
  case unit(SpokenUnit)
  /// VoiceOver selected text in the edited field.
  case textSelected(String)
  /// VoiceOver selected the given number of characters in a secure field.
  case secretSelected(count: Int)
  /// An entry of the rotor's Edit option.
  case edit(EditEntry)
  /// VoiceOver cut text out of the edited field.
  case textCut(String)
  /// VoiceOver copied text from the edited field.
  case textCopied(String)
  /// VoiceOver pasted text into the edited field.
  case textPasted(String)
  /// The user dictated text into the edited field.
  case dictated(String)
  /// A setting was changed on the rotor's dial.
  case settingTurned(TurnedSetting)
  /// Where the stop stands: its page, its place, its row and column.
  indirect case summarised(ElementDescription, page: PagePlace?)
  /// Something was dropped.
  case dropped
  /// Speech was switched on or off by a gesture.
  case speechSwitched(isOn: Bool)
  /// The screen curtain was switched on or off by a gesture.
  case curtainSwitched(isOn: Bool)
  /// VoiceOver itself was switched on or off.
  case voiceOverSwitched(isOn: Bool)
  /// The search field of the item chooser.
  case chooserSearch
  /// An element as the item chooser names it.
  indirect case chooserItem(ElementDescription)
  /// The last speech was copied.
  case copied
  /// Practice of gestures began or ended, or names a gesture.
  case practice(Practice)
}

extension Event {
  /// The stop that the event describes, or `nil` if it describes none.
  ///
  /// Each case has its own line, so the description stays in place and isn't copied.
  package var subject: ElementTree.Index? {
    switch self {
    case .described(let description): description.index
    case .repeated(let description): description.index
    case .repeatedWithHint(let description): description.index
    case .cutShort(let description): description.index
    case .touched(let description): description.index
    case .redescribed(let description): description.index
    case .valueChanged(let description): description.index
    case .polled(let description): description.index
    case .editingBegan(let description): description.index
    case .insertionPointMoved(let description): description.index
    case .readOn(let description): description.index
    case .summarised(let description, _): description.index
    case .chooserItem(let description): description.index
    default: nil
    }
  }
}

/// A setting as the rotor's dial leaves it.
package enum TurnedSetting: Hashable, Sendable {
  /// A rate or a volume, in percent.
  case percent(Int)
  /// The punctuation that VoiceOver says.
  case punctuation(VoiceOverSettings.Punctuation)
  /// On or off.
  case flag(Bool)
}

/// A page among the pages of a scroll view, from 1.
package struct PagePlace: Hashable, Sendable {
  /// The page.
  package var page: Int
  /// The total number.
  package var count: Int
  /// The scroll view's own words for the page.
  package var status: String?

  /// Creates a place.
  package init(page: Int, count: Int, status: String? = nil) {
    self.page = page
    self.count = count
    self.status = status
  }
}

/// VoiceOver's words in practice mode.
package enum Practice: Hashable, Sendable {
  /// Practice began.
  case began
  /// Practice ended.
  case ended
  /// A gesture: its name, and what it does.
  case gesture(String, effect: String)
}

/// A sound of VoiceOver.
package enum Sound: Hashable, Sendable {
  /// An element was activated.
  case activate
  /// There is nothing further.
  case boundary
  /// Nothing is there to touch.
  case empty
  /// Custom actions are offered, where the setting asks for a sound.
  case actions
  /// Custom content is there, where the setting asks for a sound.
  case moreContent
  /// Touches go to the app from now on.
  case passThrough
  /// A capital letter, where the setting asks for a sound.
  case capital
  /// Dictation begins or ends.
  case dictation
}

/// An entry of the Actions rotor.
package enum ActionEntry: Hashable, Sendable {
  /// A custom action.
  case custom(String)
  /// A custom action that puts down what was picked up.
  case drop(String)
  /// Picking the element up, where its author names no drag.
  case drag
  /// Activation, the last entry.
  case activate
}

/// Why a gesture came to nothing.
package enum Refusal: Hashable, Sendable {
  /// The element is not enabled.
  case dimmed
  /// Nothing handles activation.
  case nothingToActivate
  /// Nothing here steps.
  case nothingToAdjust
  /// Nothing handles the magic tap.
  case noMagicTap
  /// The rotor offers no option of that name.
  case noRotor
  /// No action of that name is offered.
  case noAction
  /// No node is called so.
  case noSuchElement
  /// There's no screen with this name.
  case noSuchScreen
  /// The node is there, but no stop.
  case cannotBeReached(String)
  /// Swiping did not lead there.
  case notReached(String)
  /// No screen is below this one.
  case nothingToGoBackTo
  /// No field is being edited.
  case notEditing
  /// Effects call each other for ever.
  case effectsNeverEnd
  /// Text with references would have become too long.
  case textTooLong
}
