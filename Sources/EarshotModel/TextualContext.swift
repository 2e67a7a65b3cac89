/// What kind of text an element holds.
public enum TextualContext: String, CaseIterable, Hashable, Sendable {
  /// A document.
  case wordProcessing
  /// A book.
  case narrative
  /// Messages.
  case messaging
  /// A table of numbers.
  case spreadsheet
  /// File names.
  case fileSystem
  /// Program text; all punctuation is read.
  case sourceCode
  /// Output of a console.
  case console
}
