import EarshotModel

/// The words that rules look for in labels and hints, in one language.
///
/// They aren't VoiceOver's words, which rules get from the composer. If a language has no table,
/// the rules that need the table report nothing.
///
/// - Source: ATF's lists of action words and of unclear links; our choice of words and languages.
struct AuditWords: Sendable {
  /// Phrases with instructions for a gesture, in lowercase.
  let instructions: [String]
  /// Names without any meaning.
  let emptyNames: Set<String>
  /// Names of links that don't describe their destination.
  let emptyLinks: Set<String>
  /// Verbs in the imperative that begin a hint.
  let imperatives: Set<String>
  /// Names that need a hint.
  let vagueVerbs: Set<String>
  /// Words for a state after a label, in addition to VoiceOver's own words.
  let states: Set<String>
  /// Words that form a verb with “on” or “off” after them.
  let verbsWithOn: Set<String>
  /// Verbs before the state in a sentence, as in “Sound is on”.
  let verbsOfState: Set<String>
  /// Pairs of names for increasing and decreasing a value.
  let steps: [(String, String)]
  /// Words that continue a phrase after the role, as in “Image of”.
  let links: Set<String>

  /// Hints that the system provides.
  let systemHints: Set<String>

  /// Names of buttons that close something, in lowercase, in the languages of most exports.
  ///
  /// - Source: our choice.
  static let closing: Set<String> = [
    "close", "schließen", "fermer", "cerrar", "chiudi", "fechar", "sluiten", "закрыть", "关闭", "關閉",
    "閉じる", "닫기", "kapat", "stäng", "zamknij",
  ]

  /// The last words of the names of buttons that increase and decrease a value, in the languages of
  /// most exports.
  ///
  /// - Source: our choice.
  static let stepsAnywhere: [(String, String)] = [
    ("plus", "moins"), ("ajouter", "retirer"), ("más", "menos"), ("mais", "menos"),
    ("più", "meno"), ("meer", "minder"), ("więcej", "mniej"), ("add", "remove"),
    ("hinzufügen", "entfernen"), ("plus", "minus"), ("増やす", "減らす"), ("增加", "减少"),
  ]

  /// Names of links that don't describe their destination, in the languages of most exports.
  ///
  /// - Source: our choice.
  static let emptyLinksAnywhere: Set<String> = [
    "hier", "hier klicken", "mehr", "ici", "cliquez ici", "aquí", "haz clic aquí", "qui",
    "clicca qui", "aqui", "clique aqui", "klik hier", "tutaj", "kliknij tutaj", "här", "täältä",
    "здесь", "тут", "こちら", "点击这里", "여기",
  ]

  /// Names without any meaning in languages without a table, identified by their script.
  ///
  /// - Source: our choice.
  static let emptyNamesAnywhere: Set<String> = [
    "按钮", "按鈕", "图标", "圖標", "图片", "圖片", "图像", "插图", "插圖", "点我", "點我", "点击这里", "點擊這裡", "点这里",
    "фото", "фотография", "изображение", "картинка", "immagine", "imagen", "imagem", "afbeelding",
    "obraz", "obrazek", "zdjęcie", "bild", "foto", "ボタン", "アイコン", "画像", "イメージ", "버튼", "아이콘", "이미지",
  ]

  /// Words in text that asks people to tap it and try again.
  ///
  /// - Source: our choice.
  private static let retrying = [
    "tap to retry", "tap to try again", "tap to reload", "tap to refresh", "tap here to retry",
    "zum wiederholen tippen", "zum aktualisieren tippen", "нажмите, чтобы повторить",
    "нажмите для повтора", "нажмите, чтобы обновить", "点击重试", "點擊重試", "点击刷新", "点击重新加载",
    "タップして再試行", "タップして再読み込み", "toca para reintentar", "appuyez pour réessayer",
  ]

  /// Returns the words in a string that ask people to tap to try again, or `nil` if there are none.
  static func retry(in text: String) -> String? {
    // Each of these phrases takes at least 12 bytes.
    guard (12...400).contains(text.utf8.count) else { return nil }
    if text.isASCIIText {
      guard text.hasPairOfRetrying,
        ["ap to ", "ap here ", "tippen", "toca "].contains(where: text.contains)
      else { return nil }
    }
    let text = text.lowercased()
    return retrying.first { text.contains($0) }
  }

  /// The words for a double tap in the languages of most exports, in lowercase.
  ///
  /// - Source: VoiceOver's own hints in these languages; the other forms are our choice.
  private static let doubleTaps = [
    "double tap to", "double-tap to", "doppeltippen", "doppelt tippen", "toque duas vezes",
    "toca dos veces", "pulsa dos veces", "tocar dos veces", "appuyez deux fois",
    "touchez deux fois", "toucher deux fois", "tocca due volte", "tik dubbel", "dubbeltik",
    "tik twee keer", "stuknij dwukrotnie", "stuknij dwa razy", "дважды коснитесь",
    "коснитесь дважды", "дважды нажмите", "ダブルタップ", "轻点两下", "點兩下", "双击", "두 번 탭",
    "iki kez dokun", "çift dokun", "dubbeltryck", "dobbelttryk", "dobbelttrykk",
  ]

  /// Returns the words in a string that tell people to double-tap, or `nil` if there are none.
  static func doubleTap(in text: String) -> String? {
    guard (9...400).contains(text.utf8.count) else { return nil }
    if text.isASCIIText {
      let text = text.lowercased()
      guard ["tap", "to", "pul", "tik", "stuk", "dub"].contains(where: text.contains) else {
        return nil
      }
      return doubleTaps.first { text.contains($0) }
    }
    let text = text.lowercased()
    return doubleTaps.first { text.contains($0) }
  }

  /// The words for a password, in lowercase.
  ///
  /// - Source: our choice of words and languages.
  private static let passwords: Set<String> = [
    "password", "passcode", "passwort", "kennwort", "пароль", "密码", "密碼", "パスワード", "비밀번호",
    "contraseña", "senha", "wachtwoord", "parola", "hasło", "lösenord",
  ]

  /// Returns whether a name belongs to a password field, such as `Your password:` but not `Password
  /// hint`.
  static func namesPassword(_ name: String) -> Bool {
    guard !name.isEmpty, name.utf8.count < 60 else { return false }
    let words = name.plainWords
    guard let last = words.last else { return false }
    return passwords.contains(last) || words.count == 1 && last.hasSuffix("password")
  }

  /// Returns whether a control hides a visible password.
  static func hidesPassword(_ label: String) -> Bool {
    let words = label.plainWords
    return words.contains(where: passwords.contains)
      && words.contains {
        ["hide", "verbergen", "ausblenden", "скрыть", "masquer", "ocultar"].contains($0)
      }
      || label.hasPrefix("隐藏密码") || label.hasPrefix("パスワードを隠す")
  }

  /// The labels of controls for showing everything in a section, in lowercase.
  ///
  /// - Source: our choice.
  static let showingAll: Set<String> = [
    "show all", "see all", "view all", "alle anzeigen", "alle ansehen", "показать все", "все",
    "смотреть все", "查看全部", "全部", "すべて表示", "tout afficher", "ver todo",
  ]

  /// Returns the words of a language, or `nil` if there's no table for it.
  static func of(_ tag: String) -> AuditWords? {
    switch tag.prefix(2).lowercased() {
    case "en": english
    case "de": german
    case "ru": russian
    default: nil
    }
  }

  /// Returns the instructions for a gesture in the text, or `nil` if there are none.
  func instruction(in text: String) -> String? {
    let padded = " " + text.plainWords.joined(separator: " ") + " "
    return instructions.first { padded.contains(" \($0) ") }
  }

  static let english = AuditWords(
    instructions: [
      "double tap", "tap to", "tap here", "tap for", "click to", "click here", "click for",
      "press to", "press here", "swipe to", "swipe left", "swipe right", "swipe up", "swipe down",
      "touch to", "tap the", "click the",
    ],
    emptyNames: [
      "icon", "untitled", "item", "element", "view", "cell", "unlabeled", "unlabelled", "label",
      "placeholder", "picture", "photo", "imageview", "container", "click me", "tap me", "img",
      "chart", "checked", "graph", "unchecked", "unselected",
    ],
    emptyLinks: ["here", "click here", "more", "read more", "learn more", "details", "this"],
    imperatives: [
      "add", "adjust", "cancel", "change", "choose", "close", "confirm", "continue", "copy",
      "create", "delete", "edit", "enter", "find", "get", "go", "hide", "make", "move", "navigate",
      "open", "pay", "play", "press", "remove", "save", "search", "select", "send", "set", "share",
      "show", "start", "stop", "submit", "switch", "tap", "toggle", "turn", "use", "view",
    ],
    vagueVerbs: ["next", "go", "ok", "continue", "submit", "yes", "apply"],
    states: ["checked", "unchecked", "selected", "unselected", "disabled", "enabled"],
    verbsWithOn: [
      "log", "sign", "turn", "hands", "switch", "add", "hold", "try", "clip", "take", "drop",
      "time", "power",
    ],
    verbsOfState: ["are", "is"],
    steps: [
      ("more", "fewer"), ("more", "less"), ("plus", "minus"), ("increase", "decrease"),
      ("increment", "decrement"), ("+", "-"), ("+", "−"), ("add one", "remove one"),
    ],
    links: ["of", "for", "showing"],
    systemHints: [
      "double tap to open", "double tap to edit", "double tap to activate",
      "double tap to toggle setting", "double tap to open app", "double tap to select",
      "double tap to start dictation double tap with two fingers when finished",
    ]
  )

  static let german = AuditWords(
    instructions: [
      "doppeltippen", "tippen um", "tippe um", "tippen sie", "klicken sie", "hier klicken",
      "drücken sie", "wischen sie", "doppelt tippen",
    ],
    emptyNames: ["symbol", "unbenannt", "element", "eintrag", "platzhalter", "icon"],
    emptyLinks: ["hier", "hier klicken", "mehr", "weiterlesen", "details"],
    imperatives: [],
    vagueVerbs: ["weiter", "ok", "los", "ja"],
    states: ["ausgewählt", "aktiviert", "deaktiviert", "markiert"],
    verbsWithOn: [],
    verbsOfState: ["ist", "sind"],
    steps: [("mehr", "weniger"), ("plus", "minus"), ("erhöhen", "verringern"), ("+", "-")],
    links: ["von", "mit"],
    systemHints: []
  )

  static let russian = AuditWords(
    instructions: [
      "нажмите", "коснитесь", "дважды коснитесь", "смахните", "кликните", "тапните",
    ],
    emptyNames: ["иконка", "элемент", "без названия", "значок"],
    emptyLinks: ["здесь", "тут", "подробнее", "ещё", "читать далее"],
    imperatives: [],
    vagueVerbs: ["далее", "ок", "продолжить", "да"],
    states: ["выбрано", "отмечено", "включено", "выключено", "отключено"],
    verbsWithOn: [],
    verbsOfState: [],
    steps: [("больше", "меньше"), ("плюс", "минус"), ("увеличить", "уменьшить"), ("+", "-")],
    links: [],
    systemHints: []
  )
}

extension String {
  /// Whether the bytes contain “ap”, “pp”, or “oc”, at least one of which is in every ASCII phrase
  /// for trying again.
  fileprivate var hasPairOfRetrying: Bool {
    hasPair { first, second in
      second == UInt8(ascii: "p") && (first == UInt8(ascii: "a") || first == second)
        || first == UInt8(ascii: "o") && second == UInt8(ascii: "c")
    }
  }
}
