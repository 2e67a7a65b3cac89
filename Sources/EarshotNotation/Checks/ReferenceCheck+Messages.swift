import EarshotModel

// Messages about invalid references.
extension Diagnostic.Message {
  static func repeatedIdentifier(_ name: String) -> Self {
    "the app already has '\(Quoting.name(name, after: "#"))'; use each identifier only once"
  }

  static func repeatedScreen(_ name: String, inOtherFile: Bool) -> Self {
    let advice =
      inOtherFile
      ? """
      give this screen a different name or, to compare two versions of a file, use \
      'earshot diff OLD NEW'
      """
      : "give this screen a different name"
    return "the app already has a screen '\(name)'; \(advice)"
  }

  static func unknownIdentifier(_ name: String, _ ending: String) -> Self {
    """
    unknown identifier '\(Quoting.name(name, after: "#"))'\
    \(ending.isEmpty ? "; give an element this identifier" : ending)
    """
  }

  static func unknownTag(_ name: String, _ ending: String) -> Self {
    let advice = ending.isEmpty ? "; add '\(Quoting.name(name, after: "."))' to an element" : ending
    return "unknown tag '\(name)'\(advice)"
  }

  static func unknownScreen(_ name: String, _ ending: String) -> Self {
    "unknown screen '\(name)'\(ending)"
  }

  static func unknownScreen(_ name: String, amongFew known: [String]) -> Self {
    let names = known.prefix(6).map { "'\($0)'" }
    let list = known.count > 6 ? "\(names.joined(separator: ", ")), …" : names.joinedWithAnd
    guard !names.isEmpty else { return "unknown screen '\(name)'; add a screen with this name" }
    let choice = names.count == 1 ? "use that name" : "use one of those names"
    return "unknown screen '\(name)'; the app has \(list), so \(choice) or add the screen"
  }

  static func screenHasTitle(_ title: String, _ name: String) -> Self {
    "unknown screen '\(title)'; the screen with this title is '\(Quoting.name(name))'"
  }

  static func panelIsNoScreen(_ name: String, _ role: Role) -> Self {
    """
    unknown screen '\(name)'; to open the '\(role.rawValue)', write 'present \
    \(Quoting.name(name, after: "#"))'
    """
  }

  static func cannotBeOpened(_ name: String, _ role: Role) -> Self {
    let name = Quoting.name(name, after: "#")
    guard role != .sheet else {
      return
        """
        'present' opens screens, alerts, dialogs, popovers, and modal sheets, but the sheet \
        '\(name)' isn't modal; below the sheet, write 'viewIsModal: true'
        """
    }
    if role.opensItself {
      return
        "the '\(role.rawValue)' opens with a double tap; to open it, write 'activate \(name)'"
    }
    return """
      'present' opens screens, alerts, dialogs, popovers, and modal sheets, but '\(name)' has the \
      role '\(role.rawValue)'; to show a hidden element, write 'show \(name)'
      """
  }

  static func openedByEffect(_ what: String) -> Self {
    """
    \(what) to an alert, a dialog, a popover, or a modal sheet; use 'present' and 'dismiss' to open \
    and close it
    """
  }

  static func appHasNoOwn(_ property: String) -> Self {
    "an event of the app has no element for 'set \(property)'; write '#identifier.\(property)'"
  }

  static func valueOffRange(_ value: String, _ range: String) -> Self {
    """
    the value '\(Display.safe(value))' isn't a number in the range '\(range)', so the first step \
    replaces it; write a number in the range
    """
  }

  static var cellsInList: Self {
    """
    'list' is for web content, where VoiceOver says “List start”; put native cells in a 'group' or \
    a 'scrollView'
    """
  }

  static var curlyQuotes: Self {
    "Earshot treats curly quotation marks as straight ones; write \"…\""
  }

  static func opensOfTabs(isTab: Bool) -> Self {
    isTab
      ? """
      only tabs in the app's own 'tabBar' can have 'opens'; put the bar below 'app "Name"', indented \
      by two spaces
      """
      : "'opens' belongs on a tab in the app's 'tabBar'; here, write 'on activate: push SCREEN'"
  }

  static func belongsToScreen(_ role: Role) -> Self {
    role == .tab
      ? "'tab' belongs on a screen or in the app's first 'tabBar'; move it there"
      : "'\(role.rawValue)' belongs on a screen; move it there"
  }

  static var secondTabBar: Self { "the app already has a 'tabBar'; put all tabs in it" }

  static func tabBarHoldsTabs(_ role: Role) -> Self {
    """
    the app's 'tabBar' can contain only tabs, not '\(role.rawValue)'; make this node a tab, or move \
    it to a screen
    """
  }

  static func tabNeedsOpens(_ screen: String) -> Self {
    """
    a tab of the app needs 'opens:' with the name of a screen; below the tab, add a line such as \
    'opens: \(Quoting.name(screen))'
    """
  }

  static func notInside(_ name: String) -> Self {
    """
    'elements' can list only nodes inside this element, but '\(Quoting.name(name, after: "#"))' is \
    outside; remove it from the list
    """
  }

  static func guardComesLate(_ event: AppEvent) -> Self {
    "'\(event.notation)' without a condition comes before this line; put that line last"
  }

  static var tooManyParts: Self {
    """
    the 'each' blocks can add at most 500,000 parts, and at most 250,000 of them to nodes with other \
    parts; match fewer nodes, or add fewer parts
    """
  }

  static var tooManyMatches: Self {
    "the 'each' blocks can match at most 1,000,000 nodes in total; use fewer blocks"
  }
}

extension Diagnostic {
  /// Whether the message is advice about correct text, which only `check` gives.
  package var isAdvice: Bool {
    severity == .note && [.cellsInList, .curlyQuotes].contains(message)
  }
}
