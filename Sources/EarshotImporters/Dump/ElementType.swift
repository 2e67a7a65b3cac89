/// The kind of a view as XCUITest names it; every format is brought to these words.
///
/// The raw value is the number that XCTest gives the kind.
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

  /// Finds a type by its name without a prefix, as `Button` or `StaticText`.
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
