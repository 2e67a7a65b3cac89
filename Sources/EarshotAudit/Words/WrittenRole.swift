import EarshotLines
import EarshotModel
import EarshotNotation

/// The kinds and positions that labels of exports contain, although VoiceOver says them itself.
///
/// React Navigation writes `Home, tab, 1 of 4` into the label of a tab, and apps write the names of
/// kinds for other screen readers.
///
/// - Source: React Navigation's bottom tabs; our choice of words and languages.
enum WrittenRole {
  /// Returns the kind and the position in a label, such as `tab, 1 of 4`, or `nil` if there are
  /// none.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the label.
  static func position(in label: String) -> String? {
    guard (8...4_000).contains(label.utf8.count), label.hasTwoNumbers else { return nil }
    let words = label.split { !$0.isLetter && !$0.isNumber }
    for place in words.indices.dropFirst() where kinds.contains(words[place].lowercased()) {
      let rest = place + 1..<min(place + 7, words.count)
      let numbers = rest.filter { Int(words[$0]) != nil }
      guard numbers.count > 1, numbers[0] - place <= 2, numbers[1] - numbers[0] <= 3,
        let number = Int(words[numbers[0]]), let count = Int(words[numbers[1]]),
        (1...99).contains(count), (1...count).contains(number)
      else { continue }
      return String(label[words[place].startIndex..<words[numbers[1]].endIndex])
    }
    return nil
  }

  /// Returns the kind after the last comma of a label, as in “Save, button”, or `nil` if there's
  /// none.
  static func kind(atEndOf label: String) -> String? {
    guard !label.isASCIIText(without: \.isCommaOfASCII) else { return nil }
    let pieces = label.split(whereSeparator: \.isComma)
    guard pieces.count > 1, let last = pieces.last else { return nil }
    let word = last.plainWords.joined(separator: " ")
    return kinds.contains(word) && !words.contains(word) || longKinds.contains(word) ? word : nil
  }

  /// Returns the kind at the beginning of a label, as in “Bouton partager”, if VoiceOver says the
  /// same kind, or `nil` if there's none.
  ///
  /// - Source: our choice of words; in Romance languages, the kind comes first.
  static func kind(atStartOf stop: AuditedStop) -> String? {
    guard stop.element.role == .button || stop.element.role == .link,
      (8...60).contains(stop.label.utf8.count)
    else { return nil }
    let words = stop.label.plainWords
    guard (2...6).contains(words.count), let first = words.first else { return nil }
    let kinds: Set =
      stop.element.role == .link
      ? ["lien", "enlace", "collegamento"]
      : ["bouton", "botón", "boton", "botão", "botao", "pulsante", "przycisk"]
    return kinds.contains(first) ? first : nil
  }

  /// Returns the kind at the end of a label without a space before it, as in “ホームタブ”, if
  /// VoiceOver says the same kind, or `nil` if there's none.
  ///
  /// An export doesn't contain the language.
  ///
  /// - Source: our choice of languages, which don't put a space between a name and its kind.
  static func kind(attachedTo stop: AuditedStop) -> String? {
    guard stop.label.utf8.contains(where: { $0 >= 0x80 }) else { return nil }
    let role = stop.element.role
    let isTab = role == .tab || stop.element.traits.contains(.tabBarItem)
    guard isTab || stop.element.traits.contains(.button) else { return nil }
    let words = isTab ? ["タブ", "标签页", "標籤頁", "탭"] : ["ボタン", "按钮", "按鈕", "버튼"]
    guard !hardware.contains(stop.label) else { return nil }
    return words.first { stop.label.hasSuffix($0) && stop.label.count > $0.count }
  }

  /// Apple's names for the buttons of its devices, which settings can refer to.
  private static let hardware: Set<String> = [
    "アクションボタン", "サイドボタン", "ホームボタン", "操作按钮", "侧边按钮", "主屏幕按钮", "동작 버튼", "측면 버튼", "홈 버튼",
  ]

  /// The words for tabs, buttons, and links, in lowercase.
  private static let kinds: Set<String> = [
    "tab", "button", "link",
    "taste", "schaltfläche", "registerkarte", "вкладка", "кнопка", "ссылка",
    "pestaña", "botón", "enlace", "onglet", "bouton", "lien", "scheda", "pulsante", "guia", "botão",
    "タブ", "ボタン", "リンク", "标签页", "标签", "標籤頁", "按钮", "按鈕", "链接", "탭", "버튼", "링크",
  ]

  /// The kinds that are also other words, so only a position makes them kinds.
  private static let words: Set<String> = ["taste", "guia", "scheda", "lien", "标签"]

  /// The words for other kinds, in lowercase.
  private static let longKinds: Set<String> = [
    "checkbox", "check box", "edit box", "image button", "radio button", "search field", "switch",
    "text field", "toggle button",
  ]
}

extension String {
  /// Whether the string has at least two runs of ASCII digits.
  fileprivate var hasTwoNumbers: Bool {
    var count = 0
    var isInNumber = false
    for byte in utf8 {
      let isDigit = UInt8.digits.contains(byte)
      if isDigit, !isInNumber { count += 1 }
      if count == 2 { return true }
      isInNumber = isDigit
    }
    return false
  }
}

extension AuditedStop {
  /// Whether Flutter itself wrote the position of a tab into the label, the label describes a symbol,
  /// or ``AuditedScreen/writtenPositions`` has a finding about it.
  var saysKindElsewhere: Bool {
    isSymbol || tabPlace != nil && isControl || writtenPosition != nil
  }

  /// The kind and the position in the label of an export's stop, or `nil` if there's none.
  fileprivate var writtenPosition: String? {
    guard app.isForeign, !element.traits.contains(.textEntry), element.role != .text,
      element.role != .header
    else { return nil }
    return WrittenRole.position(in: label)
  }

  /// The finding for a kind in the label of an export's stop, or `nil` if there's none.
  var writtenRole: String? {
    guard app.isForeign, !element.traits.contains(.textEntry), element.role != .text,
      element.role != .header
    else { return nil }
    let kind =
      WrittenRole.kind(atEndOf: label) ?? WrittenRole.kind(attachedTo: self)
      ?? WrittenRole.kind(atStartOf: self)
    guard let word = kind else { return nil }
    return "the label contains the kind, '\(word)'; VoiceOver says \(heard)"
  }
}

extension AuditedScreen {
  /// The finding for labels that contain the kind and the position, such as `Home, tab, 1 of 4` in
  /// each tab of a bar.
  ///
  /// - Complexity: O(*n*), where *n* is the number of stops.
  var writtenPositions: [Complaint] {
    guard app.isForeign else { return [] }
    let found = stops.compactMap { stop in
      stop.tabPlace != nil && stop.isControl ? nil : stop.writtenPosition.map { (stop, $0) }
    }
    guard let (stop, words) = found.first else { return [] }
    let rest =
      found.count > 1 ? "; the same applies to \((found.count - 1).counted("other element"))" : ""
    let message: Complaint.Message =
      "the label contains the kind and the position, '\(words)'; VoiceOver says \(stop.heard)\(rest)"
    return [Complaint(stop.index, message)]
  }
}
