extension Gesture {
  /// The gestures of VoiceOver that Earshot doesn't simulate.
  ///
  /// - Source: VOICEOVER.md, chapter 5 [iOS 14 commands].
  public enum Unsimulated: String, CaseIterable, Hashable, Sendable {
    /// The quick settings of VoiceOver.
    case quickSettings
    /// Notification Center, which shows the notifications.
    case notificationCenter
    /// Control Center, which has controls for the system.
    case controlCenter
    /// The App Switcher, which shows the open apps.
    case appSwitcher
    /// The status bar, with the time and the battery level.
    case statusBar
    /// Typing in Braille on the screen.
    case brailleScreenInput
    /// Writing letters on the screen.
    case handwriting
    /// Turning Quick Nav on or off.
    case quickNav
    /// Navigation with single letters.
    case singleLetters
    /// A search for text.
    case findText
    /// A repetition of the last search for text.
    case findAgain
    /// The element that another element is linked to.
    case linkedItem
    /// The hint of the element, spoken again.
    case speakHint
    /// A description of the element.
    case describe
    /// The style of the text.
    case textStyle
    /// The row and column in a table.
    case rowAndColumn
    /// The header of a row.
    case rowHeader
    /// The character at the cursor.
    case readCharacter
    /// The word at the cursor.
    case readWord
    /// The line at the cursor.
    case readLine
    /// The next character of the text.
    case nextCharacter
    /// The previous character of the text.
    case previousCharacter
    /// The first element of the container.
    case startOfContainer
    /// The last element of the container.
    case endOfContainer
    /// Locking or unlocking the VO keys.
    case keyLock
  }
}

extension Gesture.Unsimulated {
  /// The gesture's row in the table.
  var definition: GestureDefinition {
    switch self {
    case .quickSettings:
      row(
        "two-finger quadruple tap",
        "two fingers tap four times",
        nil,
        "opens VoiceOver's quick settings"
      )
    case .notificationCenter:
      row(
        "notification center",
        "one finger slides down from the upper edge",
        "VO+Page Up",
        "opens Notification Center"
      )
    case .controlCenter:
      row(
        "control center",
        "one finger slides down from the upper-right edge",
        "VO+Page Down",
        "opens Control Center"
      )
    case .appSwitcher:
      row(
        "app switcher",
        "one finger slides up from the lower edge and pauses",
        nil,
        "opens the App Switcher"
      )
    case .statusBar:
      row("status bar", "one finger touches the upper edge", "VO+M", "goes to the status bar")
    case .brailleScreenInput:
      row(
        "braille screen input",
        "the rotor is set to Braille screen input",
        nil,
        "lets you type in braille on the screen"
      )
    case .handwriting:
      row(
        "handwriting",
        "the rotor is set to Handwriting",
        nil,
        "lets you write letters on the screen"
      )
    case .quickNav:
      row("quick nav", "no finger moves", "Left Arrow+Right Arrow", "turns Quick Nav on or off")
    case .singleLetters:
      row(
        "single-letter navigation",
        "no finger moves",
        "VO+Q",
        "turns single-letter navigation on or off"
      )
    case .findText: row("find text", "no finger moves", "VO+F", "searches for text")
    case .findAgain:
      row(
        "find again",
        "no finger moves",
        "VO+G",
        "searches for the same text "
          + "again"
      )
    case .linkedItem: row("linked item", "no finger moves", "VO+J", "goes to the target of a link")
    case .speakHint: row("speak hint", "no finger moves", "VO+Shift+N", "says the hint again")
    case .describe: row("describe", "no finger moves", "VO+Shift+L", "describes the element")
    case .textStyle: row("text style", "no finger moves", "VO+T", "says the style of the text")
    case .rowAndColumn:
      row(
        "row and column",
        "no finger moves",
        "VO+Shift+T",
        "says the row and column of a table cell"
      )
    case .rowHeader: row("row header", "no finger moves", "VO+R", "says the header of a row")
    case .readCharacter:
      row("read character", "no finger moves", "VO+C", "says the character at the cursor")
    case .readWord: row("read word", "no finger moves", "VO+W", "says the word at the cursor")
    case .readLine: row("read line", "no finger moves", "VO+L", "says the line at the cursor")
    case .nextCharacter:
      row(
        "character right",
        "no finger moves",
        "VO+Shift+Right Arrow",
        "reads the next character"
      )
    case .previousCharacter:
      row(
        "character left",
        "no finger moves",
        "VO+Shift+Left Arrow",
        "reads the previous character"
      )
    case .startOfContainer:
      row(
        "container start",
        "no finger moves",
        "VO+Shift+Home",
        "goes to the start of the container"
      )
    case .endOfContainer:
      row("container end", "no finger moves", "VO+Shift+End", "goes to the end of the container")
    case .keyLock: row("key lock", "no finger moves", "VO+;", "locks or unlocks the VO keys")
    }
  }

  private func row(
    _ words: String,
    _ fingers: String,
    _ keys: String?,
    _ effect: String
  ) -> GestureDefinition {
    GestureDefinition(
      words: words,
      syntax: .nothing(.unsimulated(self)),
      fingers: fingers,
      keys: keys,
      effect: effect,
      isSimulated: false
    )
  }
}
