/// VOICEOVER.md 4.5, read a second time: the snapshot style in English, step by step.
struct SecondSpeech {
  let node: PlainNode
  let context: SecondOrder.Context

  private func has(_ trait: String) -> Bool { node.traits.contains(trait) }
  private var isEnabled: Bool { !has("notEnabled") }
  private var isToggle: Bool { has("toggleButton") }
  private var isTab: Bool { if case .tab = context { true } else { false } }

  private func filled(_ text: String?) -> String? { text.flatMap { $0.isEmpty ? nil : $0 } }

  /// The value that the app shows: bullets if it is its own secure field.
  private var value: String? {
    guard let value = filled(node.value) else { return nil }
    return node.isSecureField ? String(repeating: "•", count: value.count) : value
  }

  /// The description, and the hint line, if any.
  var lines: [String] {
    var text = filled(node.label) ?? ""
    if has("backButton"), text.lowercased() == "back" { text = "" }
    if case .cell(let place) = context {
      let label = text + (text.hasSuffix(".") ? "" : ".")
      text = (place.headers + [label] + place.sentences).joined(separator: " ")
      if let value, !isToggle { text += " \(value)" }
    } else if let value, !isToggle {
      text = text.isEmpty ? value : "\(text): \(value)"
    }
    if has("selected") { text = text.isEmpty ? "Selected." : "Selected: \(text)" }
    var hint = filled(node.hint)
    if text.isEmpty, let own = hint {
      text = own
      hint = nil
    }
    let words = words
    if !words.isEmpty {
      if !text.isEmpty { text += text.hasSuffix(".") ? " " : ". " }
      text += words.joined(separator: " ")
    }
    return [text + suffix(of: text)] + (hintLine(hint).map { [$0] } ?? [])
  }

  private var words: [String] {
    var words: [String] = []
    if !isEnabled { words.append("Dimmed.") }
    let isHidden = ["keyboardKey", "toggleButton", "tabBarItem", "backButton"].contains(where: has)
    if has("button"), !isHidden, !isTab { words.append("Button.") }
    if has("backButton") { words.append("Back Button.") }
    if isToggle {
      if has("button") { words.append("Switch Button.") }
      switch node.value {
      case "1": words.append("On.")
      case "0": words.append("Off.")
      case "2": words.append("Mixed.")
      case let other?: words.append(other)
      case nil: break
      }
    }
    if has("tabBarItem") || isTab { words.append("Tab.") }
    if has("textEntry") {
      words.append(has("secureTextField") ? "Secure Text Field." : "Text Field.")
      if has("isEditing") { words.append("Is editing.") }
    }
    let others = [
      ("header", "Heading."), ("link", "Link."), ("adjustable", "Adjustable."),
      ("image", "Image."), ("searchField", "Search Field."),
    ]
    return words + others.filter { has($0.0) }.map(\.1)
  }

  private func suffix(of text: String) -> String {
    switch context {
    case .none, .cell: ""
    case .series(let place, let count), .tab(let place, let count): " \(place) of \(count)."
    case .listStart: ending(text, "List Start.")
    case .listEnd: ending(text, "List End.")
    case .landmarkStart: ending(text, "Landmark.")
    case .landmarkEnd: ending(text, "End.")
    }
  }

  private func ending(_ text: String, _ word: String) -> String {
    text.hasSuffix(".") ? " \(word)" : ". \(word)"
  }

  private func hintLine(_ own: String?) -> String? {
    var line = own
    func add(_ hint: String) {
      guard var before = line else { return line = hint }
      if before.hasSuffix(".") { before.removeLast() }
      line = "\(before). \(hint)"
    }
    guard isEnabled else { return line }
    if isToggle { add("Double tap to toggle setting.") }
    if has("textEntry") {
      let misspelled = "Use the rotor to access Misspelled Words"
      line =
        has("isEditing")
        ? misspelled
        : has("textArea") ? "Double tap to edit., \(misspelled)" : "Double tap to edit."
    }
    let hasHintAlone =
      filled(node.hint) != nil && filled(node.label) == nil && filled(node.value) == nil
    if has("adjustable"), !isToggle, !hasHintAlone {
      add("Swipe up or down with one finger to adjust the value.")
    }
    return line
  }
}
