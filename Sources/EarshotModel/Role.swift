/// The word that opens a node in the notation: shorthand for traits, a class or a container type.
///
/// - Source: SCREEN-FORMAT.md, "Nodes".
public enum Role: String, CaseIterable, Hashable, Sendable {
  /// An element with no trait.
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
  /// A key of a keyboard.
  case key
  /// A back button; activating it goes back.
  case back
  /// An element whose value is changed by swiping up and down.
  case adjustable
  /// An adjustable from 0 % to 100 %, where nothing else is said.
  case slider
  /// Two buttons over one value, as UIStepper.
  case stepper
  /// A toggle: on, off or mixed.
  case `switch`
  /// An item of a tab bar or of segments.
  case tab
  /// A text field.
  case textField
  /// A text field that does not show what is typed.
  case secureTextField
  /// A text field of several lines.
  case textArea
  /// A search field.
  case searchField
  /// A row of a list; without a label it speaks its children as one.
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
  /// A container that pages.
  case scrollView
  /// An alert; closed until it is presented.
  case alert
  /// A sheet; closed until it is presented, unless it says that it is not modal.
  case sheet

  /// A screen, the root of what is shown at one time.
  case screen
  /// The app, the root of everything.
  case app
  /// The first stop of an alert, its title; made by the tree's builder.
  case alertTitle
  /// The left half of a stepper; made by the tree's builder.
  case decrementButton
  /// The right half of a stepper; made by the tree's builder.
  case incrementButton
}

extension Role {
  /// The roles that a line of the notation may begin with, in the order of their description.
  public static let written = allCases.prefix { $0 != .screen }

  /// Whether the builder makes the node, so that no file holds it.
  public var isMadeByBuilder: Bool {
    self == .alertTitle || self == .decrementButton || self == .incrementButton
  }

  /// Whether the node is a bar or control that tabs belong to.
  package var holdsTabs: Bool { self == .tabBar || self == .segments }

  /// The traits the role stands for.
  ///
  /// A `tab` has its traits from where it stands, so the builder adds them.
  public var traits: Traits {
    switch self {
    case .text, .alertTitle: .staticText
    case .header: .header
    case .button, .decrementButton, .incrementButton, .tab: .button
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

  /// The container type the role stands for.
  public var containerType: ContainerType {
    switch self {
    case .list: .list
    case .landmark: .landmark
    case .table: .dataTable
    case .group, .stepper, .toolbar, .navigationBar, .tabBar, .alert, .sheet: .semanticGroup
    default: .none
    }
  }

  /// The UIKit class the role stands for, where it matters.
  public var className: String? {
    switch self {
    case .tabBar: "UITabBar"
    case .segments: "UISegmentedControl"
    case .toolbar: "UIToolbar"
    case .navigationBar: "UINavigationBar"
    default: nil
    }
  }

  /// Whether a node of this role is an accessibility element where it does not say itself.
  public var isAccessibilityElement: Bool {
    switch self {
    case .stepper, .view, .group, .list, .landmark, .table, .row, .tabBar, .segments, .toolbar,
      .navigationBar, .scrollView, .alert, .sheet, .screen, .app:
      false
    default: true
    }
  }
}
