// What the words of the screen format mean, for help; a new one is asked for by the compiler.
extension Role {
  /// What the word stands for, without a full stop.
  package var meaning: String {
    switch self {
    case .element: "a stop without any trait"
    case .text: "static text"
    case .header: "a heading; 'level: 2' gives it a level"
    case .button: "a button"
    case .link: "a link"
    case .image: "a picture"
    case .key: "a key of a keyboard"
    case .back: "a back button; a double tap goes back"
    case .adjustable: "an element whose value is changed by swiping up and down"
    case .slider: "an adjustable from 0% to 100% where nothing else is said"
    case .stepper: "two buttons, Decrement and Increment, over one value"
    case .switch: "a toggle: 'switch on', 'switch off' or 'switch mixed'"
    case .tab: "an item of a tab bar or of segments; a double tap selects it"
    case .checkbox: "a toggle that says its state alone: 'checkbox on', 'checkbox off'"
    case .wheel: "a wheel of a picker; swipes up and down turn it"
    case .datePicker: "a button with a date; a double tap opens what is inside, such as wheels"
    case .menu: "a button; a double tap opens the items inside, and one on an item closes it"
    case .progress: "how far something has come; VoiceOver asks again and again"
    case .activity: "something that is going on, called In progress"
    case .grabber: "the handle of a sheet; swipes and double taps make the sheet larger and smaller"
    case .textField: "a text field; a double tap edits it"
    case .secureTextField: "a text field that does not show what is typed"
    case .textArea: "a text field of several lines"
    case .searchField: "a search field"
    case .cell: "a row; without a label it speaks what is inside as one"
    case .view: "a plain container; VoiceOver does not notice it"
    case .group: "keeps what is inside together; its label is heard on entry"
    case .list: "List start at the first item, List end at the last"
    case .landmark: "Landmark at the first item, End at the last"
    case .table: "a data table with rows, columns and headers"
    case .row: "a row of cells in a table"
    case .tabBar: "numbers the tabs inside: 1 of 3"
    case .segments: "numbers the segments inside: 1 of 3"
    case .toolbar: "a toolbar; its label, if it has one, is heard on entry"
    case .navigationBar: "a navigation bar; its label, if it has one, is heard on entry"
    case .scrollView: "a container that scrolls; 'pages: 5' gives it pages"
    case .alert: "an alert; closed until 'present #id' opens it"
    case .sheet: "a sheet; closed until 'present #id' opens it"
    case .popover: "a popover; closed until 'present #id' opens it"
    case .confirmationDialog: "the choice of an action sheet; closed until 'present #id' opens it"
    case .screen: "a screen, the root of what is shown at one time"
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
    case .playsSound: "it plays a sound of its own, so that VoiceOver plays none"
    case .keyboardKey: "it is a key of a keyboard"
    case .staticText: "its text does not change"
    case .summaryElement: "it sums up the app where the app starts"
    case .notEnabled: "it is dimmed: it takes no action"
    case .updatesFrequently: "it changes often, so that VoiceOver asks again and again"
    case .searchField: "it is a search field"
    case .startsMediaSession: "it starts sound, so that VoiceOver is silent"
    case .adjustable: "its value is changed by swiping up and down"
    case .allowsDirectInteraction: "touches go to the app at once"
    case .causesPageTurn: "its page is turned when it was read to its end"
    case .tabBar: "it is a tab bar"
    case .header: "it is a heading"
    case .textEntry: "text is typed into it"
    case .pickerElement: "it is a wheel of a picker"
    case .isEditing: "its text is being edited"
    case .secureTextField: "what is typed is not shown"
    case .backButton: "it leads back"
    case .tabBarItem: "it is a tab"
    case .draggable: "it can be dragged"
    case .popupButton: "it opens a menu"
    case .textArea: "its text has several lines"
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
    case .focus: "when the cursor comes"
    case .unfocus: "when the cursor leaves"
    case .activate: "by a double tap"
    case .valueChanged: "after the user changed the value or the text"
    case .return: "by Return in a text field"
    case .increment: "by a swipe up on an adjustable"
    case .decrement: "by a swipe down on an adjustable"
    case .escape: "by a scrub; goes up until somebody handles it"
    case .magicTap: "by a two-finger double tap; goes up until somebody handles it"
    case .scroll(let direction): direction.meaning
    case .zoomIn: "by zooming in"
    case .zoomOut: "by zooming out"
    case .touch: "by a touch that is let through"
    case .longPress: "by a triple tap, or a double tap and hold"
    case .announcementDidFinish: "after an announcement was spoken; {value} is its text"
    case .announcementWasCut: "after an announcement was cut; {value} is its text"
    case .every: "again and again while the screen is shown"
    }
  }
}

extension ScrollDirection {
  fileprivate var meaning: String {
    switch self {
    case .left, .right, .up, .down: "by a three-finger swipe \(rawValue); goes up, too"
    case .next: "by a three-finger swipe to the next page, whatever its direction"
    case .previous: "by a three-finger swipe to the page before, whatever its direction"
    }
  }
}
