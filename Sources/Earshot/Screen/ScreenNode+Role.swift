extension ScreenNode {
  /// What a node is: the word that opens its line in a `.screen` file, with the traits, the class and
  /// the container type that UIKit's own views of that kind have.
  public enum Role: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
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
    /// A toggle that says no more than its state.
    case checkbox
    /// A wheel of a picker.
    case wheel
    /// A button that shows a date and opens what is inside, as UIDatePicker in its compact style.
    case datePicker
    /// A button that opens the items inside, as UIButton with a UIMenu.
    case menu
    /// How far something has come, as UIProgressView.
    case progress
    /// Something that is going on, as UIActivityIndicatorView.
    case activity
    /// The handle of a sheet, which makes it larger and smaller.
    case grabber
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
    /// A popover; closed until it is presented.
    case popover
    /// The choice that an action sheet offers; closed until it is presented.
    case confirmationDialog

    /// The name.
    public var description: String { rawValue }
  }
}
