import EarshotModel
import EarshotNotation

/// The appearance of an element in a drawing, which is the iOS control that its role and traits
/// represent.
///
/// - Source: Human Interface Guidelines, “Components”; our choice.
enum Look: Hashable, Sendable {
  case largeTitle, heading, text, caption
  case row, disclosure, button, link, back, picture, key, plain
  case toggle(ToggleState?), checkbox(ToggleState?)
  case slider(Double), stepper, wheel, picker, progress(Double), activity, grabber
  case field, secureField, area, search
  case tab, segment, barItem
  case outside

  /// Determines the appearance of a stop.
  ///
  /// If the first stop is a heading, the heading is the title of the screen.
  init(_ element: Element, at index: ElementTree.Index, in tree: ElementTree, isFirst: Bool) {
    let traits = element.traits
    let parents = tree.ancestors(of: index).prefix(3).map { tree.role(of: $0) }
    if element.role.closesWhatIsOpen {
      self = .outside
    } else if parents.contains(.segments) || element.className == "UISegmentedControl" {
      self = .segment
    } else if element.role == .tab || traits.contains(.tabBarItem) || parents.first == .tabBar {
      self = .tab
    } else if traits.contains(.header) {
      self = isFirst && element.role != .alertTitle ? .largeTitle : .heading
    } else if parents.contains(.toolbar)
      || parents.contains(.navigationBar) && element.role != .back
    {
      self = .barItem
    } else if let look = Look(role: element.role, element) {
      self = look
    } else {
      self = Look(traits: traits, element, isInList: parents.contains(where: Look.lists.contains))
    }
  }

  /// The containers whose buttons are rows.
  private static let lists: Set<Role> = [.list, .group, .table, .landmark, .cell]

  private init?(role: Role, _ element: Element) {
    switch role {
    case .alertTitle: self = .heading
    case .back: self = .back
    case .slider: self = .slider(element.fraction)
    case .stepper, .adjustable, .decrementButton, .incrementButton: self = .stepper
    case .checkbox: self = .checkbox(element.toggleState)
    case .wheel: self = .wheel
    case .datePicker, .menu: self = .picker
    case .progress: self = .progress(element.fraction)
    case .activity: self = .activity
    case .grabber: self = .grabber
    case .key: self = .key
    case .cell: self = element.traits.contains(.button) ? .disclosure : .row
    default: return nil
    }
  }

  private init(traits: Traits, _ element: Element, isInList: Bool) {
    if traits.contains(.toggleButton) {
      self = .toggle(element.toggleState)
    } else if traits.contains(.secureTextField) {
      self = .secureField
    } else if traits.contains(.searchField) {
      self = .search
    } else if traits.contains(.textArea) {
      self = .area
    } else if traits.contains(.textEntry) {
      self = .field
    } else if traits.contains(.keyboardKey) {
      self = .key
    } else if traits.contains(.backButton) {
      self = .back
    } else if traits.contains(.adjustable) {
      self = element.value?.hasSuffix("%") == true ? .slider(element.fraction) : .stepper
    } else if traits.contains(.popupButton) {
      self = .picker
    } else if traits.contains(.button) {
      self = isInList || !(element.value ?? "").isEmpty ? .disclosure : .button
    } else if traits.contains(.link) {
      self = .link
    } else if traits.contains(.image) {
      self = .picture
    } else if element.role == .text || traits.contains(.staticText) {
      self = .text
    } else {
      self = isInList ? .row : .plain
    }
  }
}

extension Look {
  /// The text size, in points, of an element that shows only text, or `nil` for an element that
  /// shows a shape.
  var textSize: Double? {
    switch self {
    case .largeTitle: 30
    case .heading: 22
    case .text, .plain, .link, .back, .barItem, .outside: 17
    case .caption: 13
    default: nil
    }
  }

  /// Whether the element is a row of a list, with a line below it.
  var isRow: Bool {
    switch self {
    case .row, .disclosure, .toggle, .checkbox, .slider, .stepper, .picker, .progress: true
    default: false
    }
  }
}

extension Element {
  /// The position of the value in its range, from 0 to 1, or 0.5 if the range isn't known.
  fileprivate var fraction: Double {
    let digits = (value ?? "").split { !$0.isNumber && $0 != "." }.first.flatMap { Double($0) }
    guard let digits, digits >= 0 else { return 0.5 }
    return min(1, (value ?? "").hasSuffix("%") ? digits / 100 : digits <= 1 ? digits : 0.5)
  }
}
