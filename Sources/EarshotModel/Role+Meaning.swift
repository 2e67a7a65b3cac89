// What the words of the screen format mean, for help; a new one is asked for by the compiler.
extension Role {
  /// What the word stands for, without a full stop.
  package var meaning: String {
    switch self {
    case .element: "an element without traits"
    case .text: "static text"
    case .header: "a heading; 'level: 2' gives it a level"
    case .button: "a button"
    case .link: "a link"
    case .image: "a picture"
    case .key: "a key of a keyboard"
    case .back: "a back button; a double tap goes back"
    case .adjustable: "an element whose value is changed by swiping up and down"
    case .slider: "an adjustable from 0% to 100%, unless you give another range"
    case .stepper: "two buttons, Decrement and Increment, over one value"
    case .switch: "a toggle: 'switch on', 'switch off' or 'switch mixed'"
    case .tab: "an item of a tab bar or of segments; a double tap selects it"
    case .checkbox: "a toggle that only says its state: 'checkbox on', 'checkbox off'"
    case .wheel: "a wheel of a picker; swipes up and down turn it"
    case .datePicker: "a button with a date; a double tap opens what is inside it, such as wheels"
    case .menu: "a button; a double tap opens the items inside it, and one on an item closes it"
    case .progress: "how far something has come; VoiceOver reads it again as it changes"
    case .activity: "something that is going on; In progress if it has no label"
    case .grabber: "the handle of a sheet; swipes and double taps change the size of the sheet"
    case .textField: "a text field; a double tap edits it"
    case .secureTextField: "a text field that does not show what is typed"
    case .textArea: "a text field with several lines"
    case .searchField: "a search field"
    case .cell: "a row; without a label it says the texts inside it as one"
    case .view: "a plain container, which VoiceOver never mentions"
    case .group: "keeps what is inside it together; its label is heard on entry"
    case .list: "a list of the web: List start at the first item, List end at the last"
    case .landmark: "a landmark of the web: Landmark at the first item, End at the last"
    case .table: "a data table with rows, columns and headers"
    case .row: "a row of cells in a table"
    case .tabBar: "numbers the tabs inside it: 1 of 3"
    case .segments: "numbers the segments inside it: 1 of 3"
    case .toolbar: "a toolbar; its label, if it has one, is heard on entry"
    case .navigationBar: "a navigation bar; its label, if it has one, is heard on entry"
    case .scrollView: "a container that scrolls; 'pages: 5' gives it pages"
    case .variable: "a value that the app keeps and shows nowhere, for conditions and texts"
    case .alert: "an alert; closed until 'present #id' opens it"
    case .sheet: "a sheet; closed until 'present #id' opens it"
    case .popover: "a popover; closed until 'present #id' opens it"
    case .confirmationDialog: "the choices of an action sheet; closed until 'present #id' opens it"
    case .screen: "a screen: what is shown at one time"
    case .app: "the app: its name, language, tab bar and handlers"
    case .alertTitle, .dismissRegion, .menuDismissRegion, .decrementButton, .incrementButton:
      "made by its container"
    }
  }
}

extension NamedTrait {
  /// What the trait says of an element, without a full stop.
  package var meaning: String {
    switch self {
    case .button: "it is a button"
    case .link: "it is a link"
    case .image: "it is a picture"
    case .selected: "it is selected"
    case .playsSound: "it plays its own sound, so VoiceOver plays none"
    case .keyboardKey: "it is a key of a keyboard"
    case .staticText: "its text does not change"
    case .summaryElement: "VoiceOver begins here when the screen first opens"
    case .notEnabled: "it is disabled, and heard as dimmed"
    case .updatesFrequently: "it changes often, so VoiceOver reads it again as it changes"
    case .searchField: "it is a search field"
    case .startsMediaSession: "it starts playing sound, so VoiceOver is silent"
    case .adjustable: "swipes up and down change its value"
    case .allowsDirectInteraction: "touches go straight to the app"
    case .causesPageTurn: "its page turns when it was read to the end"
    case .tabBar: "it is a tab bar"
    case .header: "it is a heading"
    case .textEntry: "it takes typed text"
    case .pickerElement: "it is a wheel of a picker"
    case .isEditing: "its text is being edited"
    case .secureTextField: "what is typed is not shown"
    case .backButton: "it goes back"
    case .tabBarItem: "it is a tab"
    case .draggable: "it can be dragged"
    case .popupButton: "it opens a menu"
    case .textArea: "its text can have several lines"
    case .toggleButton: "it is a switch"
    case .supportsZoom: "it can be zoomed"
    }
  }
}

extension AppEvent {
  /// When the event comes, without a full stop.
  package var meaning: String {
    switch self {
    case .appear: "each time the screen is shown"
    case .focus: "when the cursor arrives"
    case .unfocus: "when the cursor leaves"
    case .activate: "on a double tap"
    case .valueChanged: "after the user changes the value or the text"
    case .return: "on Return in a text field"
    case .increment: "on a swipe up on an adjustable"
    case .decrement: "on a swipe down on an adjustable"
    case .escape: "on a scrub; goes up until something handles it"
    case .magicTap: "on a two-finger double tap; goes up until something handles it"
    case .scroll(let direction): direction.meaning
    case .zoomIn: "on zooming in"
    case .zoomOut: "on zooming out"
    case .touch: "on a touch that goes to the app"
    case .longPress: "on a triple tap, or a double tap and hold"
    case .announcementDidFinish: "after an announcement was spoken to its end; {value} is its text"
    case .announcementWasCut: "after an announcement was cut short; {value} is its text"
    case .voiceDidStart: "when an utterance of 'voice' begins; {value} is its text"
    case .voiceDidFinish: "after an utterance of 'voice' was spoken to its end; {value} is its text"
    case .voiceDidCancel: "after an utterance of 'voice' was stopped for good; {value} is its text"
    case .audioInterrupted: "when a call or another app interrupts the audio session of the app"
    case .audioResumed: "after the interruption; {value} is 'resume' if the app should go on"
    case .headphonesRemoved: "when the headphones are pulled out"
    case .every:
      "repeatedly while the screen is shown, counted from when it came up; below the app from its start"
    case .idle:
      "when the user made no gesture for that time while the screen is shown; once, until the next gesture"
    }
  }
}

extension ScrollDirection {
  fileprivate var meaning: String {
    switch self {
    case .left, .right, .up, .down: "on a three-finger swipe \(rawValue); goes up, too"
    case .next: "on a three-finger swipe to the next page, in any direction"
    case .previous: "on a three-finger swipe to the previous page, in any direction"
    }
  }
}
