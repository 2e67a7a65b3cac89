extension Phrase {
  /// The name of a mark, as it is spoken where a text is read character by character.
  ///
  /// - Source: our choice, from general knowledge.
  init?(mark: Character) {
    guard let phrase = Self.marks[mark] else { return nil }
    self = phrase
  }

  private static let marks: [Character: Phrase] = [
    ".": .dot,
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
