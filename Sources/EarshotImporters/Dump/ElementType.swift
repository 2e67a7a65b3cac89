import EarshotModel

/// The kind of a view, by its XCUITest name.
///
/// Readers of all formats convert to these kinds.
///
/// The raw value is XCTest's number for the kind.
///
/// - Source: XCUIElementType, XCUIElementTypes.h.
enum ElementType: Int, CaseIterable, Sendable {
  case any, other, application, group, window, sheet, drawer, alert, dialog, button, radioButton
  case radioGroup, checkBox, disclosureTriangle, popUpButton, comboBox, menuButton, toolbarButton
  case popover, keyboard, key, navigationBar, tabBar, tabGroup, toolbar, statusBar, table
  case tableRow, tableColumn, outline, outlineRow, browser, collectionView, slider, pageIndicator
  case progressIndicator, activityIndicator, segmentedControl, picker, pickerWheel
  case `switch`, toggle, link, image, icon, searchField, scrollView, scrollBar, staticText
  case textField, secureTextField, datePicker, textView, menu, menuItem, menuBar, menuBarItem
  case map, webView, incrementArrow, decrementArrow, timeline, ratingIndicator, valueIndicator
  case splitGroup, splitter, relevanceIndicator, colorWell, helpTag, matte, dockItem, ruler
  case rulerMarker, grid, levelIndicator, cell, layoutArea, layoutItem, handle, stepper, tab
  case touchBar, statusItem

  /// Finds a type by its name without a prefix, such as `Button` or `StaticText`, or returns `nil`
  /// if there's none.
  init?(named name: some StringProtocol) {
    guard let type = ElementType.byName[String(name)] else { return nil }
    self = type
  }

  private static let byName = Dictionary(
    uniqueKeysWithValues: ElementType.allCases.map { type in
      let name = "\(type)"
      return (name.prefix(1).uppercased() + name.dropFirst(), type)
    }
  )
}

extension ElementType {
  /// The way to convert a view of a type.
  enum Treatment: Sendable {
    /// A control: a stop with this role, even without text.
    case control(Role)
    /// A stop with this role if it has a label or a value.
    case text(Role)
    /// A control with several parts. If nothing inside is a stop, it's a stop with this role.
    /// Otherwise, its contents take its place.
    case whole(Role)
    /// A row. If it has a label, it's a stop. Otherwise, its contents are stops.
    case cell
    /// A container with this role, which Earshot keeps only if it has contents.
    case container(Role)
    /// A modal container.
    case modal
    /// A view without its own speech, whose contents take its place. If it has its own label and no
    /// stop inside, it's a stop.
    case wrapper
    /// A view that isn't part of the app. The reader skips the view and its contents.
    case skipped
  }

  /// The way to convert a view of this type.
  ///
  /// - Source: the types' traits as UIKit sets them; our choice where UIKit leaves them to the app.
  var treatment: Treatment {
    switch self {
    case .button, .icon, .checkBox, .radioButton, .toolbarButton, .menuButton, .menuItem, .tab,
      .popUpButton, .comboBox, .disclosureTriangle, .colorWell, .incrementArrow, .decrementArrow,
      .menuBarItem, .dockItem, .statusItem:
      .control(.button)
    case .switch, .toggle: .control(.switch)
    case .link: .control(.link)
    case .textField: .control(.textField)
    case .secureTextField: .control(.secureTextField)
    case .searchField: .control(.searchField)
    case .textView: .control(.textArea)
    case .slider, .pageIndicator, .pickerWheel: .control(.adjustable)
    case .key: .text(.key)
    case .staticText: .text(.text)
    case .image: .text(.image)
    case .progressIndicator: .text(.progress)
    case .activityIndicator: .text(.activity)
    case .any, .map, .ratingIndicator, .valueIndicator,
      .levelIndicator, .relevanceIndicator, .helpTag, .timeline:
      .text(.element)
    case .cell, .tableRow, .outlineRow: .cell
    case .navigationBar: .container(.navigationBar)
    case .toolbar: .container(.toolbar)
    case .tabBar: .container(.tabBar)
    case .segmentedControl: .container(.segments)
    case .stepper: .container(.group)
    case .datePicker: .whole(.datePicker)
    case .alert, .sheet, .dialog, .popover, .drawer: .modal
    case .statusBar, .scrollBar, .touchBar, .menuBar: .skipped
    case .other, .application, .group, .window, .radioGroup, .keyboard, .tabGroup, .table,
      .tableColumn, .outline, .browser, .collectionView, .picker, .scrollView, .menu,
      .webView, .splitGroup, .splitter, .matte, .ruler, .rulerMarker, .grid, .layoutArea,
      .layoutItem, .handle:
      .wrapper
    }
  }

  /// The traits of a view of this type in addition to the traits of its role.
  var addedTraits: Traits {
    switch self {
    case .pickerWheel: .pickerElement
    case .popUpButton, .comboBox: .popupButton
    case .tab: .tabBarItem
    default: []
    }
  }

  /// Whether a view of this type can be a stop.
  ///
  /// The app, its windows, and the keyboard can't.
  var mayBeStop: Bool { self != .application && self != .window && self != .keyboard }
}
