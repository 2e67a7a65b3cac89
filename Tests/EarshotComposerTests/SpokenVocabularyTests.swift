import EarshotModel
import EarshotFocusEngine
import Testing

@testable import EarshotComposer

@Suite("The spoken style's words")
struct SpokenVocabularyTests {
  @Test("are the snapshot strings without their stop, corrected", arguments: rows)
  func word(row: Row) {
    #expect(Words(style: .spoken, language: "en")(row.phrase) == row.english)
    #expect(Words(style: .spoken, language: "de")(row.phrase) == row.german)
    #expect(Words(style: .spoken, language: "ru")(row.phrase) == row.russian)
  }

  @Test(
    "are known in English without exception",
    arguments: Phrase.allCases.filter { $0 != .textAreaHint }
  )
  func english(phrase: Phrase) {
    let said = Words(style: .spoken, language: "en").say(phrase)
    #expect(!said.text.isEmpty)
    #expect(said.isSourced)
  }

  @Test(
    "are known in other languages to the extent that sources have them",
    arguments: [
      ("zh-Hans", Phrase.button, "按钮"), ("zh-Hans", .link, "链接"), ("zh-Hans", .heading, "标题"),
      ("zh-Hans", .image, "图像"), ("zh-Hans", .adjustable, "可调"),
      ("zh-Hans", .selected, "已选定"), ("zh-Hans", .dimmed, "变暗"),
      ("zh-Hans", .switchButton, "切换按钮"), ("zh-Hans", .searchField, "搜索栏"),
      ("zh-Hans", .popUpButton, "弹出式按钮"), ("zh-Hans", .toggleHint, "轻点两下来切换设置"),
      ("zh-Hans", .adjustHint, "用一个手指上下轻扫来调整值"), ("zh-CN", .button, "按钮"),
      ("ja", .button, "ボタン"), ("ja", .heading, "見出し"), ("ja", .dimmed, "無効の"),
      ("ja", .landmarkStart, "ランドマーク"), ("vi", .button, "nút"), ("vi", .image, "hình ảnh"),
      ("vi", .switchButton, "nút chuyển đổi"),
      ("vi", .toggleHint, "Nhấn đúp để chuyển đổi cài đặt"), ("fr", .button, "bouton"),
      ("fr", .link, "lien"), ("fr", .heading, "en-tête"), ("fr", .adjustable, "ajustable"),
      ("fr", .secureValue, "{} puces"), ("fr", .dimmed, "estompé"),
    ]
  )
  func partial(language: String, phrase: Phrase, word: String) {
    let said = Words(style: .spoken, language: language).say(phrase)
    #expect(said.text == word)
    #expect(said.isSourced)
  }

  @Test(
    "are English if they aren't known, and their rule says so",
    arguments: ["vi", "fr", "ja", "zh-Hans", "es", "tlh"]
  )
  func unknown(language: String) throws {
    let composer = Composer(style: .spoken, language: language)
    let part = try #require(composer.utterance(for: .of(.textField)).parts.first)
    #expect(part.text == "Text field")
    #expect(part.rule.source == "unsourced")
    #expect(part.rule.sentence.contains("'\(language)'"))
  }

  @Test("of a German level are English, because no source has them")
  func headingLevel() {
    let description = ElementDescription.of(.header, "Titel") { $0.level = 2 }
    let said = Composer(style: .spoken, language: "de").utterance(for: description)
    #expect(said.text == "Titel, Heading level 2")
    #expect(said.parts.last?.rule.source == "unsourced")
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

  static let rows: [Row] = [
    .init(.selected, "Selected", "Auswahl", "Выбрано"),
    .init(.dimmed, "dimmed", "grau dargestellt", "недоступно"),
    .init(.on, "on", "ein", "вкл."),
    .init(.off, "off", "aus", "выкл."),
    .init(.mixed, "mixed", "gemischt", "смешанно"),
    .init(.isEditing, "is editing", "bearbeiten", "идет правка"),
    .init(.button, "Button", "Taste", "Кнопка"),
    .init(.backButton, "Back button", "Zurück Taste", "Кнопка назад"),
    .init(.tab, "Tab", "Tabulator", "Вкладка"),
    .init(.heading, "Heading", "Überschrift", "Заголовок"),
    .init(.link, "Link", "Hyperlink", "Ссылка"),
    .init(.image, "Image", "Bild", "Изображение"),
    .init(.adjustable, "Adjustable", "Einstellbar", "Элемент регулировки"),
    .init(.searchField, "Search field", "Suchfeld", "Поле поиска"),
    .init(.switchButton, "Switch button", "Umschalttaste", "Кнопка-переключатель"),
    .init(.textField, "Text field", "Textfeld", "Текстовое поле"),
    .init(
      .secureTextField,
      "Secure text field",
      "Sicheres Textfeld",
      "Защищённое текстовое поле"
    ),
    .init(.series, "{} of {}", "{} von {}", "{} из {}"),
    .init(.rowSpan, "Spans {} rows", "Umfasst {} Zeilen", "Охватывает строк: {}"),
    .init(.columnSpan, "Spans {} columns", "Umfasst {} Spalten", "Охватывает столбцов: {}"),
    .init(.row, "Row {}", "Zeile {}", "Ряд {}"),
    .init(.column, "Column {}", "Spalte {}", "Столбец {}"),
    .init(.listStart, "List start", "Anfang der Liste", "Начало списка"),
    .init(.listEnd, "List end", "Ende der Liste", "Конец списка"),
    .init(.landmarkStart, "Landmark", "Orientierungspunkt", "Ориентир"),
    .init(.landmarkEnd, "End", "Ende", "Конец"),
    .init(.actionsAvailable, "Actions available", "Aktionen verfügbar", "Доступны действия"),
    .init(
      .moreContentAvailable,
      "More content available",
      "Weitere Inhalte verfügbar",
      "Доступно больше контента"
    ),
    .init(
      .editHint,
      "Double tap to edit.",
      "Zum Bearbeiten doppeltippen.",
      "коснитесь дважды, чтобы редактировать."
    ),
    .init(
      .editingHint,
      "Use the rotor to access Misspelled Words",
      "Den Rotor für den Zugriff auf „Rechtschreibfehler“ verwenden",
      "Используйте ротор для доступа к объекту: Слова с ошибками."
    ),
    .init(
      .toggleHint,
      "Double tap to toggle setting.",
      "Zum Umschalten Doppeltippen.",
      "Коснитесь дважды, чтобы переключить настройку."
    ),
    .init(
      .adjustHint,
      "Swipe up or down with one finger to adjust the value.",
      "Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.",
      "Смахните вверх или вниз одним пальцем, чтобы настроить значение."
    ),
  ]

  @Test("have no Latin letter in a Russian word")
  func mendedLetters() {
    for (phrase, wording) in Vocabulary.russian.wordings {
      let letters = (wording.spoken ?? "").unicodeScalars.filter(\.properties.isAlphabetic)
      #expect(letters.allSatisfy { $0.value > 0x7F }, "\(phrase)")
    }
    #expect(Vocabulary.russian.wordings.count { $0.1.spoken != nil } > 40)
  }

  @Test("are in the element's language, or in the composer's")
  func languageOfElement() {
    let composer = Composer(style: .spoken, language: "de")
    #expect(composer.utterance(for: .of(.button, "OK")).text == "OK, Taste")
    let description = ElementDescription.of(.button, "OK") { $0.language = "ru" }
    #expect(composer.utterance(for: description).text == "OK, Кнопка")
  }
}
