// The meanings of the words in the screen format, for help. The compiler requires a meaning for
// each new word.
extension Role {
  /// The meaning of the word, without a period.
  package var meaning: String {
    switch self {
    case .element: "an element without traits"
    case .text: "static text"
    case .header: "a heading; 'level: 2' gives it a level"
    case .button: "a button"
    case .link: "a link"
    case .image: "a picture"
    case .key: "a key on a keyboard"
    case .back: "a back button; a double tap goes back"
    case .adjustable: "an element whose value you change by swiping up and down"
    case .slider: "an adjustable element from 0% to 100%, unless you give a different range"
    case .stepper: "two buttons, Decrement and Increment, for one value"
    case .switch: "a toggle: 'switch on', 'switch off', or 'switch mixed'"
    case .tab: "an item in a tab bar or segmented control; a double tap selects it"
    case .checkbox:
      "a toggle whose kind VoiceOver doesn't say: 'checkbox on', 'checkbox off', or 'checkbox mixed'"
    case .wheel: "a picker wheel; swipes up and down turn it"
    case .datePicker: "a button with a date; a double tap opens its contents, such as wheels"
    case .menu:
      """
      a button; a double tap opens the items inside it, and a double tap on an item closes the menu
      """
    case .progress: "a progress bar; while the cursor is on it, VoiceOver reads its changes"
    case .activity: "an activity indicator; VoiceOver says “In progress” if it has no label"
    case .grabber: "the handle of a sheet; swipes and double taps change the size of the sheet"
    case .textField: "a text field; a double tap starts editing"
    case .secureTextField: "a text field that doesn't show what you type"
    case .textArea: "a text field with several lines"
    case .searchField: "a search field"
    case .cell: "a row; if it has no label, VoiceOver reads the text inside it as one stop"
    case .view: "a plain container, which VoiceOver never mentions"
    case .group:
      """
      a group that keeps its elements together; VoiceOver says its label when the cursor enters it
      """
    case .list:
      """
      a list on a web page; VoiceOver says “List start” at the first item and “List end” at the last
      """
    case .landmark:
      "a landmark on a web page; VoiceOver says “Landmark” at the first item and “End” at the last"
    case .table: "a data table with rows, columns, and headers"
    case .row: "a row of cells in a table"
    case .tabBar: "a tab bar; VoiceOver numbers the tabs inside it, as in “1 of 3”"
    case .segments: "a segmented control; VoiceOver numbers its segments, as in “1 of 3”"
    case .toolbar: "a toolbar; VoiceOver says its label, if any, when the cursor enters it"
    case .navigationBar:
      "a navigation bar; VoiceOver says its label, if any, when the cursor enters it"
    case .scrollView: "a container that scrolls; 'pages: 5' gives it five pages"
    case .variable: "a value that the app keeps but doesn't show, for conditions and text"
    case .alert: "an alert, which stays closed until 'present #id' opens it"
    case .sheet: "a sheet, which stays closed until 'present #id' opens it"
    case .popover: "a popover, which stays closed until 'present #id' opens it"
    case .confirmationDialog:
      "an action sheet with choices, which stays closed until 'present #id' opens it"
    case .screen: "a screen: everything that the app shows at one time"
    case .app: "the app: its name, language, tab bar, and handlers"
    case .alertTitle, .dismissRegion, .menuDismissRegion, .decrementButton, .incrementButton:
      "a node that its container creates"
    }
  }
}

extension NamedTrait {
  /// The meaning of the trait for an element, without a period.
  package var meaning: String {
    switch self {
    case .button: "the element is a button"
    case .link: "the element is a link"
    case .image: "the element is a picture"
    case .selected: "the element is selected"
    case .playsSound: "the element plays its own sound, so VoiceOver plays none"
    case .keyboardKey: "the element is a key on a keyboard"
    case .staticText: "the element is text that doesn't change"
    case .summaryElement: "VoiceOver begins here when the screen first opens"
    case .notEnabled: "the element is disabled; VoiceOver says “dimmed”"
    case .updatesFrequently:
      "the element changes often; while the cursor is on it, VoiceOver reads the changes"
    case .searchField: "the element is a search field"
    case .startsMediaSession:
      "activating the element starts playback or recording, so VoiceOver stays silent"
    case .adjustable: "swipes up and down change the value"
    case .allowsDirectInteraction: "touches go straight to the app"
    case .causesPageTurn: "the page turns after VoiceOver reads the element to the end"
    case .tabBar: "the element is a tab bar"
    case .header: "the element is a heading"
    case .textEntry: "you can type into the element"
    case .pickerElement: "the element is a picker wheel"
    case .isEditing: "the user is editing the text"
    case .secureTextField: "the field doesn't show what you type"
    case .backButton: "the element is a back button"
    case .tabBarItem: "the element is a tab"
    case .draggable: "you can drag the element"
    case .popupButton: "the element opens a menu"
    case .textArea: "the text can have several lines"
    case .toggleButton: "the element is a switch"
    case .supportsZoom: "you can zoom the element"
    }
  }
}

extension AppEvent {
  /// A description of when the event occurs, without a period.
  package var meaning: String {
    switch self {
    case .appear: "each time the screen appears"
    case .focus: "when the cursor moves to the element"
    case .unfocus: "when the cursor leaves the element"
    case .activate: "on a double tap"
    case .valueChanged: "after the user changes the value or the text"
    case .return: "when the user presses Return in a text field"
    case .increment: "when the user swipes up on an adjustable element"
    case .decrement: "when the user swipes down on an adjustable element"
    case .escape: "on a scrub; the event bubbles up until a handler accepts it"
    case .magicTap: "on a two-finger double tap; the event bubbles up until a handler accepts it"
    case .scroll(let direction): direction.meaning
    case .zoomIn: "when the user zooms in"
    case .zoomOut: "when the user zooms out"
    case .touch: "on a touch that VoiceOver passes to the app"
    case .longPress: "on a triple tap, or a double tap and hold"
    case .announcementDidFinish:
      """
      after VoiceOver says an announcement to the end; {value} is its text
      """
    case .announcementWasCut:
      "after VoiceOver cuts an announcement short or drops it; {value} is its text"
    case .voiceDidStart: "when an utterance of 'voice' begins; {value} is its text"
    case .voiceDidFinish: "after an utterance of 'voice' finishes; {value} is its text"
    case .voiceDidCancel:
      "after an utterance of 'voice' stops before its end and can't continue; {value} is its "
        + "text"
    case .audioInterrupted: "when a call or another app interrupts the app's audio session"
    case .audioResumed:
      """
      after an interruption of the app's audio session; {value} is 'resume' if the app should resume
      """
    case .headphonesRemoved: "when the headphones are unplugged"
    case .every:
      """
      at regular intervals while the screen is shown, counted from when the screen appears or, for \
      the app, from the app's start
      """
    case .idle:
      """
      when the user makes no gesture for the given time while the screen is shown; happens only \
      once before the next gesture
      """
    }
  }
}

extension ScrollDirection {
  fileprivate var meaning: String {
    switch self {
    case .left, .right, .up, .down:
      """
      on a three-finger swipe \(rawValue); the event bubbles up until a handler accepts it
      """
    case .next:
      """
      on a three-finger swipe to the next page: up, or left (right in a right-to-left layout)
      """
    case .previous:
      """
      on a three-finger swipe to the previous page: down, or right (left in a right-to-left layout)
      """
    }
  }
}
