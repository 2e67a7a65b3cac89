/// A format for describing an app in text, with its detection and its reader.
///
/// To add a format, add a case here. The compiler then requires a test for the beginning of text in
/// this format, and a reader. ``FileKind`` defines the file extensions.
package enum AppForm: CaseIterable, Sendable {
  /// XML, which only other tools write.
  case xml
  /// JSON, in Earshot's own format or another tool's.
  case json
  /// The notation, which is also the default if no other format matches.
  case notation

  /// Determines the format of text from its beginning, if its name allows more than one format.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text that is examined: spaces and the
  ///   bytes after them.
  package init(of text: SourceText) {
    let forms = AppForm.forms(ofName: text.name)
    self = forms.dropLast().first { $0.isBegun(by: text) } ?? forms.last ?? .notation
  }

  /// Returns the formats that text with the given name can have.
  ///
  /// The last one is the default. Standard input (`-`) and files with a name of an unknown kind can
  /// have any format.
  package static func forms(ofName name: some StringProtocol) -> [AppForm] {
    switch FileKind(ofName: name)?.content {
    case .app(let forms): forms
    case nil: allCases
    case .sessions: [.notation]
    }
  }

  /// Returns whether the beginning of text suggests this format.
  private func isBegun(by text: SourceText) -> Bool {
    switch self {
    case .xml: text.start.first == UInt8(ascii: "<")
    case .json: text.start.first?.opensJSON ?? false
    case .notation: true
    }
  }

  /// Reads text in this format into the parser, which combines the files of an app.
  ///
  /// If the text may be in another tool's format, the reader for other tools' formats gets it
  /// first.
  func read(
    _ text: SourceText,
    number: Int,
    into parser: inout ScreenParser,
    foreign: inout (any ForeignReader)?
  ) {
    switch self {
    case .xml:
      let app = foreign?.read(text: text, number: number)
      parser.adopt(
        app ?? .unread(text.start.isEmpty ? .emptyExport : .noReaderOfXML, number: number),
        number: number
      )
      parser.hideTextOfStranger(text, number: number)
    case .json:
      parser.readJSON(text, number: number, foreign: &foreign)
      parser.hideTextOfStranger(text, number: number)
    case .notation:
      let mayBeForeign = FileKind(ofName: text.name) == nil || text.disclosure == .byBeginning
      if mayBeForeign, let app = foreign?.read(text: text, number: number) {
        parser.adopt(app, number: number)
      } else {
        parser.read(text, number: number)
        parser.hideTextOfStranger(text, number: number)
      }
    }
  }
}

extension ScreenParser {
  /// Replaces the errors of a file with one that doesn't quote the file, if neither its name nor
  /// its beginning indicates that it's for Earshot.
  fileprivate mutating func hideTextOfStranger(_ text: SourceText, number: Int) {
    guard diagnostics.hasErrors, !text.isDisclosed else { return }
    diagnostics.replaceErrors(of: number, by: .ofForeignFile(.stranger, source: number))
  }
}

extension SourceText {
  /// The bytes, starting at the first one that's neither whitespace nor part of a byte order mark.
  fileprivate var start: ArraySlice<UInt8> {
    let marks = utf8.starts(with: LineRanges.byteOrderMark) ? LineRanges.byteOrderMark.count : 0
    return utf8[marks...].drop { $0.isBlank || $0 == 0x0A || $0 == 0x0D }
  }
}

extension UInt8 {
  /// Whether this byte can begin JSON text that describes an app.
  package var opensJSON: Bool { self == UInt8(ascii: "{") || self == UInt8(ascii: "[") }
}

extension Diagnostic.Message {
  fileprivate static var stranger: Self {
    """
    this file doesn't describe an app; if it should, give it the extension '.screen', '.json', or \
    '.xml' to see its errors
    """
  }

  fileprivate static var emptyExport: Self {
    "the file is empty; bring the app to the foreground, and repeat the export"
  }

  fileprivate static var noReaderOfXML: Self {
    "this file is XML from another tool; to read it, pass a reader for its format"
  }
}
