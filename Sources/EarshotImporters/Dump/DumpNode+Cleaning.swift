import EarshotModel

extension DumpNode {
  /// Removes text that XCUITest writes as a value although it isn't one.
  ///
  /// - Source: WebDriverAgent, XCUIElement+FBWebDriverAttributes.m: the value of static text is its
  ///   label, the value of a selected button is “1”, and the value of an empty text field is its
  ///   placeholder. In a debug description, a selected button has a flag instead, so “1” is what
  ///   VoiceOver says.
  /// - Parameter marksSelected: Whether the format has a flag for what is selected.
  mutating func cleanXCUIValue(marksSelected: Bool = false) {
    switch type {
    case .staticText where value == label || isTextOfLabel(value): value = nil
    case .tab where value == "0", .radioButton where value == "0": value = nil
    case .button, .tab, .radioButton, .icon, .cell:
      guard value == "1", isSelected || !marksSelected else { break }
      isSelected = true
      value = nil
    case .textField, .secureTextField, .searchField, .textView:
      if placeholder == nil, isPlaceholder(value) { placeholder = value }
      if value == placeholder { value = nil }
    default: break
    }
    if value?.isEmpty == true { value = nil }
  }
}

extension DumpNode {
  /// Returns whether the value of an empty field is a placeholder.
  ///
  /// The placeholder is the label or, in a secure field, the word for a password.
  ///
  /// Anything else in a secure field may be a secret.
  private func isPlaceholder(_ value: String?) -> Bool {
    guard let value, !value.isEmpty else { return false }
    if type == .secureTextField, DumpNode.passwordWords.contains(value.lowercased()) { return true }
    return type != .textView && value == label
  }

  private static let passwordWords: Set<String> = [
    "password", "passcode", "passwort", "mot de passe", "contraseña", "senha", "пароль", "密码",
    "パスワード",
  ]

  /// Returns whether the value repeats the label, with leading and trailing spaces or after a list
  /// marker.
  ///
  /// Text on a page in a web view has values like this.
  private func isTextOfLabel(_ value: String?) -> Bool {
    guard let value, let label, !label.isEmpty else { return false }
    let text = value[...].trimmed
    if text == label { return true }
    guard text.hasSuffix(label) else { return false }
    let mark = text.dropLast(label.count)
    return mark.last == " " && !mark.contains(where: \.isLetter) && mark.count <= 5
  }
}

extension DumpNode {
  /// Turns the view into the switch inside it, but keeps its own label and identifier.
  mutating func take(over toggle: DumpNode) {
    type = toggle.type
    value = toggle.value
    hint = hint ?? toggle.hint
    traits = toggle.traits
    isSelected = toggle.isSelected
    isEnabled = isEnabled && toggle.isEnabled
  }
}

extension Rect {
  /// The frame, or `nil` if it's infinite, not a number, very large, of negative size, or empty at
  /// −1, −1, which tools write for a view without a frame.
  var known: Rect? {
    let numbers = [x, y, width, height]
    guard numbers.allSatisfy({ $0.isFinite && abs($0) < 1e9 }), width >= 0, height >= 0 else {
      return nil
    }
    return x == -1 && y == -1 && width == 0 && height == 0 ? nil : self
  }
}

extension Traits {
  /// Parses names of traits separated by commas, ignoring unknown names.
  init(listed text: String) {
    self = []
    for name in text.split(separator: ",") { formUnion(Traits(exported: String(name.trimmed))) }
  }

  /// Parses the name of a trait as tools write it, such as `Button`, `ToggleButton`, or
  /// `switchButton`.
  init(exported name: String) {
    let name = name.prefix(1).lowercased() + name.dropFirst()
    self = name == "switchButton" ? .toggleButton : Traits(name: name) ?? []
  }
}

extension Substring {
  /// The text without leading and trailing spaces.
  var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    guard let last = start.lastIndex(where: { !$0.isWhitespace }) else { return start.prefix(0) }
    return start[...last]
  }
}
