package import EarshotModel

/// The VoiceOver settings that affect speech and sounds.
///
/// VOICEOVER.md, chapter 10, describes their effects.
package struct VoiceOverSettings: Hashable, Sendable {
  /// The form in which VoiceOver announces that custom actions or custom content are available.
  package enum Feedback: String, CaseIterable, Hashable, Sendable {
    /// Spoken words.
    case speak
    /// A sound.
    case sound
    /// The system's hint. This is only for actions.
    case hint
    /// No cue.
    case off
  }

  /// A version of iOS, for behavior that differs between versions.
  ///
  /// - Source: VOICEOVER.md, chapter 10, `ios`.
  package enum SystemVersion: String, CaseIterable, Hashable, Sendable {
    /// iOS 12, whose behavior comes from demonstrations of this and earlier versions.
    case ios12 = "12"
    /// iOS 17.
    case ios17 = "17"
    /// iOS 18.
    case ios18 = "18"
    /// iOS 26.0 and 26.1.
    case ios26 = "26"
    /// iOS 26.2 and later.
    case ios26_2 = "26.2"

    /// Whether a stepper's button is dimmed if it can't change the value any further.
    ///
    /// - Rule: ``FocusRule/steppersWereDimmedAtTheirLimit``
    var dimsSteppersAtTheirLimit: Bool {
      switch self {
      case .ios12, .ios17, .ios18: true
      case .ios26, .ios26_2: false
      }
    }

    /// The default place where the cursor lands on a pushed screen.
    ///
    /// - Rule: ``FocusRule/olderPushesLandOnTheFirst``
    var focusAfterPush: FocusAfterPush {
      switch self {
      case .ios12, .ios17: .first
      case .ios18, .ios26, .ios26_2: .content
      }
    }

    /// The default place where the cursor lands after a menu closes.
    ///
    /// - Rule: ``FocusRule/olderMenusReturnTheCursor``
    var focusAfterMenu: FocusAfterLeaving {
      switch self {
      case .ios12, .ios17, .ios18, .ios26: .restored
      case .ios26_2: .first
      }
    }

    /// Whether VoiceOver says the label of the activated element before the screen that it opens.
    ///
    /// - Rule: ``FocusRule/olderActivationsSayTheLabelFirst``
    var saysTheLabelBeforeTheLanding: Bool { self == .ios12 }

    /// Whether apps can have audio graphs, which require iOS 15 or later.
    ///
    /// - Rule: ``FocusRule/chartsBringAudioGraph``
    var hasAudioGraphs: Bool { self != .ios12 }

    /// Whether VoiceOver says the title of a pushed screen before its back button.
    ///
    /// - Rule: ``FocusRule/olderPushesSayTheTitle``
    var saysTheTitleBeforeTheBackButton: Bool { self == .ios12 }

    /// VoiceOver's default words for an alert that appears.
    ///
    /// - Rule: ``FocusRule/alertsSayWhatTheyAre``
    var alerts: Alerts { self == .ios12 ? .announced : .title }

    /// Whether `expandedStatus` exists and VoiceOver has words for it.
    package var knowsExpandedStatus: Bool {
      switch self {
      case .ios12, .ios17: false
      case .ios18, .ios26, .ios26_2: true
      }
    }
  }

  /// The place where the cursor lands on a pushed screen.
  package enum FocusAfterPush: String, CaseIterable, Hashable, Sendable {
    /// The first element below the bar, unless the cursor was in the bar of the previous screen.
    case content
    /// The first element.
    case first
  }

  /// The place where the cursor lands after the user leaves the top screen.
  package enum FocusAfterLeaving: String, CaseIterable, Hashable, Sendable {
    /// The element that had the cursor.
    case restored
    /// The first element.
    case first
  }

  /// The place where the cursor lands when a tab opens.
  package enum FocusAfterTab: String, CaseIterable, Hashable, Sendable {
    /// A place on the screen of the tab.
    case content
    /// The tab itself.
    case tab
  }

  /// The effect of a gesture's speech on simultaneous announcements.
  package enum Announcements: String, CaseIterable, Hashable, Sendable {
    /// Announcements follow the speech.
    case kept
    /// VoiceOver loses the same announcements as on a device.
    case device
  }

  /// VoiceOver's words after the boundary sound of a swipe or an adjustment.
  package enum Boundary: String, CaseIterable, Hashable, Sendable {
    /// The element or, at the limit of a value, the value.
    case repeats
    /// Nothing.
    case sound
  }

  /// VoiceOver's words for an alert that appears.
  package enum Alerts: String, CaseIterable, Hashable, Sendable {
    /// The title.
    case title
    /// The word “Alert”, and then the title.
    case announced
  }

  /// The punctuation marks that VoiceOver says by name.
  package enum Punctuation: String, CaseIterable, Hashable, Sendable {
    /// No punctuation marks.
    case none
    /// The punctuation marks of everyday text.
    case some
    /// All punctuation marks.
    case all
  }

  /// The way that VoiceOver distinguishes capital letters.
  package enum Capitals: String, CaseIterable, Hashable, Sendable {
    /// The word “cap”.
    case cap
    /// A higher voice.
    case pitch
    /// A sound.
    case sound
    /// No distinction.
    case none
  }

  /// VoiceOver's words for typed text.
  package enum TypingEcho: String, CaseIterable, Hashable, Sendable {
    /// Each character.
    case characters
    /// Each completed word.
    case words
    /// Characters and words.
    case both
    /// Nothing.
    case none
  }

  /// The language from an option or a header, or `nil` if there's none.
  ///
  /// An element's own language overrides it.
  package var language: String?
  /// The device from an option or a header, or `nil` if there's none.
  package var idiom: Idiom?
  /// The layout direction from an option or a header, or `nil` if there's none.
  package var direction: LayoutDirection?
  /// Whether VoiceOver says hints.
  package var hints = true
  /// The way that VoiceOver announces custom actions.
  package var actionsFeedback = Feedback.speak
  /// The way that VoiceOver announces custom content.
  package var moreContentFeedback = Feedback.speak
  /// Whether VoiceOver says the label of a group when the cursor enters it.
  package var containers = true
  /// Whether VoiceOver says the headers of tables.
  package var tableHeaders = true
  /// Whether VoiceOver says the numbers of rows and columns.
  package var rowsAndColumns = true
  /// The place where the cursor lands on a pushed screen.
  ///
  /// It's the explicit setting or, if there's none, the default of the iOS version.
  package var focusAfterPush: FocusAfterPush {
    get { focusAfterPushByName ?? ios.focusAfterPush }
    set { focusAfterPushByName = newValue }
  }
  private var focusAfterPushByName: FocusAfterPush?
  /// The place where the cursor lands after the user leaves a pushed screen.
  package var focusAfterBack = FocusAfterLeaving.restored
  /// The place where the cursor lands after an alert, a sheet, or a presented screen closes.
  package var focusAfterDismiss: FocusAfterLeaving {
    get { focusAfterDismissByName ?? .first }
    set { focusAfterDismissByName = newValue }
  }
  private var focusAfterDismissByName: FocusAfterLeaving?
  /// The place where the cursor lands after a menu closes.
  ///
  /// It's the explicit setting for other panels or, if there's none, the default of the iOS
  /// version.
  var focusAfterMenu: FocusAfterLeaving { focusAfterDismissByName ?? ios.focusAfterMenu }
  /// The place where the cursor lands when a tab opens.
  package var focusAfterTab = FocusAfterTab.content

  /// The effect of a gesture's speech on simultaneous announcements.
  package var announcements = Announcements.kept
  /// VoiceOver's words after the boundary sound of a swipe or an adjustment.
  package var boundary = Boundary.repeats
  /// VoiceOver's words for an alert that appears.
  ///
  /// They're the explicit setting or, if there's none, the default of the iOS version.
  package var alerts: Alerts {
    get { alertsByName ?? ios.alerts }
    set { alertsByName = newValue }
  }
  private var alertsByName: Alerts?
  /// Whether VoiceOver says what it recognizes in pictures.
  package var imageDescriptions = true
  /// The rotor settings that the user chose.
  package var rotorItems = RotorChoice.delivered
  /// The version of iOS whose behavior and words VoiceOver uses.
  package var ios = SystemVersion.ios26

  /// The speed of the voice, in percent.
  package var rate = 50
  /// The volume of the voice, in percent.
  package var volume = 100
  /// The pitch of the voice, where 1 is normal.
  package var pitch = 1.0
  /// The punctuation marks that VoiceOver says by name.
  package var punctuation = Punctuation.some
  /// The way that VoiceOver distinguishes capital letters.
  package var capitals = Capitals.cap
  /// VoiceOver's words for typed text.
  package var typingEcho = TypingEcho.characters
  /// Whether VoiceOver says the word for a letter in the phonetic alphabet after the letter.
  package var phonetics = false

  /// Creates the settings of a new phone.
  package init() {}
}
