import EarshotModel

extension Vocabulary {
  /// VoiceOver's words in Russian.
  ///
  /// The snapshot strings keep the mistakes of the model. The spoken strings correct them.
  ///
  /// The model swaps the two spans and uses three Latin letters in the editing hint. The table
  /// writes these letters as escapes, so you can see them.
  static let russian = Vocabulary(
    rule: Rule(
      "for Russian, Earshot uses the phrases of the snapshot style, corrected for speech",
      source: "VOICEOVER.md 14.1 (AccessibilitySnapshot) and 14.2 (our choice)"
    ),
    wordings: [
      .selected: Wording("Выбрано.", spoken: "Выбрано"),
      .selectedPrefix: .both("Выбрано: {}"),
      .dimmed: Wording("Недоступно.", spoken: "недоступно"),
      .on: Wording("Вкл.", spoken: "вкл."),
      .off: Wording("Выкл.", spoken: "выкл."),
      .mixed: Wording("Смешанно.", spoken: "смешанно"),
      .isEditing: Wording("Идет правка", spoken: "идет правка"),

      .button: Wording("Кнопка.", spoken: "Кнопка"),
      .backButton: Wording("Кнопка назад.", spoken: "Кнопка назад"),
      .backWord: .both("назад"),
      .tab: Wording("Вкладка.", spoken: "Вкладка"),
      .heading: Wording("Заголовок.", spoken: "Заголовок"),
      .link: Wording("Ссылка.", spoken: "Ссылка"),
      .image: Wording("Изображение.", spoken: "Изображение"),
      .adjustable: Wording("Элемент регулировки.", spoken: "Элемент регулировки"),
      .searchField: Wording("Поле поиска.", spoken: "Поле поиска"),
      .switchButton: Wording("Кнопка-переключатель.", spoken: "Кнопка-переключатель"),
      .textField: Wording("текстовое поле.", spoken: "Текстовое поле"),
      .secureTextField: Wording("Защищённое текстовое поле.", spoken: "Защищённое текстовое поле"),

      .series: Wording("{} из {}.", spoken: "{} из {}"),
      .rowSpan: Wording("Охватывает столбцов: {}.", spoken: "Охватывает строк: {}"),
      .columnSpan: Wording("Охватывает строк: {}.", spoken: "Охватывает столбцов: {}"),
      .row: Wording("Ряд {}.", spoken: "Ряд {}"),
      .column: Wording("Столбец {}.", spoken: "Столбец {}"),
      .listStart: Wording("Начало списка.", spoken: "Начало списка"),
      .listEnd: Wording("Конец списка.", spoken: "Конец списка"),
      .landmarkStart: Wording("Ориентир.", spoken: "Ориентир"),
      .landmarkEnd: Wording("Конец строки.", spoken: "Конец"),

      .adjustHint: .both("Смахните вверх или вниз одним пальцем, чтобы настроить значение."),
      .toggleHint: .both("Коснитесь дважды, чтобы переключить настройку."),
      .editHint: Wording(
        "коснитесь дважды, чтобы редактировать",
        spoken: "коснитесь дважды, чтобы редактировать."
      ),
      .editingHint: Wording(
        "Используйте ротор для доступа к \u{6F}бъ\u{65}кту: \u{43}лова с ошибками",
        spoken: "Используйте ротор для доступа к объекту: Слова с ошибками."
      ),
      .textAreaHint: Wording(
        "коснитесь дважды, чтобы редактировать., "
          + "Используйте ротор для доступа к \u{6F}бъ\u{65}кту: \u{43}лова с ошибками"
      ),

      .actionsAvailable: .both("Доступны действия"),
      .moreContentAvailable: .both("Доступно больше контента"),

      .headingsOption: .both("Заголовки"),
      .linksOption: .both("Ссылки"),
      .textFieldsOption: .both("Текстовые поля"),
      .imagesOption: .both("Изображения"),
      .tablesOption: .both("Таблицы"),
      .listsOption: .both("Списки"),
      .landmarksOption: .both("Ориентиры"),

      .noneRotor: .both("Нет"),
      .visitedLinksRotor: .both("Посещенные ссылки"),
      .headingLevelRotor: .both("Заголовок {}"),
      .boldTextRotor: .both("Жирный текст"),
      .italicTextRotor: .both("Курсив"),
      .underlineTextRotor: .both("Подчеркнутый текст"),
      .misspelledWordsRotor: .both("Слова с ошибками"),
      .unknownRotor: .both("Неизвестный тип ротора, значение: {}"),
      .noResults: .both("<нет результатов>"),
      .moreResults: .both("+ {} дополнительных результатов..."),
      .manyResults: .both("+ Много ({}+) дополнительных результатов..."),
    ]
  )
}
