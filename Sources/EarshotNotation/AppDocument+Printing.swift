extension AppDocument {
  /// The app in the canonical form of the notation, comments and blank lines included.
  ///
  /// What was read from canonical text prints as that text. Where there were no lines, as in a
  /// document that comes from JSON, a blank line parts the screens.
  ///
  /// - Complexity: O(*n*), where *n* is the number of nodes.
  public var screenText: String {
    var printer = ScreenPrinter(self)
    printer.printApp()
    return printer.text
  }
}
