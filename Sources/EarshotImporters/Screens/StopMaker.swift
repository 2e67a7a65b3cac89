import EarshotModel

/// A maker that creates the element of a stop, with the role and traits that its type and the file
/// determine.
struct StopMaker {
  private let node: DumpNode
  /// The role of the container around the stop, or `nil` if there's none.
  private let container: Role?
  /// The role of the tab bar or segmented control around the stop, or `nil` if there's none.
  private let bar: Role?

  init(_ node: DumpNode, in container: Role?, bar: Role?) {
    self.node = node
    self.container = container
    self.bar = bar
  }

  /// The stop, without its frame and identifier.
  var element: Element {
    let named = (node.traits ?? []).subtracting([.selected, .notEnabled, .staticText])
    let role = role(with: named)
    var element = Element(role: role)
    var traits = named.union(node.type.addedTraits).subtracting(role.traits)
    if role == .tab { traits.subtract([.button, .tabBarItem]) }
    if node.isSelected || node.traits?.contains(.selected) == true { traits.insert(.selected) }
    if role == .switch { traits.remove(.selected) }
    if !node.isEnabled || node.traits?.contains(.notEnabled) == true {
      traits.insert(.notEnabled)
    }
    element.traits.formUnion(traits)
    setTexts(of: &element)
    setMore(of: &element)
    return element
  }

  private func role(with named: Traits) -> Role {
    let role = ofType
    let isTab = role == .button || node.type == .tab || !named.isDisjoint(with: .ofTabs)
    if bar != nil, isTab, role != .back { return .tab }
    switch role {
    case .text, .element, .cell:
      if named.contains(.toggleButton) { return .switch }
      if named.contains(.header) { return .header }
      if named.contains(.adjustable) { return .adjustable }
      if named.contains(.searchField) { return .searchField }
      if named.contains(.backButton) { return .back }
      if named.contains([.textEntry, .secureTextField]) { return .secureTextField }
      if named.contains(.textEntry) { return .textField }
      if named.contains(.button) { return .button }
      if named.contains(.link) { return .link }
      if named.contains(.image) { return .image }
      if named.contains(.keyboardKey) { return .key }
      if role == .element, node.traits?.contains(.staticText) == true { return .text }
      let isTitle = node.traits == nil && container == .navigationBar
      // Older exports report the title as a view.
      let isText = node.type == .staticText || node.type == .other && node.value == nil
      return isTitle && isText && node.identifier == nil ? .header : role
    case .button where named.contains(.toggleButton): return .switch
    case .button where named.contains(.backButton): return .back
    default: return role
    }
  }

  private var ofType: Role {
    switch node.type.treatment {
    case .control(let role), .text(let role), .whole(let role): role
    case .cell: .cell
    case .container, .modal, .wrapper, .skipped: node.type.textRole ?? .element
    }
  }

  // MARK: Text elements

  private func setTexts(of element: inout Element) {
    if let label = node.text { element.set(label: label) }
    if let value = node.value?.orNilIfBlank { element.set(value: spelled(value, for: element)) }
    if element.role == .switch, element.value == nil {
      element.set(value: (node.isSelected ? ToggleState.on : .off).value)
    }
    if let hint = node.hint?.orNilIfBlank {
      element.hint = hint
      element.declared.insert(.hint)
    }
    if let placeholder = node.placeholder?.orNilIfBlank, element.traits.contains(.textEntry) {
      element.placeholder = placeholder
      element.declared.insert(.placeholder)
    }
  }

  /// Returns the value in the element's form.
  ///
  /// For a switch, it's a number. For a secure field, it's bullets.
  private func spelled(_ value: String, for element: Element) -> String {
    if element.traits.contains(.secureTextField) {
      return String(repeating: "•", count: value.count)
    }
    guard element.traits.contains(.toggleButton) else { return value }
    switch value.lowercased() {
    case "1", "true", "on": return ToggleState.on.value
    case "0", "false", "off": return ToggleState.off.value
    default: return value
    }
  }

  private func setMore(of element: inout Element) {
    if let level = node.level {
      element.level = level
      element.declared.insert(.level)
      if element.role == .text || element.role == .element { element.become(.header) }
      element.traits.insert(.header)
    }
    if let language = node.language?.orNilIfBlank {
      element.language = language
      element.declared.insert(.language)
    }
    if !node.userInputLabels.isEmpty {
      element.userInputLabels = node.userInputLabels
      element.declared.insert(.userInputLabels)
    }
    if node.values.count > 1 {
      element.ownScale = .values(node.values)
      element.declared.insert(.values)
    } else if element.role == .adjustable, node.type == .slider, let percent = element.percentage {
      element.become(.slider)
      element.set(value: percent)
    }
    if !node.actions.isEmpty { element.actions = node.actions.map { CustomAction(name: $0) } }
    if !node.content.isEmpty { element.customContent = node.content }
    if let point = node.activationPoint {
      element.activationPoint = point
      element.declared.insert(.activationPoint)
    }
    if let responds = node.responds {
      element.respondsToUserInteraction = responds
      element.declared.insert(.respondsToUserInteraction)
    }
  }
}

extension Element {
  /// Sets the label and marks it as declared.
  mutating func set(label: String) {
    self.label = label
    declared.insert(.label)
  }

  /// Sets the value and marks it as declared.
  mutating func set(value: String) {
    self.value = value
    declared.insert(.value)
  }

  /// Sets the frame and marks it as declared, unless it's `nil`.
  mutating func set(frame: Rect?) {
    guard let frame else { return }
    self.frame = frame
    declared.insert(.frame)
  }

  /// Changes the role of the element and replaces the traits of the old role with the traits of the
  /// new role.
  mutating func become(_ role: Role) {
    traits = traits.subtracting(self.role.traits).union(role.traits)
    self.role = role
  }

  /// The value if it's a whole percentage, as for a slider, or `nil` otherwise.
  fileprivate var percentage: String? {
    guard let value, value.hasSuffix("%"), let number = Int(value.dropLast()),
      (0...100).contains(number)
    else { return nil }
    return value
  }
}

extension Traits {
  /// The traits that identify a tab in a bar.
  fileprivate static let ofTabs: Traits = [.button, .tabBarItem]
}

extension ElementType {
  /// The role of a view of this type as a part of a row, or `nil` if VoiceOver doesn't read it
  /// there.
  var textRole: Role? {
    switch treatment {
    case .text(let role), .control(let role), .whole(let role): role
    case .cell, .wrapper: .element
    case .container, .modal, .skipped: nil
    }
  }
}
