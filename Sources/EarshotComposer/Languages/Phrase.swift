import EarshotFocusEngine

/// One of VoiceOver's own phrases, which has a wording in each language.
///
/// `{}` in a wording is a placeholder, which is filled in when VoiceOver says the phrase.
///
/// - Source: VOICEOVER.md, chapter 14, whose order the cases keep.
enum Phrase: Int, CaseIterable, Hashable, Sendable {
  // States.
  case selected, selectedPrefix, dimmed, on, off, mixed, isEditing, draggable, expanded, collapsed

  // Roles.
  case button, backButton, backWord, tab, heading, headingLevel, link, image, adjustable
  case searchField, switchButton, textField, secureTextField, popUpButton, pickerItem
  case decrement, increment, tabBar
  case dismissMenu, dismissPopup, sheetGrabber, progressLabel, inProgress, datePickerLabel

  // Places.
  case series, rowSpan, columnSpan, row, column, rowHeader, columnHeader
  case possibly, possibleText, alert, minuteUnit
  case listStart, listEnd, landmarkStart, landmarkEnd, page

  // Text.
  case characterMode, wordMode, lineMode, insertionPointAtEnd, insertionPointAtStart
  case oneCharacter, secureValue, capital, space, newLine, tabCharacter

  // The names of punctuation marks.
  case period, comma, colon, semicolon, questionMark, exclamationPoint, dash, apostrophe, quote
  case leftParen, rightParen, slash, at, number, percent, ampersand, asterisk, plus, equals
  case underline, leftBracket, rightBracket, leftBrace, rightBrace, lessThan, greaterThan
  case backslash, verticalBar, tilde, caret, bullet, dollarSign, euroSign, poundSign, rubleSign

  // Hints.
  case adjustHint, toggleHint, editHint, editingHint, textAreaHint, directTouchHint
  case customRotorsHint, customActionsHint, pickerHint, expandHint, collapseHint

  // Cues and entries.
  case actionsAvailable, moreContentAvailable, defaultAction
  case drag, drop, dropReady, dropComplete

  // The names of rotor settings.
  case adjustValueOption, charactersOption, wordsOption, linesOption, speakingRateOption
  case volumeOption, punctuationOption, hintsOption, containersOption, headingsOption, linksOption
  case buttonsOption, formControlsOption, textFieldsOption, imagesOption, tablesOption, listsOption
  case landmarksOption, editOption, textSelectionOption
  case moreContentOption, audioGraphOption, zoomOption, actionsOption

  // Audio graphs.
  case describeChart, playAudioGraph, chartDetails, chartComplete, dataPoint

  // The entries of the rotor for editing.
  case selectEntry, selectAllEntry, cutEntry, copyEntry, pasteEntry, cutText, copiedText

  // Rotor searches that find nothing.
  case containerNotFound, headingNotFound, linkNotFound, buttonNotFound, formControlNotFound
  case textFieldNotFound, imageNotFound, tableNotFound, listNotFound, landmarkNotFound

  // The rotors of UIKit's own types, and the text that Earshot prints for their results.
  case noneRotor, visitedLinksRotor, headingLevelRotor, boldTextRotor, italicTextRotor
  case underlineTextRotor, misspelledWordsRotor, unknownRotor
  case noResults, moreResults, manyResults

  // Settings.
  case screenCurtainOn, screenCurtainOff, speechOn, speechOff, voiceOverOn, voiceOverOff,
    startingHelp, stoppingHelp, copied
  case noPunctuation, somePunctuation, allPunctuation
}

extension RotorItem {
  /// The phrase for the name of the setting, or `nil` for a custom rotor, which has its own name.
  var phrase: Phrase? {
    switch self {
    case .adjustValue: .adjustValueOption
    case .characters: .charactersOption
    case .words: .wordsOption
    case .lines: .linesOption
    case .speakingRate: .speakingRateOption
    case .volume: .volumeOption
    case .punctuation: .punctuationOption
    case .hints: .hintsOption
    case .containers: .containersOption
    case .search(let search): search.phrases.option
    case .misspelledWords: .misspelledWordsRotor
    case .edit: .editOption
    case .textSelection: .textSelectionOption
    case .moreContent: .moreContentOption
    case .audioGraph: .audioGraphOption
    case .zoom: .zoomOption
    case .actions: .actionsOption
    case .custom: nil
    }
  }
}

extension RotorItem.Search {
  /// The phrases for the name of the search, and for a search that finds nothing.
  var phrases: (option: Phrase, notFound: Phrase) {
    switch self {
    case .headings: (.headingsOption, .headingNotFound)
    case .links: (.linksOption, .linkNotFound)
    case .buttons: (.buttonsOption, .buttonNotFound)
    case .formControls: (.formControlsOption, .formControlNotFound)
    case .textFields: (.textFieldsOption, .textFieldNotFound)
    case .images: (.imagesOption, .imageNotFound)
    case .tables: (.tablesOption, .tableNotFound)
    case .lists: (.listsOption, .listNotFound)
    case .landmarks: (.landmarksOption, .landmarkNotFound)
    }
  }
}

extension Phrase {
  /// Creates the phrase for the name of a punctuation mark, or returns `nil` for any other
  /// character.
  ///
  /// VoiceOver says the name when it reads text character by character.
  ///
  /// - Source: RZUtils#173 for the period, openradar#15663 for signs of currencies, Dodo Pizza article
  ///   (ru) for the ruble's; the rest is our choice, from general knowledge.
  /// - Rule: ``SpeechRule/markName``
  init?(mark: Character) {
    guard let phrase = Self.marks[mark] else { return nil }
    self = phrase
  }

  private static let marks: [Character: Phrase] = [
    ".": .period,
    ",": .comma,
    ":": .colon,
    ";": .semicolon,
    "?": .questionMark,
    "!": .exclamationPoint,
    "-": .dash,
    "'": .apostrophe,
    "\"": .quote,
    "(": .leftParen,
    ")": .rightParen,
    "/": .slash,
    "@": .at,
    "#": .number,
    "%": .percent,
    "&": .ampersand,
    "*": .asterisk,
    "+": .plus,
    "=": .equals,
    "_": .underline,
    "[": .leftBracket,
    "]": .rightBracket,
    "{": .leftBrace,
    "}": .rightBrace,
    "<": .lessThan,
    ">": .greaterThan,
    "\\": .backslash,
    "|": .verticalBar,
    "~": .tilde,
    "^": .caret,
    "•": .bullet,
    "$": .dollarSign,
    "€": .euroSign,
    "£": .poundSign,
    "₽": .rubleSign,
    "\u{2019}": .apostrophe,
    "\u{2018}": .apostrophe,
    "\u{201C}": .quote,
    "\u{201D}": .quote,
    "\u{201E}": .quote,
    "\u{2010}": .dash,
    "\u{2013}": .dash,
    "\u{2014}": .dash,
  ]
}
