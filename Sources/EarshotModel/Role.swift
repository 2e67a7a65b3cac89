/// The word that begins a node in the notation.
///
/// It's shorthand for traits, a class, or a container type.
///
/// - Source: SCREEN-FORMAT.md, "Nodes".
public enum Role: String, CaseIterable, Hashable, Sendable {
  /// An element without traits.
  case element
  /// Static text.
  case text
  /// A heading.
  case header
  /// A button.
  case button
  /// A link.
  case link
  /// A picture.
  case image
  /// A key on a keyboard.
  case key
  /// A back button, which goes back on activation.
  case back
  /// An element whose value the user changes by swiping up and down.
  case adjustable
  /// An adjustable element from 0% to 100%, unless it has a different range.
  case slider
  /// Two buttons for one value, like UIStepper.
  case stepper
  /// A toggle: on, off, or mixed.
  case `switch`
  /// An item in a tab bar or a segmented control.
  case tab
  /// A toggle for which VoiceOver says only the state.
  case checkbox
  /// A wheel of a picker.
  case wheel
  /// A button that shows a date and opens its contents, like UIDatePicker in its compact style.
  case datePicker
  /// A button that opens the items inside, like UIButton with a UIMenu.
  case menu
  /// The progress of a task, like UIProgressView.
  case progress
  /// An activity indicator, like UIActivityIndicatorView.
  case activity
  /// The grabber of a sheet, which makes the sheet larger and smaller.
  case grabber
  /// A text field.
  case textField
  /// A text field that doesn't show what you type.
  case secureTextField
  /// A text field with several lines.
  case textArea
  /// A search field.
  case searchField
  /// A row in a list. If it has no label, VoiceOver reads its children as one stop.
  case cell
  /// A plain container, transparent to VoiceOver.
  case view
  /// A semantic group.
  case group
  /// A list.
  case list
  /// A landmark.
  case landmark
  /// A data table.
  case table
  /// A row of cells in a table.
  case row
  /// A tab bar.
  case tabBar
  /// A segmented control.
  case segments
  /// A toolbar.
  case toolbar
  /// A navigation bar.
  case navigationBar
  /// A container that scrolls by pages.
  case scrollView
  /// A value that the app keeps but doesn't show, so VoiceOver never reaches it.
  case variable
  /// An alert, which is closed until the app presents it.
  case alert
  /// A sheet, which is closed until the app presents it, unless it's specified as not modal.
  case sheet

  /// A popover, which is closed until the app presents it.
  case popover
  /// An action sheet, which is closed until the app presents it.
  case confirmationDialog

  /// A screen, which is the root of the visible nodes.
  case screen
  /// The app, which is the root of the tree.
  case app
  /// The title of an alert, which is the alert's first stop. The tree's builder creates it.
  case alertTitle
  /// The area around a popover, a dialog, or a similar element. A double tap on the area closes the
  /// element. The tree's builder creates it.
  case dismissRegion
  /// The area around a menu. A double tap on the area closes the menu. The tree's builder creates
  /// it.
  case menuDismissRegion
  /// The left half of a stepper. The tree's builder creates it.
  case decrementButton
  /// The right half of a stepper. The tree's builder creates it.
  case incrementButton
}

extension Role {
  /// The roles that can begin a line inside a screen, in the order of the reference.
  public static let written = allCases.prefix { $0 != .screen }

  /// Whether the builder makes the node, so no file contains it.
  public var isMadeByBuilder: Bool {
    switch self {
    case .alertTitle, .dismissRegion, .menuDismissRegion, .decrementButton, .incrementButton: true
    default: false
    }
  }

  /// The parts that the builder adds to a node of the role before its written contents.
  package var firstParts: [Role] {
    switch self {
    case .alert, .confirmationDialog: [.alertTitle]
    case .stepper: [.decrementButton, .incrementButton]
    default: []
    }
  }

  /// The part that the builder adds after the contents of a node of the role, or `nil` for none.
  package var lastPart: Role? {
    switch self {
    case .menu: .menuDismissRegion
    case .datePicker, .popover, .confirmationDialog: .dismissRegion
    default: nil
    }
  }

  /// Whether a double tap on the node closes a menu or a similar element.
  package var closesWhatIsOpen: Bool { self == .dismissRegion || self == .menuDismissRegion }

  /// Whether the first stop is a title.
  ///
  /// In that case, the label is the text of the title, not the label of a group.
  package var hasTitle: Bool { self == .alert || self == .confirmationDialog }

  /// Whether a double tap opens the contents.
  ///
  /// The user can't reach the contents in any other way.
  package var opensItself: Bool { self == .menu || self == .datePicker }

  /// Whether a node of the role has a default scale.
  package var hasScale: Bool {
    switch self {
    case .slider, .progress, .stepper, .grabber: true
    default: false
    }
  }

  /// Whether a node of the role can be closed until `present` opens it, always or as a modal sheet.
  package var canBePanel: Bool {
    switch self {
    case .alert, .popover, .confirmationDialog, .sheet: true
    default: false
    }
  }

  /// Whether the state on, off, or mixed follows the word of the role.
  package var holdsState: Bool { self == .switch || self == .checkbox }

  /// Whether VoiceOver describes the role in several words, one for each trait.
  package var isSeveralWords: Bool { self == .menu || self == .wheel || self == .grabber }

  /// Whether UIKit names a node of the role if it has no label.
  package var isNamedBySystem: Bool {
    switch self {
    case .decrementButton, .incrementButton, .dismissRegion, .menuDismissRegion, .grabber,
      .progress,
      .activity, .datePicker:
      true
    default: false
    }
  }

  /// Whether a node of the role is a tab bar or a segmented control.
  package var holdsTabs: Bool { self == .tabBar || self == .segments }

  /// The traits of the role.
  ///
  /// A `tab` in a tab bar has an additional trait, which the builder adds.
  public var traits: Traits {
    switch self {
    case .text, .alertTitle: .staticText
    case .header: .header
    case .button, .decrementButton, .incrementButton, .tab, .datePicker, .dismissRegion,
      .menuDismissRegion:
      .button
    case .menu: [.button, .popupButton]
    case .checkbox: .toggleButton
    case .wheel: [.adjustable, .pickerElement]
    case .grabber: [.button, .adjustable]
    case .progress, .activity: .updatesFrequently
    case .link: .link
    case .image: .image
    case .key: .keyboardKey
    case .back: .backButton
    case .adjustable, .slider: .adjustable
    case .switch: [.button, .toggleButton]
    case .textField: .textEntry
    case .secureTextField: [.textEntry, .secureTextField]
    case .textArea: [.textEntry, .textArea]
    case .searchField: [.searchField, .textEntry]
    case .tabBar: .tabBar
    default: []
    }
  }

  /// The container type of the role.
  public var containerType: ContainerType {
    switch self {
    case .list: .list
    case .landmark: .landmark
    case .table: .dataTable
    case .group, .stepper, .toolbar, .navigationBar, .tabBar, .alert, .sheet, .popover,
      .confirmationDialog:
      .semanticGroup
    default: .none
    }
  }

  /// The name of the UIKit class of the role, or `nil` if it doesn't matter.
  public var className: String? {
    switch self {
    case .tabBar: "UITabBar"
    case .segments: "UISegmentedControl"
    case .toolbar: "UIToolbar"
    case .navigationBar: "UINavigationBar"
    default: nil
    }
  }

  /// Whether a node of this role is an accessibility element by default.
  public var isAccessibilityElement: Bool {
    switch self {
    case .stepper, .view, .group, .list, .landmark, .table, .row, .tabBar, .segments, .toolbar,
      .navigationBar, .scrollView, .variable, .alert, .sheet, .popover, .confirmationDialog,
      .screen, .app:
      false
    default: true
    }
  }
}
