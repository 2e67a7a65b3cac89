// Names of kinds of controls, and words in the text next to them.
extension AuditWords {
  /// Names that UIKit and SwiftUI give a picker without a name, in lowercase.
  ///
  /// - Source: XCUITest's names of the buttons in a compact date picker; the German and Russian
  ///   words are our choice.
  private static let pickers: Set<String> = [
    "date picker", "time picker", "picker", "date and time picker", "datumsauswahl",
    "uhrzeitauswahl", "zeitauswahl", "выбор даты", "выбор времени",
  ]

  /// Returns whether a label only says that the control is a picker, without saying what it picks.
  static func namesPicker(_ label: String) -> Bool {
    guard (6...40).contains(label.utf8.count) else { return false }
    return pickers.contains(label.plainWords.joined(separator: " "))
  }

  /// Returns whether the label of an image names only its place and its kind, such as `Banner Logo`.
  ///
  /// - Source: our choice of words. “App logo” and “Cover photo” can be all that people need.
  static func namesAnyPicture(_ label: String) -> Bool {
    guard (8...30).contains(label.utf8.count) else { return false }
    let words = label.plainWords
    let places: Set = ["banner", "default", "header", "hero", "main", "placeholder", "sample"]
    let kinds: Set = ["icon", "image", "img", "logo", "photo", "picture"]
    return words.count == 2 && places.contains(words[0]) && kinds.contains(words[1])
  }

  /// The origin of text that isn't meant for the people who use an app.
  enum Template: Sendable {
    /// Text that only fills space.
    case filler
    /// Text from a template.
    case template
    /// The name of a control for developers.
    case debugging
  }

  /// Returns the origin of a label such as “Lorem ipsum” or “Dummy Image1”, or `nil` if it has
  /// meaning.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the label.
  /// - Source: our choice of words.
  static func template(_ label: String) -> Template? {
    guard label.utf8.count > 2, mayBeTemplate(label) else { return nil }
    if label.utf8.count > 10, label.prefix(11).lowercased() == "lorem ipsum" { return .filler }
    guard label.utf8.count <= 30 else { return nil }
    let words = label.plainWords
    let text = words.joined(separator: " ")
    if text == "debug" || text == "debug menu" { return .debugging }
    if ["todo", "fixme", "asdf", "sample text", "placeholder text"].contains(text) {
      return .template
    }
    return words.count > 1 && words.count < 4 && words[0] == "dummy" ? .template : nil
  }

  /// Returns whether a label begins with the first letters of a label that ``template(_:)`` finds.
  private static func mayBeTemplate(_ label: String) -> Bool {
    var bytes = label.utf8.makeIterator()
    guard let first = bytes.next(), let second = bytes.next() else { return false }
    // These are “as”, “de”, “du”, “fi”, “lo”, “pl”, “sa”, and “to”.
    return switch UInt16(first | 0x20) << 8 | UInt16(second | 0x20) {
    case 0x6173, 0x6465, 0x6475, 0x6669, 0x6C6F, 0x706C, 0x7361, 0x746F: true
    default: false
    }
  }

  /// Labels that say only that there's more, in lowercase.
  ///
  /// - Source: ATF, LinkPurposeUnclear; our choice of languages.
  private static let more: Set<String> = [
    "more", "more info", "more information", "mehr", "mehr infos", "weitere infos",
    "weitere informationen", "ещё", "еще", "подробная информация", "更多", "更多信息", "更多資訊", "もっと",
    "詳細情報", "더 보기", "더보기", "plus d'infos", "más información",
  ]

  /// Returns whether text says that something is loading.
  ///
  /// - Source: our choice of words and languages.
  static func saysLoading(_ text: String) -> Bool {
    guard (6...60).contains(text.utf8.count) else { return false }
    if ["加载中", "載入中", "読み込み中", "로딩 중", "불러오는 중"].contains(where: text.contains) { return true }
    guard let first = text.plainWords.first else { return false }
    return ["loading", "lädt", "laden", "wird", "загрузка", "chargement", "cargando", "carregando"]
      .contains(first) && !text.contains("?")
  }

  /// Returns whether a label says only that there's more.
  static func saysOnlyMore(_ label: String) -> Bool {
    guard (4...40).contains(label.utf8.count) else { return false }
    return more.contains(label.plainWords.joined(separator: " "))
  }

  /// Returns whether a label belongs to a checkbox, such as `checkbox unchecked` or `未勾选`.
  ///
  /// - Source: our choice of words and languages.
  static func namesBox(_ label: String) -> Bool {
    guard (2...60).contains(label.utf8.count) else { return false }
    if ["勾选", "勾選", "复选框", "チェックボックス"].contains(where: label.contains) { return true }
    let words = label.lowercased().split { !$0.isLetter }
    let boxes: Set<Substring> = [
      "checkbox", "checked", "unchecked", "radio", "radiobutton", "tickbox", "kontrollkästchen",
      "флажок",
    ]
    return words.contains(where: boxes.contains)
  }

  /// Returns whether text expresses agreement or asks whether to remember something, like the text
  /// of a checkbox.
  ///
  /// - Source: our choice of words and languages.
  static func agrees(_ text: String) -> Bool {
    guard (6...600).contains(text.utf8.count) else { return false }
    if ["同意", "已阅读", "已閱讀", "记住", "記住"].contains(where: text.contains) { return true }
    let words = text.plainWords
    let verbs: Set<String> = [
      "agree", "accept", "remember", "stimme", "akzeptiere", "merken", "согласен", "согласна",
      "соглашаюсь", "принимаю", "запомнить",
    ]
    return words.contains(where: verbs.contains)
  }
}
