package import EarshotModel
package import EarshotSimulatedApp

/// An event that Earshot reports, such as a sound, the description of a stop, or a refusal.
///
/// The composer puts it into words.
///
/// The description is stored by reference, because an event is passed on often and read once.
package enum Event: Hashable, Sendable {
  /// The app started, and VoiceOver says its name.
  case appStarted(name: String)
  /// A sound.
  case sound(Sound)
  /// The app speaks with its own synthesizer, plays a sound, or changes its audio session.
  indirect case appSound(SoundRequest)
  /// A screen, alert, or sheet with this name appeared or reappeared.
  case screenShown(name: String)
  /// The user turned the rotor to a setting.
  case rotorTurned(RotorItem)
  /// The text of a field changed because of typing.
  case textChanged(String)
  /// The content scrolled in response to a three-finger swipe.
  case scrolled(ScrollDirection)
  /// Earshot refused the gesture.
  case refused(Refusal)
  /// The cursor arrived at a stop, or VoiceOver reads it again, with the complete description.
  indirect case described(ElementDescription)
  /// VoiceOver repeats the label of an activated element.
  indirect case repeated(ElementDescription)
  /// VoiceOver repeats the label and the hint of an activated element, which replace a lost
  /// announcement.
  indirect case repeatedWithHint(ElementDescription)
  /// VoiceOver begins to repeat the label of an activated element, and a new screen interrupts it.
  indirect case cutShort(ElementDescription)
  /// An alert appeared, and VoiceOver says its kind.
  case alertShown
  /// The app pushed a screen, and VoiceOver says its title before the back button.
  case titled(String)
  /// The user touched an element that handles touches itself, and VoiceOver says its label.
  indirect case touched(ElementDescription)
  /// An activation changed an element, and VoiceOver describes it again without role words, groups,
  /// and hints.
  indirect case redescribed(ElementDescription)
  /// The value of an element changed, and VoiceOver says only the value.
  indirect case valueChanged(ElementDescription)
  /// VoiceOver noticed the new value of an element that updates frequently, and says only the
  /// value.
  indirect case polled(ElementDescription)
  /// The user began to edit a field.
  indirect case editingBegan(ElementDescription)
  /// The insertion point of the edited field moved to an end of the text.
  indirect case insertionPointMoved(ElementDescription)
  /// An announcement by the app.
  case announced(String, AnnouncementPriority)
  /// An announcement by the app that's lost on a device before VoiceOver says the first word.
  case announcementLost(String)
  /// The number of the page that a scroll view shows, and its number of pages.
  case page(Int, of: Int)
  /// The scroll view's own words for its page.
  case pageStatus(String)
  /// An entry of the Actions rotor.
  case action(ActionEntry)
  /// An entry of the More Content rotor.
  case content(CustomContent)
  /// An entry of the Audio Graph rotor.
  case chartEntry(ChartEntry)
  /// VoiceOver describes a chart.
  indirect case chartDescribed(Chart)
  /// VoiceOver plays a chart as tones.
  indirect case chartPlayed(Chart)
  /// VoiceOver finished playing a chart.
  case chartEnded
  /// VoiceOver opened the screen with a chart's details.
  indirect case chartOpened(Chart)
  /// An element of the screen with a chart's details.
  indirect case chartDetail(ChartDetail, of: Chart)
  /// A rotor search found no result.
  case notFound(RotorItem)
  /// The description of a stop during continuous reading, without a hint or a cue.
  indirect case readOn(ElementDescription)
  /// The words of a notification, whether or not it moves the cursor. Unlike the words of an
  /// announcement, they don't wait.
  case notified(String)
  /// Typed characters, one by one.
  case echoed(String)
  /// Deleted characters, one by one.
  case deleted(String)
  /// A word that the user finished typing.
  case echoedWord(String)
  /// A character, word, line, or marked range of text.
  case unit(SpokenUnit)
  /// VoiceOver selected text in the edited field.
  case textSelected(String)
  /// VoiceOver selected the given number of characters in a secure field.
  case secretSelected(count: Int)
  /// An entry of the Edit rotor setting.
  case edit(EditEntry)
  /// VoiceOver cut text out of the edited field.
  case textCut(String)
  /// VoiceOver copied text from the edited field.
  case textCopied(String)
  /// VoiceOver pasted text into the edited field.
  case textPasted(String)
  /// The user dictated text into the edited field.
  case dictated(String)
  /// The rotor changed a VoiceOver setting.
  case settingTurned(TurnedSetting)
  /// The position of a stop, which is its page, its place in its group, and its row and column.
  indirect case summarized(ElementDescription, page: PagePlace?)
  /// The user dropped an element.
  case dropped
  /// A gesture turned speech on or off.
  case speechSwitched(isOn: Bool)
  /// A gesture turned the screen curtain on or off.
  case curtainSwitched(isOn: Bool)
  /// VoiceOver was turned on or off.
  case voiceOverSwitched(isOn: Bool)
  /// VoiceOver says the name of the item chooser's search field.
  case chooserSearch
  /// An element, as VoiceOver names it in the item chooser.
  indirect case chooserItem(ElementDescription)
  /// VoiceOver copied its last words.
  case copied
  /// Practice mode began or ended, or VoiceOver names a gesture in it.
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
    case .summarized(let description, _): description.index
    case .chooserItem(let description): description.index
    default: nil
    }
  }
}

/// A VoiceOver setting after the rotor changed it.
package enum TurnedSetting: Hashable, Sendable {
  /// A rate or a volume, in percent.
  case percent(Int)
  /// The punctuation that VoiceOver says.
  case punctuation(VoiceOverSettings.Punctuation)
  /// On or off.
  case flag(Bool)
}

/// The position of a page among the pages of a scroll view.
package struct PagePlace: Hashable, Sendable {
  /// The number of the page, starting at 1.
  package var page: Int
  /// The total number of pages.
  package var count: Int
  /// The scroll view's own words for the page, or `nil` if it has none.
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
  /// A gesture, with its name and its effect.
  case gesture(String, effect: String)
}

/// A sound of VoiceOver.
package enum Sound: CaseIterable, Hashable, Sendable {
  /// An element was activated.
  case activate
  /// There's nothing more in this direction.
  case boundary
  /// There's nothing to touch at this point.
  case empty
  /// Custom actions are available, and the setting requests a sound.
  case actions
  /// Custom content is available, and the setting requests a sound.
  case moreContent
  /// From now on, touches pass through to the app.
  case passThrough
  /// A capital letter was typed or read, and the setting requests a sound.
  case capital
  /// Dictation begins or ends.
  case dictation
}

/// An entry of the Actions rotor.
package enum ActionEntry: Hashable, Sendable {
  /// A custom action.
  case custom(String)
  /// A custom action that drops the dragged element.
  case drop(String)
  /// The system's action for dragging the element, if the app provides no drag action.
  case drag
  /// Activation, which is the last entry.
  case activate
}

/// The reason that a gesture did nothing.
package enum Refusal: Hashable, Sendable {
  /// The element isn't enabled.
  case dimmed
  /// Nothing handles activation.
  case nothingToActivate
  /// The element can't be adjusted.
  case nothingToAdjust
  /// Nothing handles the magic tap.
  case noMagicTap
  /// No rotor setting with the name is available.
  case noRotor
  /// No action with the name is available.
  case noAction
  /// No node has the name.
  case noSuchElement
  /// There's no screen with this name.
  case noSuchScreen
  /// The node exists, but it isn't a stop.
  case cannotBeReached(String)
  /// Swiping didn't reach the element.
  case notReached(String)
  /// There's no screen below this one.
  case nothingToGoBackTo
  /// The user isn't editing a field.
  case notEditing
  /// Effects call each other endlessly.
  case effectsNeverEnd
  /// Text with references would have become too long.
  case textTooLong
}
