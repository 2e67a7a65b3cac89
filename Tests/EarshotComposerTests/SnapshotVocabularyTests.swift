import Testing

@testable import EarshotComposer

@Suite("The snapshot style's words")
struct SnapshotVocabularyTests {
  @Test("are those of the model, byte for byte, including misspellings", arguments: rows)
  func word(row: Row) {
    #expect(said(row.phrase, in: "en") == Array(row.english.utf8))
    #expect(said(row.phrase, in: "de") == Array(row.german.utf8))
    #expect(said(row.phrase, in: "ru") == Array(row.russian.utf8))
  }

  @Test("are English for a language without a table", arguments: ["fr", "zh-Hans", "ja", "", "x"])
  func otherLanguage(language: String) {
    for row in Self.rows {
      #expect(said(row.phrase, in: language) == Array(row.english.utf8), "\(row.phrase)")
    }
  }

  @Test(
    "are those of the language with the same first two letters",
    arguments: [("de-AT", "Taste."), ("DE", "Taste."), ("ru-RU", "Кнопка."), ("en-GB", "Button.")]
  )
  func region(language: String, word: String) {
    #expect(Words(style: .snapshot, language: language)(.button) == word)
  }

  private func said(_ phrase: Phrase, in language: String) -> [UInt8] {
    Array(Words(style: .snapshot, language: language).say(phrase).text.utf8)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let phrase: Phrase
    let english: String
    let german: String
    let russian: String
    var testDescription: String { english }

    init(_ phrase: Phrase, _ english: String, _ german: String, _ russian: String) {
      self.phrase = phrase
      self.english = english
      self.german = german
      self.russian = russian
    }
  }

  /// The strings of VOICEOVER.md 14.1, row by row, without the text of a series.
  static let rows: [Row] = [
    .init(.selected, "Selected.", "Auswahl.", "Выбрано."),
    .init(.selectedPrefix, "Selected: {}", "Auswahl: {}", "Выбрано: {}"),
    .init(.dimmed, "Dimmed.", "Grau dargestellt.", "Недоступно."),
    .init(.button, "Button.", "Taste.", "Кнопка."),
    .init(.backButton, "Back Button.", "Zurück Taste.", "Кнопка назад."),
    .init(.backWord, "Back", "Zurück", "назад"),
    .init(.tab, "Tab.", "Tabulator.", "Вкладка."),
    .init(.heading, "Heading.", "Überschrift.", "Заголовок."),
    .init(.link, "Link.", "Hyperlink.", "Ссылка."),
    .init(.image, "Image.", "Bild.", "Изображение."),
    .init(.adjustable, "Adjustable.", "Einstellbar.", "Элемент регулировки."),
    .init(.searchField, "Search Field.", "Suchfeld.", "Поле поиска."),
    .init(
      .adjustHint,
      "Swipe up or down with one finger to adjust the value.",
      "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.",
      "Смахните вверх или вниз одним пальцем, чтобы настроить значение."
    ),
    .init(.switchButton, "Switch Button.", "Umschalttaste.", "Кнопка-переключатель."),
    .init(.on, "On.", "Ein.", "Вкл."),
    .init(.off, "Off.", "Aus.", "Выкл."),
    .init(.mixed, "Mixed.", "Gemischt.", "Смешанно."),
    .init(
      .toggleHint,
      "Double tap to toggle setting.",
      "Zum Umschalten Doppeltippen.",
      "Коснитесь дважды, чтобы переключить настройку."
    ),
    .init(.series, "{} of {}.", "{} von {}.", "{} из {}."),
    .init(.rowSpan, "Spans {} rows.", "Umfasst {} Zeilen.", "Охватывает столбцов: {}."),
    .init(.columnSpan, "Spans {} columns.", "Umfasst {} Spalten.", "Охватывает строк: {}."),
    .init(.row, "Row {}.", "Zeile {}.", "Ряд {}."),
    .init(.column, "Column {}.", "Spalte {}.", "Столбец {}."),
    .init(.listStart, "List Start.", "Anfang der Liste.", "Начало списка."),
    .init(.listEnd, "List End.", "Ende der Liste.", "Конец списка."),
    .init(.landmarkStart, "Landmark.", "Orientierungspunkt.", "Ориентир."),
    .init(.landmarkEnd, "End.", "Ende.", "Конец строки."),
    .init(.actionsAvailable, "Actions Available", "Aktionen verfügbar", "Доступны действия"),
    .init(
      .moreContentAvailable,
      "More Content Available",
      "Weiterhin inhalte verfügbar",
      "Доступно больше контента"
    ),
    .init(.textField, "Text Field.", "Textfeld.", "текстовое поле."),
    .init(
      .secureTextField,
      "Secure Text Field.",
      "Sicheres Textfeld.",
      "Защищённое текстовое поле."
    ),
    .init(.isEditing, "Is editing.", "Bearbeiten", "Идет правка"),
    .init(
      .editHint,
      "Double tap to edit.",
      "Zum Bearbeiten doppeltippen.",
      "коснитесь дважды, чтобы редактировать"
    ),
    .init(
      .editingHint,
      "Use the rotor to access Misspelled Words",
      "Den Rotor für den Zuriff auf „Rechtschreibfehler verwenden",
      "Используйте ротор для доступа к \u{6F}бъ\u{65}кту: \u{43}лова с ошибками"
    ),
    .init(
      .textAreaHint,
      "Double tap to edit., Use the rotor to access Misspelled Words",
      "Zum Bearbeiten doppeltippen., Den Rotor für den Zuriff auf „Rechtschreibfehler verwenden",
      "коснитесь дважды, чтобы редактировать., Используйте ротор для доступа к "
        + "\u{6F}бъ\u{65}кту: \u{43}лова с ошибками"
    ),
    .init(.noResults, "<no results>", "<keine Ergebnisse>", "<нет результатов>"),
    .init(
      .moreResults,
      "+ {} More Results...",
      "+ {} weitere Ergebnisse...",
      "+ {} дополнительных результатов..."
    ),
    .init(
      .manyResults,
      "+ Many More ({}+) Results...",
      "+ Viele weitere ({}+) Ergebnisse...",
      "+ Много ({}+) дополнительных результатов..."
    ),
    .init(.noneRotor, "None", "Keine", "Нет"),
    .init(.linksOption, "Links", "Links", "Ссылки"),
    .init(.visitedLinksRotor, "Visited Links", "Besuchte Links", "Посещенные ссылки"),
    .init(.headingsOption, "Headings", "Überschriften", "Заголовки"),
    .init(.headingLevelRotor, "Heading {}", "Überschrift {}", "Заголовок {}"),
    .init(.boldTextRotor, "Bold Text", "Fettdruck", "Жирный текст"),
    .init(.italicTextRotor, "Italic Text", "Kursivdruck", "Курсив"),
    .init(.underlineTextRotor, "Underlined Text", "Unterstrichener Text", "Подчеркнутый текст"),
    .init(.misspelledWordsRotor, "Misspelled Words", "Rechtschreibfehler", "Слова с ошибками"),
    .init(.imagesOption, "Images", "Bilder", "Изображения"),
    .init(.textFieldsOption, "Text Fields", "Textfelder", "Текстовые поля"),
    .init(.tablesOption, "Tables", "Tabellen", "Таблицы"),
    .init(.listsOption, "Lists", "Listen", "Списки"),
    .init(.landmarksOption, "Landmarks", "Orientierungspunkte", "Ориентиры"),
    .init(
      .unknownRotor,
      "Unknown Rotor Type, Raw value: {}",
      "Unbekannter Rotor-Typ, Rohwert: {}",
      "Неизвестный тип ротора, значение: {}"
    ),
  ]
}
