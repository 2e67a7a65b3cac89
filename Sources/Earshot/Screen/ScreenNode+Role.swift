extension ScreenNode {
  /// The role of a node, which is the first word of its line in a `.screen` file.
  ///
  /// A role sets the traits, the class, and the container type of the corresponding view in UIKit.
  public enum Role: String, CaseIterable, Hashable, Sendable, CustomStringConvertible {
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
    /// An image.
    case image
    /// A key on a keyboard.
    case key
    /// A back button, which goes back on activation.
    case back
    /// An element whose value changes when you swipe up or down.
    case adjustable
    /// An adjustable element whose value is from 0% to 100% by default.
    case slider
    /// Two buttons that change one value, like UIStepper.
    case stepper
    /// A toggle that is on, off, or mixed.
    case `switch`
    /// An item in a tab bar or a segmented control.
    case tab
    /// A toggle for which VoiceOver says only the state.
    case checkbox
    /// A wheel in a picker.
    case wheel
    /// A button that shows a date and opens a picker, like UIDatePicker in its compact style.
    case datePicker
    /// A button that opens the items inside it, like UIButton with a UIMenu.
    case menu
    /// A progress bar, like UIProgressView.
    case progress
    /// An activity indicator, like UIActivityIndicatorView.
    case activity
    /// The grabber of a sheet, which changes the sheet's size.
    case grabber
    /// A text field.
    case textField
    /// A text field that hides the typed text.
    case secureTextField
    /// A text field with several lines.
    case textArea
    /// A search field.
    case searchField
    /// A row in a list. If the row has no label, VoiceOver says the text of its children at one
    /// stop.
    case cell
    /// A plain container that VoiceOver ignores.
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
    /// A value that the app stores but doesn't show. VoiceOver never says it.
    case variable
    /// An alert that stays closed until the app presents it.
    case alert
    /// A sheet that stays closed until the app presents it. A sheet that isn't modal is always
    /// open.
    case sheet
    /// A popover that stays closed until the app presents it.
    case popover
    /// An action sheet that stays closed until the app presents it.
    case confirmationDialog

    /// The name of the role.
    public var description: String { rawValue }
  }
}
